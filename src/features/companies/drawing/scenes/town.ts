import { COLOURS, darker, lighter } from '../colours'
import { disc, gable, glassOn, line, panes, person, rect, roundTree, shape, times } from '../shapes'
import { GROUND, LIT, type Scene } from './scene'

/** A row of houses with gables. */
export const houses: Scene = ({ own }, random) => {
  const wall = [lighter(own, 0.15), COLOURS.white, lighter(own, 0.55), own, COLOURS.white, lighter(own, 0.35)]
  const row = [
    [80, 150, 140],
    [256, 170, 196],
    [470, 140, 120],
    [640, 180, 210],
    [862, 150, 150],
    [1040, 140, 186],
  ]
  return (
    row
      .map(([x = 0, width = 0, height = 0], i) => {
        const colour = wall[i] ?? own
        const top = GROUND - height
        const rows = Math.max(1, Math.round((height - 48) / 50))
        return (
          gable(x, top, width, i % 3 === 1 ? own : darker(own, 0.7)) +
          rect(x, top, width, height, colour) +
          panes(
            { x: x + 10, y: top + 8, width: width - 20, height: height - 56, columns: 3, rows },
            glassOn(colour),
            () => random.chance(LIT),
          ) +
          rect(x + width / 2 - 14, 278, 28, 42, darker(own, 0.7))
        )
      })
      .join('') +
    roundTree(36, GROUND, 96, COLOURS.green) +
    roundTree(446, GROUND, 78, lighter(COLOURS.green, 0.2)) +
    roundTree(838, GROUND, 90, COLOURS.green)
  )
}

/** Towers of glass. */
export const offices: Scene = ({ own }, random) => {
  const tower = (x: number, width: number, height: number, colour: string, columns: number, rows: number) =>
    rect(x, GROUND - height, width, height, colour) +
    panes(
      { x: x + 6, y: GROUND - height + 8, width: width - 12, height: height - 30, columns, rows },
      glassOn(colour),
      () => random.chance(LIT),
    )
  return (
    tower(110, 200, 230, own, 5, 7) +
    tower(350, 340, 150, lighter(own, 0.26), 8, 4) +
    tower(740, 150, 286, darker(own, 0.35), 4, 9) +
    tower(930, 190, 120, lighter(own, 0.5), 5, 3) +
    person(330, GROUND, 58, COLOURS.orange) +
    person(712, GROUND, 62, COLOURS.white) +
    roundTree(60, GROUND, 110, COLOURS.green) +
    roundTree(1160, GROUND, 92, COLOURS.green)
  )
}

/** A square with columns and a clock: banks, offices of a town, lawyers. */
export const square: Scene = ({ own }, random) => {
  const hall =
    shape('M400 170l200-90 200 90z', darker(own, 0.4)) +
    rect(410, 170, 380, 22, own) +
    times(6, (i) => rect(428 + i * 62, 192, 30, 110, COLOURS.white)) +
    rect(400, 300, 400, 20, lighter(own, 0.4)) +
    disc(600, 136, 22, COLOURS.white) +
    line('M600 136v-13M600 136h9', own, 3.5)
  const side = (x: number, colour: string) =>
    rect(x, 178, 190, 142, colour) +
    rect(x - 8, 164, 206, 18, darker(own, 0.6)) +
    panes({ x: x + 8, y: 188, width: 174, height: 88, columns: 4, rows: 2 }, glassOn(colour), () => random.chance(LIT))
  const tower =
    rect(880, 90, 84, 230, lighter(own, 0.2)) +
    gable(880, 90, 84, darker(own, 0.6)) +
    disc(922, 128, 24, COLOURS.white) +
    line('M922 128v-14M922 128l9 6', own, 4)
  return (
    side(150, lighter(own, 0.55)) +
    tower +
    side(990, COLOURS.white) +
    hall +
    person(350, GROUND, 60, COLOURS.orange) +
    person(842, GROUND, 62, own) +
    person(866, GROUND, 54, COLOURS.white) +
    roundTree(70, GROUND, 120, COLOURS.green)
  )
}

/** Shop windows under awnings. */
export const shops: Scene = ({ own }, random) => {
  const fronts: [number, number, string, string][] = [
    [60, 240, own, COLOURS.orange],
    [326, 300, COLOURS.white, COLOURS.red],
    [660, 240, lighter(own, 0.45), COLOURS.green],
    [930, 220, own, COLOURS.blue],
  ]
  return (
    fronts
      .map(([x, width, wall, awning], n) => {
        const top = n % 2 ? 120 : 90
        const stripes = times(8, (i) =>
          shape(
            `M${x + (i * width) / 8} 190h${width / 8}v24a${width / 16} ${width / 16} 0 0 1 ${-width / 8} 0z`,
            i % 2 ? COLOURS.white : awning,
          ),
        )
        return (
          rect(x, top, width, GROUND - top, wall) +
          panes({ x: x + 10, y: top + 8, width: width - 20, height: 76, columns: 4, rows: 1 }, glassOn(wall), () =>
            random.chance(LIT),
          ) +
          rect(x + 14, 214, width - 28, 106, lighter(COLOURS.blue, 0.78)) +
          stripes +
          rect(x + width / 2 - 2, 232, 4, 88, darker(own, 0.7))
        )
      })
      .join('') +
    person(312, GROUND, 60, COLOURS.orange) +
    person(644, GROUND, 64, COLOURS.petrol) +
    person(912, GROUND, 46, COLOURS.red) +
    roundTree(1172, GROUND, 100, COLOURS.green)
  )
}

/** An inn with shutters, a lime tree and parasols. */
export const inn: Scene = ({ own }) => {
  const house = shape('M262 172l114-92h208l114 92z', COLOURS.brown) + rect(290, 168, 380, 152, COLOURS.white)
  const shutters = times(
    5,
    (i) =>
      rect(322 + i * 68, 192, 34, 42, lighter(own, 0.5)) +
      rect(312 + i * 68, 192, 8, 42, own) +
      rect(358 + i * 68, 192, 8, 42, own),
  )
  const veranda =
    rect(690, 236, 230, 84, lighter(COLOURS.brown, 0.5)) +
    shape('M676 236l44-40h170l44 40z', COLOURS.brown) +
    times(4, (i) => rect(708 + i * 54, 252, 34, 36, i === 2 ? COLOURS.yellow : COLOURS.cream))
  const parasol = (x: number, colour: string) =>
    line(`M${x} 320v-70`, darker(own, 0.7), 5) + shape(`M${x - 46} 254a46 40 0 0 1 92 0z`, colour)
  return (
    house +
    shutters +
    rect(452, 252, 56, 68, COLOURS.brown) +
    veranda +
    parasol(1000, COLOURS.red) +
    parasol(1110, COLOURS.orange) +
    roundTree(170, GROUND, 230, COLOURS.green) +
    roundTree(70, GROUND, 130, lighter(COLOURS.green, 0.2)) +
    person(1054, GROUND, 54, own) +
    person(760, GROUND, 58, COLOURS.orange)
  )
}
