import { blend, COLOURS, darker, lighter } from './colours'

/** Elements of an SVG. All values are ours: no text of a person ever comes in here. */
export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  const corner = round > 0 ? ` rx="${round}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${fill}"/>`
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

export function line(path: string, stroke: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Repeats with the index, e.g. four windows. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export type Grid = { x: number; y: number; width: number; height: number; columns: number; rows: number }

/** Windows in rows; some are lit. */
export function panes(grid: Grid, glass: string, isLit: () => boolean): string {
  const [w, h] = [grid.width / grid.columns, grid.height / grid.rows]
  return times(grid.columns * grid.rows, (index) => {
    const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)]
    const fill = isLit() ? COLOURS.yellow : glass
    return rect(grid.x + (column + 0.2) * w, grid.y + (row + 0.2) * h, w * 0.6, h * 0.6, fill)
  })
}

/** Feet at x, y. */
export function person(x: number, y: number, height: number, coat: string): string {
  const half = height * 0.19
  const body = `M${short(x - half)} ${y}v${short(-height * 0.5)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0v${short(height * 0.5)}z`
  return disc(x, y - height * 0.84, height * 0.13, COLOURS.night) + shape(body, coat)
}

export function roundTree(x: number, y: number, height: number, crown: string): string {
  const trunk = rect(x - 3, y - height * 0.4, 6, height * 0.4, darker(crown, 0.4))
  return trunk + disc(x, y - height * 0.66, height * 0.34, crown)
}

export function fir(x: number, y: number, height: number, crown: string): string {
  const half = height * 0.3
  const tip = `M${short(x)} ${short(y - height)}l${short(half)} ${short(height * 0.86)}h${short(-half * 2)}z`
  return rect(x - 4, y - height * 0.16, 8, height * 0.16, darker(crown, 0.4)) + shape(tip, crown)
}

/** A gable in 45 degrees above a wall; x, y is the wall's upper left. */
export function gable(x: number, y: number, width: number, roof: string): string {
  return shape(`M${x - 8} ${y}l${width / 2 + 8} ${-(width / 2 + 8)} ${width / 2 + 8} ${width / 2 + 8}z`, roof)
}

/** Glass in front of a wall of this colour. */
export function glassOn(wall: string): string {
  return wall === COLOURS.white ? blend(COLOURS.sky, COLOURS.blue, 0.18) : lighter(wall, 0.7)
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
