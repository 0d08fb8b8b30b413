import type { Random } from '~/lib/random'
import type { EmploymentType } from '~/lib/work/vocabulary'
import type { DemoOccupation } from './occupations/all'

export const POSTING_KINDS = [
  'full-time',
  'full-or-part-time',
  'part-time',
  'minijob',
  'apprenticeship',
  'dual-study',
  'student',
  'internship',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/** Whom a posting is for: trainees, students, or people with a job. */
export type Stage = 'pupil' | 'student' | 'working'

export function stageFor(kind: PostingKind): Stage {
  if (kind === 'apprenticeship' || kind === 'dual-study') return 'pupil'
  return kind === 'student' || kind === 'internship' ? 'student' : 'working'
}

/** A kind of posting that fits the occupation; most are ordinary jobs. */
export function choosePostingKind(occupation: DemoOccupation, random: Random): PostingKind {
  return random.weighted([
    ['full-time', 52],
    ['full-or-part-time', 24],
    ['part-time', 8],
    ['minijob', occupation.isMinijob ? 10 : 0],
    ['apprenticeship', occupation.isApprenticeship ? 10 : 0],
    ['dual-study', occupation.school === 'university' && occupation.isForStudents ? 3 : 0],
    ['student', occupation.isForStudents ? 6 : 0],
    ['internship', occupation.isForStudents ? 4 : 0],
  ])
}

export function employmentTypesOf(kind: PostingKind, isTemporaryWork: boolean): EmploymentType[] {
  const base = TYPES[kind]
  return isTemporaryWork && (kind === 'full-time' || kind === 'full-or-part-time') ? [...base, 'Zeitarbeit'] : [...base]
}

const TYPES = {
  'full-time': ['Vollzeit'],
  'full-or-part-time': ['Vollzeit', 'Teilzeit'],
  'part-time': ['Teilzeit'],
  minijob: ['Minijob'],
  apprenticeship: ['Ausbildung'],
  'dual-study': ['Duales Studium'],
  student: ['Werkstudent'],
  internship: ['Praktikum'],
} satisfies Record<PostingKind, EmploymentType[]>

/** A title that addresses everyone, in the forms that German postings use. `startYear` is for apprenticeships. */
export function postingTitle(kind: PostingKind, occupation: DemoOccupation, startYear: number, random: Random): string {
  const [male, female] = occupation.name
  const both = male === female || isLong(male, female) ? male : `${male}/${female}`
  if (kind === 'apprenticeship') return `Ausbildung ${both} (m/w/d) ab August ${startYear}`
  if (kind === 'dual-study') return `Duales Studium ${occupation.area} (m/w/d) ab Oktober ${startYear}`
  if (kind === 'student') return `Werkstudent (m/w/d) ${occupation.area}`
  if (kind === 'internship') return `Praktikum ${occupation.area} (m/w/d)`
  if (kind === 'minijob') return `${neutralName(male, female, random)} auf Minijob-Basis`
  if (kind === 'part-time') return `${neutralName(male, female, random)} in Teilzeit`
  const name = neutralName(male, female, random)
  const focus = occupation.focus.filter((text) => !text.includes('Teilzeit'))
  const isBare = focus.length === 0 || random.chance(0.45)
  return isBare ? name : `${name} – ${random.pick(focus)}`
}

/** Two forms side by side have to fit into a heading. */
function isLong(male: string, female: string): boolean {
  return male.length + female.length > 56
}

function neutralName(male: string, female: string, random: Random): string {
  const markers = [
    ['(m/w/d)', 8],
    ['(w/m/d)', 2],
    ['(d/w/m)', 1],
  ] as const
  const marker = random.weighted(markers)
  if (male === female) return `${male} ${marker}`
  if (female === `${male}in` && random.chance(0.08)) return `${male}:in`
  if (random.chance(0.14) && !isLong(male, female)) return `${female} / ${male} ${marker}`
  return `${male} ${marker}`
}
