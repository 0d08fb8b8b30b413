import { COLOURS, darker, lighter } from '../colours'
import { disc, fir, glassOn, line, panes, person, rect, roundTree, shape, times } from '../shapes'
import { GROUND, LIT, type Scene } from './scene'

/** A clinic with a cross on its tower. */
export const clinic: Scene = ({ own }, random) => {
  const wing = (x: number, width: number, top: number, colour: string, columns: number, rows: number) =>
    rect(x, top, width, GROUND - top, colour) +
    panes({ x: x + 10, y: top + 8, width: width - 20, height: GROUND - top - 56, columns, rows }, glassOn(colour), () =>
      random.chance(LIT),
    )
  const cross = rect(664, 78, 22, 66, COLOURS.white) + rect(642, 100, 66, 22, COLOURS.white)
  return (
    wing(170, 410, 140, COLOURS.white, 9, 3) +
    wing(580, 190, 60, own, 4, 5) +
    rect(630, 66, 90, 92, own) +
    cross +
    wing(790, 260, 186, lighter(own, 0.72), 6, 2) +
    rect(330, 276, 80, 44, own) +
    person(470, GROUND, 60, own) +
    person(512, GROUND, 52, COLOURS.orange) +
    roundTree(104, GROUND, 130, COLOURS.green) +
    roundTree(1110, GROUND, 110, lighter(COLOURS.green, 0.2))
  )
}

/** A house for children with a slide and swings. */
export const playground: Scene = ({ own }) => {
  const house =
    shape('M180 200l240-104 240 104z', COLOURS.orange) +
    rect(204, 200, 432, 120, COLOURS.white) +
    times(4, (i) =>
      disc(270 + i * 100, 256, 28, [COLOURS.petrol, COLOURS.yellow, COLOURS.red, COLOURS.green][i] ?? own),
    )
  const slide = line('M760 320V176M760 190l150 126', COLOURS.blue, 11) + rect(720, 164, 80, 14, COLOURS.red)
  const swing =
    line('M980 320l24-110h110l24 110M1034 210v64M1084 210v64', darker(own, 0.6), 7) +
    rect(1022, 272, 74, 10, COLOURS.orange)
  return (
    house +
    slide +
    swing +
    person(690, GROUND, 56, own) +
    person(840, GROUND, 38, COLOURS.red) +
    person(930, GROUND, 36, COLOURS.yellow) +
    roundTree(100, GROUND, 150, COLOURS.green)
  )
}

/** Quay, crane and a ship with containers. */
export const harbour: Scene = ({ own }) => {
  const box = (x: number, y: number, colour: string) =>
    rect(x, y, 84, 40, colour) + times(4, (i) => rect(x + 10 + i * 18, y + 6, 6, 28, lighter(colour, 0.25)))
  const boxes =
    box(100, 262, COLOURS.orange) +
    box(192, 262, own) +
    box(284, 262, COLOURS.red) +
    box(146, 220, lighter(own, 0.5)) +
    box(238, 220, COLOURS.green)
  const crane =
    line('M480 304V70h270M480 122h90l-90-52M664 72v88', darker(own, 0.65), 10) +
    rect(634, 158, 60, 34, COLOURS.orange) +
    line('M430 304h104', darker(own, 0.65), 12)
  const ship =
    shape('M690 268h430l-44 66H738z', darker(own, 0.65)) +
    rect(980, 198, 96, 70, COLOURS.white) +
    rect(996, 212, 20, 16, lighter(own, 0.5)) +
    rect(1036, 212, 20, 16, lighter(own, 0.5)) +
    rect(770, 226, 80, 42, COLOURS.green) +
    rect(856, 226, 80, 42, COLOURS.orange) +
    rect(812, 184, 80, 42, COLOURS.red)
  const waves = line(`M0 354${times(20, (i) => `q15 ${i % 2 ? 12 : -12} 30 0t30 0`)}`, lighter(own, 0.75), 4)
  return rect(0, 302, 1200, 98, lighter(own, 0.3)) + boxes + crane + ship + waves
}

/** A lorry on the road in front of a town. */
export const road: Scene = ({ own }, random) => {
  const town = times(6, (i) => {
    const [x, width, height] = [40 + i * 200, 130, 90 + random.int(0, 110)]
    const wall = lighter(COLOURS.slate, 0.5 + i * 0.05)
    return (
      rect(x, GROUND - height, width, height, wall) +
      panes(
        {
          x: x + 8,
          y: GROUND - height + 8,
          width: width - 16,
          height: height - 40,
          columns: 4,
          rows: Math.max(1, Math.floor(height / 48)),
        },
        glassOn(COLOURS.white),
        () => random.chance(LIT),
      )
    )
  })
  const lorry =
    rect(430, 176, 270, 122, COLOURS.white) +
    rect(430, 222, 270, 24, own) +
    shape('M710 208h70l46 46v44H710z', own) +
    shape('M728 220h44l30 32h-74z', lighter(own, 0.75)) +
    [496, 560, 774].map((x) => disc(x, 302, 26, COLOURS.night) + disc(x, 302, 10, COLOURS.fog)).join('')
  return (
    town +
    rect(0, 298, 1200, 102, darker(COLOURS.slate, 0.1)) +
    times(7, (i) => rect(20 + i * 180, 350, 96, 8, COLOURS.white)) +
    lorry
  )
}

/** Fields with a barn, trees and a wood. */
export const fields: Scene = (_, random) => {
  const soil = random.pick([COLOURS.green, COLOURS.orange, COLOURS.brown])
  const strips = times(6, (i) =>
    shape(`M${-280 + i * 320} 400L${20 + i * 240} 236h140L${-20 + i * 300} 400z`, lighter(soil, i % 2 ? 0.4 : 0.6)),
  )
  const barn =
    rect(770, 134, 150, 104, COLOURS.red) +
    shape('M756 136l90-72 90 72z', COLOURS.deep) +
    rect(822, 184, 48, 54, COLOURS.white)
  const silo = rect(950, 116, 46, 122, lighter(COLOURS.slate, 0.35)) + disc(973, 116, 23, lighter(COLOURS.slate, 0.5))
  const wood = times(7, (i) =>
    fir(60 + i * 46, 240, 70 + random.int(0, 60), i % 2 ? COLOURS.green : lighter(COLOURS.green, 0.2)),
  )
  return (
    rect(0, 230, 1200, 170, lighter(soil, 0.5)) +
    strips +
    wood +
    barn +
    silo +
    roundTree(600, 240, 84, COLOURS.green) +
    roundTree(1090, 240, 110, COLOURS.green)
  )
}
