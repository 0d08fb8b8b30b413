import { COLOURS, darker, lighter } from '../colours'
import { disc, fir, gable, glassOn, line, panes, person, rect, roundTree, shape, times } from '../shapes'
import { GROUND, LIT, type Scene } from './scene'

/** A hall with a saw-tooth roof and a chimney. */
export const works: Scene = ({ own }) => {
  const hall =
    rect(400, 170, 640, 150, own) +
    times(5, (i) => shape(`M${400 + i * 128} 170v-64l128 64z`, lighter(own, i % 2 ? 0.14 : 0.24)))
  const glass = times(4, (i) => rect(448 + i * 148, 212, 96, 50, lighter(own, 0.72)))
  const chimney =
    rect(300, 56, 46, 264, darker(own, 0.3)) +
    rect(294, 46, 58, 14, darker(own, 0.7)) +
    rect(300, 96, 46, 9, COLOURS.orange)
  const annexe =
    rect(60, 214, 200, 106, lighter(own, 0.36)) + times(3, (i) => rect(80 + i * 60, 236, 42, 32, lighter(own, 0.8)))
  return (
    hall +
    glass +
    chimney +
    annexe +
    rect(430, 244, 78, 76, darker(own, 0.75)) +
    person(278, GROUND, 62, COLOURS.white) +
    person(380, GROUND, 58, COLOURS.orange) +
    roundTree(1110, GROUND, 96, COLOURS.green)
  )
}

/** A house in its shell under a crane. */
export const site: Scene = ({ own }, random) => {
  const shell = rect(520, 150, 400, 170, lighter(own, 0.3)) + times(3, (i) => rect(510, 146 + i * 60, 420, 12, own))
  const holes = times(12, (i) =>
    rect(
      548 + (i % 6) * 62,
      172 + Math.floor(i / 6) * 60,
      34,
      34,
      random.chance(LIT) ? COLOURS.yellow : darker(own, 0.5),
    ),
  )
  const crane =
    line('M320 320V60h430M320 60h-90M320 60l-70 34M320 26v34l200 2', darker(own, 0.7), 9) +
    line('M690 62v62', darker(own, 0.7), 4) +
    rect(654, 122, 72, 22, COLOURS.orange) +
    rect(214, 58, 44, 44, darker(own, 0.4))
  const scaffold =
    times(5, (i) => line(`M${944 + i * 34} 320V168`, darker(own, 0.5), 4)) +
    times(3, (i) => line(`M930 ${190 + i * 44}h160`, COLOURS.orange, 5))
  return (
    shell +
    holes +
    crane +
    scaffold +
    rect(90, 272, 120, 48, COLOURS.orange) +
    disc(118, 318, 20, COLOURS.night) +
    disc(182, 318, 20, COLOURS.night) +
    line('M200 280l50-34', darker(own, 0.7), 10) +
    person(460, GROUND, 60, COLOURS.yellow) +
    person(1000, 278, 52, COLOURS.white)
  )
}

/** Silos, a dairy and bottles on a belt. */
export const dairy: Scene = ({ own }, random) => {
  const silos = times(
    3,
    (i) => rect(150 + i * 96, 110, 80, 210, lighter(own, 0.62 - i * 0.14), 12) + rect(150 + i * 96, 150, 80, 12, own),
  )
  const hall =
    rect(480, 180, 420, 140, COLOURS.white) +
    rect(470, 166, 440, 22, own) +
    panes({ x: 490, y: 196, width: 400, height: 62, columns: 7, rows: 1 }, glassOn(COLOURS.white), () =>
      random.chance(LIT),
    )
  const bottles = times(
    7,
    (i) =>
      rect(950 + i * 32, 268, 18, 38, i % 3 === 1 ? COLOURS.orange : own, 6) +
      rect(955 + i * 32, 254, 8, 16, i % 3 === 1 ? COLOURS.orange : own, 2),
  )
  return (
    silos +
    hall +
    bottles +
    rect(930, 304, 250, 16, darker(own, 0.6)) +
    person(560, GROUND, 60, own) +
    person(900, GROUND, 58, COLOURS.orange) +
    roundTree(80, GROUND, 110, COLOURS.green)
  )
}

/** Benches with flasks, tubes and a screen. */
export const lab: Scene = ({ own }) => {
  const bench = rect(70, 262, 1060, 16, darker(own, 0.6)) + rect(70, 278, 1060, 42, COLOURS.white)
  const flask = (x: number, liquid: string) =>
    shape(`M${x} 128h44v48l48 86h-140l48-86z`, COLOURS.white) + shape(`M${x - 22} 216h88l26 46h-140z`, liquid)
  const tubes = times(
    4,
    (i) =>
      rect(520 + i * 48, 160, 28, 102, COLOURS.white, 14) +
      rect(
        520 + i * 48,
        196 + i * 12,
        28,
        66 - i * 12,
        [COLOURS.orange, own, COLOURS.green, COLOURS.red][i] ?? own,
        14,
      ),
  )
  const screen =
    rect(760, 140, 190, 116, lighter(own, 0.25), 8) +
    rect(774, 154, 162, 82, COLOURS.night) +
    line('M784 212l28-26 24 18 32-36 28 30 28-10', '#6fd7ce', 5) +
    rect(840, 254, 30, 10, darker(own, 0.6))
  return (
    bench +
    flask(190, own) +
    flask(360, COLOURS.orange) +
    tubes +
    screen +
    person(1040, 262, 124, COLOURS.white) +
    person(1100, 262, 112, own)
  )
}

/** Turbines on hills and panels in front of them. */
export const wind: Scene = ({ own }) => {
  const hills = shape('M-60 320l330-110 350 110zM430 320l360-140 480 140z', lighter(own, 0.5))
  const turbine = (x: number, y: number, size: number, turn: number) =>
    line(`M${x} ${y}V320`, COLOURS.white, 8) +
    times(
      3,
      (i) =>
        `<path d="M${x} ${y}q${size * 0.12} ${-size * 0.4} 0 ${-size}q${-size * 0.1} ${size * 0.6} 0 ${size}z" fill="#fff" transform="rotate(${turn + i * 120} ${x} ${y})"/>`,
    ) +
    disc(x, y, 8, darker(own, 0.7))
  const panels = times(5, (i) => shape(`M${600 + i * 84} 320l26-50h52l-26 50z`, COLOURS.blue))
  return (
    hills +
    turbine(240, 150, 110, 10) +
    turbine(560, 110, 140, 50) +
    turbine(900, 130, 120, 85) +
    turbine(1090, 180, 84, 20) +
    panels +
    fir(90, GROUND, 100, own) +
    fir(140, GROUND, 74, lighter(own, 0.2)) +
    gable(410, 286, 60, COLOURS.red) +
    rect(410, 286, 60, 34, COLOURS.white)
  )
}
