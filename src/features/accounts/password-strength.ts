import { FREQUENT_PASSWORD_WORDS } from './frequent-password-words'
import { PASSWORD_MIN } from './schema'

export const STRENGTH_MAX = 4

/** 0 nothing or too short, 1 weak, 2 fair, 3 good, 4 very good; `advice` is one sentence on how to improve it. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; label: string; advice: string }

const LABELS = ['Zu kurz', 'Schwach', 'Mäßig', 'Gut', 'Sehr gut'] as const
/** Bits of entropy from which a password is fair, good, very good. Online, ten attempts a minute are allowed. */
const BITS = [40, 54, 70] as const
/** Shorter parts of names occur in many words by chance. */
const LEAST_KNOWN = 3

/**
 * A rough estimate of how many guesses a password takes, counted in unpredictable characters: words of common
 * passwords, the person's own name and address, repetitions and sequences such as "1234" or "qwertz" count almost
 * nothing. Long sentences win, as they should.
 * @param known what others know about the person
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const lower = unleet(password.toLowerCase())
  const own = known.flatMap(partsOf).filter((part) => lower.includes(part))
  const withoutOwn = without(lower, own)
  const common = FREQUENT_PASSWORD_WORDS.filter((word) => withoutOwn.includes(word))
  const rest = shortened(without(withoutOwn, common))
  const bits = rest.length * Math.log2(alphabetOf(password))
  if (password.length < PASSWORD_MIN) {
    return { score: 0, label: LABELS[0], advice: `Mindestens ${PASSWORD_MIN} Zeichen.` }
  }
  const score = bits < BITS[0] ? 1 : bits < BITS[1] ? 2 : bits < BITS[2] ? 3 : 4
  return { score, label: LABELS[score], advice: score > 2 ? 'So lässt es sich kaum erraten.' : adviceFor(own, common) }
}

function adviceFor(own: readonly string[], common: readonly string[]): string {
  if (own.length > 0) return 'Name oder E-Mail-Adresse probieren andere zuerst.'
  if (common.length > 0) return 'Solche Wörter stehen auf den Listen, die andere durchprobieren.'
  return 'Länger hilft am meisten: ein ganzer Satz.'
}

/** `p4ssw0rt` is the word it stands for. */
function unleet(text: string): string {
  return text.replace(/[01345$@]/g, (sign) => LEET.get(sign) ?? sign)
}

const LEET = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['$', 's'],
  ['@', 'a'],
])

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= LEAST_KNOWN)
    .map(unleet)
}

/** Each predictable part is replaced by one character. */
function without(text: string, words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, '\u0000'), text)
}

/** Repetitions become one character, sequences of neighbours their first two. */
function shortened(text: string): string {
  const once = text.replace(/(.+?)\1+/gu, '$1')
  return [...once]
    .filter((sign, index, all) => !(follows(all[index - 2], all[index - 1]) && follows(all[index - 1], sign)))
    .join('')
}

/** Sequences on the keyboard and in the alphabet; digits as `unleet` leaves them. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'i2eas6789o',
]

function follows(before: string | undefined, sign: string | undefined): boolean {
  if (before === undefined || sign === undefined) return false
  return ROWS.some((row) => row.includes(before + sign) || row.includes(sign + before))
}

/** Number of possible characters at each position for a guesser. */
function alphabetOf(password: string): number {
  let size = 0
  if (/\p{Ll}/u.test(password)) size += 26
  if (/\p{Lu}/u.test(password)) size += 26
  if (/\p{N}/u.test(password)) size += 10
  if (/[^\p{L}\p{N}]/u.test(password)) size += 12
  return Math.max(size, 2)
}
