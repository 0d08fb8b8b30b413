import type { Random } from '~/lib/random'
import type { Palette } from '../colours'

/** What stands on the ground (y = 320) of a picture of 1200 × 400. */
export type Scene = (palette: Palette, random: Random) => string

export const GROUND = 320
/** Windows with light. */
export const LIT = 0.2
