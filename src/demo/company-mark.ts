import { COLOURS, type Palette } from '~/features/companies/drawing/colours'
import { rect } from '~/features/companies/drawing/shapes'

/** What a mark is drawn with; at most three colours with the tile. */
export type MarkInk = { ink: string; accent: string; tile: string }
/** A sign on a tile of 40 × 40; strokes of 2.4 to 5, so that it can be read at 16 px. */
export type MarkSign = (ink: MarkInk) => string

/** A mark as SVG: the sign in white on the company's colour, or in its colour on a light tile. */
export function companyMark({ own, sky }: Palette, sign: MarkSign, isLight: boolean): string {
  const ink: MarkInk = isLight
    ? { tile: sky, ink: own, accent: COLOURS.orange }
    : { tile: own, ink: COLOURS.white, accent: COLOURS.yellow }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${rect(0, 0, 40, 40, ink.tile)}${sign(ink)}</svg>`
}
