import { germanWords } from '../../german/words.ts'

/** Longer titles are none. */
const LONGEST_TITLE = 300

/**
 * What titles of one occupation have in common, whatever their gender, spelling and order: "Elektroniker/in -
 * Betriebstechnik" and "Elektronikerin für Betriebstechnik". Empty for a text without words.
 */
export function titleKey(title: string): string {
  const words = germanWords(title.slice(0, LONGEST_TITLE))
  return [...new Set(words.map(({ term }) => term))].sort().join(' ')
}
