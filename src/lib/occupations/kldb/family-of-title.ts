import { type GermanWord, germanWords } from '../../german/words.ts'
import {
  type FoundOccupation,
  familiesOfTitle,
  findOccupations,
  occupationFamily,
  occupationNames,
} from '../families.ts'
import { OCCUPATIONS_OF_ANY_FIELD } from '../fields-of-work.ts'
import type { ReadTitle } from './read-title.ts'
import { fieldWithin, workFields } from './tables.ts'
import { GENERAL_FAMILIES } from './words/heads.ts'

/** The family that a title names, and how many letters say so; special ones are not of any field. */
export function familyOf(read: ReadTitle) {
  const front = germanWords(read.frontText)
  const all = germanWords(read.frontText + read.restText)
  const across = nameAcross(read, front, all)
  const family = occupationFamily(keyOf(read, front, across) ?? '')
  if (family === undefined) return undefined
  const found = across ?? findOccupations(front).find(({ families }) => families.includes(family.key))
  const words = found?.words.flatMap((at) => all[at] ?? []) ?? []
  const [word] = words
  const isName = occupationNames(family.key).some((name) => name.length === 1 && name[0]?.term === word?.term)
  return {
    code: family.code,
    name: family.name.toLowerCase(),
    /** Not only the end of a compound. */
    isWhole: words.length > 1 || isName,
    isSpecial: across !== undefined || !(GENERAL_FAMILIES.has(family.key) || OCCUPATIONS_OF_ANY_FIELD.has(family.key)),
    length:
      words.length > 1 || isName
        ? words.reduce((sum, { raw }) => sum + raw.length, 0)
        : (word?.parts.at(-1)?.length ?? 0),
  }
}

function isSpecial(key: string): boolean {
  return !(GENERAL_FAMILIES.has(key) || OCCUPATIONS_OF_ANY_FIELD.has(key))
}

/** "Assistenz der Geschäftsführung" is one name. */
function nameAcross(read: ReadTitle, front: readonly GermanWord[], all: readonly GermanWord[]) {
  return findOccupations(all).find(
    (found) =>
      found.words.some((at) => at < front.length) &&
      found.words.some((at) => at >= front.length) &&
      isOneName(read, found),
  )
}

function keyOf(read: ReadTitle, front: readonly GermanWord[], across: FoundOccupation | undefined) {
  const found = findOccupations(front)
  const areNames = found.every((each) => isOneName(read, each))
  const families = familiesOfTitle(areNames ? front : front.filter(({ raw }) => isEngineer(raw.toLowerCase())))
  const name = across ?? found.find((each) => each.words.length > 1)
  if (name === undefined || !(across !== undefined || name.families.includes(families[0] ?? ''))) return families[0]
  // A "Kfz-Mechatroniker Karosserietechnik" is one of other fields, too: the person's own comes first.
  const ofPerson = familiesOfTitle(front.slice(0, 1)).filter(isSpecial)
  return name.families.find((each) => ofPerson.includes(each)) ?? name.families[0]
}

/** "Ingenieur Landbau" is no "Bauingenieur". */
function isOneName({ words }: ReadTitle, { families, words: named }: FoundOccupation): boolean {
  if (named.length < 2 || !words.some(isEngineer)) return true
  const field = fieldWithin(
    words.filter((word) => !isEngineer(word)),
    [],
    [workFields],
  )
  return field === undefined || occupationFamily(families[0] ?? '')?.code.startsWith(field.slice(0, 2)) === true
}

function isEngineer(word: string): boolean {
  return /ing(?:enieur)?$/.test(word)
}
