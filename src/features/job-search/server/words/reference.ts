import { foldedLetters } from '~/lib/german/fold'

/** "Referenznummer: AB-123", "Kennziffer 4711", "Job-ID 99-1". */
const NAMED =
  /(?<!\p{L})(?:referenz(?:[\s-]?(?:nummer|nr\.?|code))?|ref\.?(?:[\s-]?(?:nummer|nr\.?))?|kennziffer|kennnummer|chiffre|(?:stellen|job|anzeigen|angebots)[\s-]?(?:id|nummer|nr\.?|code)|(?:stelle|anzeige)(?=\s+\p{L}{0,5}[\s-]?\d{3}))[\s:.#]*((?:[\p{L}]{1,5}[\s/-]?)?\d[\p{L}\d/_-]*)/iu
/** Letters, a sign and at least three digits: "AB-1234", "2026/117". Postal codes and years are none. */
const ALONE = /(?<![\p{L}\p{N}])(\p{L}{1,5}[-/_]\d{3,}[\p{L}\d/_-]*|\d{2,}[-/_]\d{2,}[\d/_-]*)(?![\p{L}\p{N}])/u
const LEAST = 4
const MOST = 40

/** The number of a posting in a text: as typed with its name, its key, and whether it was called one. */
export type FoundReference = { text: string; number: string; key: string; isNamed: boolean }

/** The reference number that a text contains; null when there is none. */
export function findReference(text: string): FoundReference | null {
  const named = NAMED.exec(text)
  if (named !== null) return found(named[0], named[1] ?? '', true)
  const alone = ALONE.exec(text)
  if (alone !== null) return found(alone[0], alone[0], false)
  // One piece with a digit may be one as well: "HA2628".
  return /^\S+$/.test(text.trim()) && /\d/.test(text) ? found(text, text.trim(), false) : null
}

function found(text: string, number: string, isNamed: boolean): FoundReference | null {
  const key = foldedLetters(number)
  const isLong = key.length >= (isNamed ? 3 : LEAST) && key.length <= MOST
  return isLong ? { text: text.trim(), number, key, isNamed } : null
}
