import { foldGerman } from '../../../../lib/german/fold.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
/** Names of languages with a two-letter code, in German and English, and some without. */
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

/** Whether the text is only the name of a language ("Englisch", "Spanish"). */
export function isLanguageName(text: string): boolean {
  return NAMES.has(foldGerman(text.trim()))
}
