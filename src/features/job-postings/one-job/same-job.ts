import { foldGerman } from '~/lib/german/fold'
import { plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { type EmploymentType, type SHIFTS, TRAINING_TYPES } from '~/lib/work/vocabulary'
import type { JobPostingInput } from '../schema'
import { areAlike, shinglesOf } from './shingles'
import { marksOfText, readTitleWords, type TitleWords } from './title-words'

export type ComparedPosting = {
  title: string
  tasks: RichText
  profile: RichText
  employerType: string
  employmentTypes: readonly EmploymentType[]
  shifts: readonly (typeof SHIFTS)[number][]
  workplace: string
  places: readonly { postalCode: string; name: string }[]
} & Conditions

/** What a card shows and a filter asks for, beside the above. */
type Conditions = Pick<
  JobPostingInput,
  | 'occupationField'
  | 'contract'
  | 'fixedTermUntil'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'salaryPeriod'
  | 'hoursPerWeek'
>

/** A posting as it is compared. */
export type Print = {
  title: TitleWords
  /** As of the title, in the text. */
  marks: string[]
  shingles: number[]
  employer: string
  types: readonly EmploymentType[]
  shifts: readonly (typeof SHIFTS)[number][]
  isRemote: boolean
  places: string[]
  /** Only postings with the same ones may share a card: its filters must be true of all of them. */
  conditions: string
}

/**
 * Texts alike from here on are one job. Of the visible pairs in `tests/one-job` with one title the least alike of one
 * job had 0.71, the most alike of two jobs 0.38.
 */
const ALIKE = 0.55
/** The same where one title says more than the other. */
const ALIKE_BESIDE_MORE_WORDS = 0.75
/** Too little text to be reworded: only the same is the same. */
const SHORT = 12
const SAME_SHORT = 0.9

export function printOf(posting: ComparedPosting): Print {
  const title = readTitleWords(
    posting.title,
    posting.places.map(({ name }) => name),
  )
  const text = `${plainText(posting.tasks)}\n${plainText(posting.profile)}`
  return {
    title,
    marks: marksOfText(text),
    shingles: shinglesOf(text),
    employer: posting.employerType,
    types: posting.employmentTypes,
    shifts: posting.shifts,
    isRemote: posting.workplace === 'remote',
    places: [...new Set(posting.places.flatMap(({ postalCode, name }) => [postalCode, foldGerman(name)]))],
    conditions: conditionsOf(posting, title),
  }
}

function conditionsOf(posting: ComparedPosting, { words }: TitleWords): string {
  const { occupationField, contract, fixedTermUntil, workplace, salaryPeriod, hoursPerWeek } = posting
  return JSON.stringify([
    words,
    [...posting.employmentTypes].sort(),
    [...posting.shifts].sort(),
    [occupationField, contract, fixedTermUntil, workplace, hoursPerWeek],
    [posting.salaryMinCents, posting.salaryMaxCents, salaryPeriod],
  ])
}

/** Whether two postings of one company are about the same job, wherever it is. */
export function isSameJob(a: Print, b: Print): boolean {
  if (a.employer !== b.employer || a.isRemote !== b.isRemote) return false
  if (!areTypesAlike(a.types, b.types) || areApart(a.shifts, b.shifts) || !hasSame(a.marks, b.marks)) return false
  const needed = neededFor(a, b)
  return needed !== null && areAlike(a.shingles, b.shingles, needed)
}

/** Whether two postings share a place; two without any are both at home. */
export function sharePlace(a: Print, b: Print): boolean {
  if (a.places.length === 0 || b.places.length === 0) return a.places.length === b.places.length
  return a.places.some((place) => b.places.includes(place))
}

/** How alike the texts must be for these titles to be one job; null when they never are. */
function neededFor({ title: a, shingles }: Print, { title: b, shingles: others }: Print): number | null {
  if (!isSameOccupation(a, b) || !hasSame(a.marks, b.marks)) return null
  const [more, less] = [saysMore(a, b), saysMore(b, a)]
  // Each says something that the other does not: "Käsetheke" and "Fleischtheke".
  if (more && less) return null
  if (Math.min(shingles.length, others.length) < SHORT) return SAME_SHORT
  return more || less ? ALIKE_BESIDE_MORE_WORDS : ALIKE
}

function isSameOccupation(a: TitleWords, b: TitleWords): boolean {
  if (a.code !== '' && a.code === b.code) return true
  const isSameLevel = a.code === '' || b.code === '' || a.code.slice(-1) === b.code.slice(-1)
  return (isSameLevel && a.families.some((family) => b.families.includes(family))) || hasSame(a.words, b.words)
}

/** Whether a title has a word that the other does not have in any form: another name for the same person is none. */
function saysMore(a: TitleWords, b: TitleWords): boolean {
  const named = without(b.words, a.words).flatMap((word) => b.people[word] ?? [])
  return without(a.words, b.words).some((word) => !a.people[word]?.some((family) => named.includes(family)))
}

function areTypesAlike(a: readonly EmploymentType[], b: readonly EmploymentType[]): boolean {
  const training = (types: readonly EmploymentType[]) => types.filter((type) => TRAINING_TYPES.includes(type))
  return hasSame(training(a), training(b)) && !areApart(a, b)
}

/** Both say something, and nothing in common. */
function areApart(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((each) => b.includes(each))
}

function hasSame(a: readonly string[], b: readonly string[]): boolean {
  return without(a, b).length === 0 && without(b, a).length === 0
}

function without(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((each) => !b.includes(each))
}
