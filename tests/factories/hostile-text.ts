import { createRandom, type Random } from '~/lib/random'
import { hostileNames } from './hostile-names'

/** Texts that grow without a place to break, or in every way at once. */
const UNITS = ['W', 'Wort ', 'Ä', 'Щ', '東', '🚀', '"', ';', '/', '&', "'", 'ß', 'ﷺ', 'a\u0301', '한']

/** As long as a field allows, in UTF-16 units; never half a character. */
export function longest(unit: string, max: number): string {
  return unit.repeat(Math.floor(max / unit.length)).trim()
}

/**
 * What a person may type into a field of `max` UTF-16 units: names of any script, with pictures and characters that
 * programs interpret, sometimes with the maximum length. The same for the same seed.
 */
export function hostileTexts(seed: string) {
  const random = createRandom(seed)
  return { random, text: (max: number) => hostileText(random, max) }
}

function hostileText(random: Random, max: number): string {
  if (random.chance(0.25)) return longest(random.pick(UNITS), max)
  const [name = ''] = hostileNames(1, random.int(0, 1_000_000))
  return [...name].reduce((kept, sign) => (kept.length + sign.length <= max ? kept + sign : kept), '')
}
