import { foldGerman } from '../../../../lib/german/fold.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
/** Names of languages with a code of two letters, in German and English, and a few that have none. */
const NAMES: ReadonlySet<string> = new Set(
  [
    ...['de', 'en'].flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
      return LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second)))
    }),
    ...['Farsi', 'Dari', 'Romani', 'Twi', 'Latein', 'Altgriechisch', 'Schweizerdeutsch', 'Plattdeutsch'],
    ...['Deutsche Gebärdensprache', 'Gebärdensprache', 'Mandarin', 'Flämisch', 'Tigrinya', 'Kurmandschi', 'Sorani'],
  ]
    .filter((name) => name !== undefined)
    .map(foldGerman),
)

/** Whether words are nothing but the name of a language ("Englisch", "Spanish"). */
export function isLanguageName(text: string): boolean {
  return NAMES.has(foldGerman(text.trim()))
}
