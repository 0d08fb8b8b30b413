import { foldedLetters } from '../../german/fold.ts'
import { withoutFeminineEnding } from '../../german/gender.ts'
import type { GermanWord } from '../../german/words.ts'
import { OCCUPATIONS_OF_ANY_FIELD } from '../fields-of-work.ts'
import { fieldWithin, heads, people, workFields } from '../kldb/tables.ts'
import { GENERAL_FAMILIES } from '../kldb/words/heads.ts'
import { longestTail } from '../kldb/words/word-table.ts'

type Compound = Pick<GermanWord, 'raw'>

/** Of the heads without a field, those at the level of a trade name it: a Mechatroniker is one anywhere. */
const LEARNT = /^(?!assistent|(?:fach)?werker)/

/** The head of a compound that only says a level ("Helfer", "Ingenieur"); undefined for heads that name the work. */
function generalHead(word: string) {
  const head = longestTail([word], heads)
  if (head === undefined || head.value.group !== null || head.text.length === word.length) return undefined
  return head.value.level === '2' && LEARNT.test(head.text) ? undefined : head
}

/** "Helfer" of a "Zirkushelfer": the head that only says a level, as a word; null for other words. */
export function headWithoutField({ raw }: Compound): string | null {
  return generalHead(plain(raw))?.text ?? null
}

/** The KldB group (four digits) that the front of such a compound names; null when it names none. */
export function fieldBeforeGeneralHead({ raw }: Compound): { group: string; level: string } | null {
  const word = plain(raw)
  const head = generalHead(word)
  const group = head && fieldWithin([word.slice(0, -head.text.length)], [], [workFields, people])
  return head === undefined || group === undefined ? null : { group, level: head.value.level }
}

/**
 * Whether a compound may be of the family that its head names alone. "Helfer" alone is short for one trade; a
 * "Schweißhelfer" is of another field.
 * @param fronts codes of the families that the parts before the head name
 */
export function isInFieldOfHead(
  { raw }: Compound,
  { key, code }: { key: string; code: string },
  fronts: readonly string[],
): boolean {
  if (!GENERAL_FAMILIES.has(key) && !OCCUPATIONS_OF_ANY_FIELD.has(key)) return true
  if (headWithoutField({ raw }) === null) return true
  const field = fieldBeforeGeneralHead({ raw })
  const known = [...(field === null ? [] : [field.group]), ...fronts]
  return known.length === 0 || known.some((each) => each.slice(0, 2) === code.slice(0, 2))
}

function plain(raw: string): string {
  return withoutFeminineEnding(foldedLetters(raw))
}
