import type { OccupationField } from '~/lib/work/vocabulary'

/** What the demo market's postings, résumés and letters say of an occupation beyond what an ad begins with. */
export type OccupationDetails = {
  /** Occupations of one group suit the same people; an applicant searches within it. */
  group: string
  /** The field as used in "Werkstudent (m/w/d) …" and "Praktikum …". */
  area: string
  /** Usual pay in euros for full time, and the period it is stated for. */
  pay: readonly [period: 'hour' | 'month' | 'year', min: number, max: number]
  /** Possible additions to a posting's title. */
  focus: readonly string[]
  skills: readonly string[]
  /** The usual education for this occupation, and the kind of school. */
  degree: string
  school: 'vocational' | 'university' | 'care' | 'none'
  /** An earlier station of a career. */
  earlier: readonly [male: string, female: string]
  certificates: readonly string[]
  /** Sentences of an applicant about themselves, in the first person, for letter and summary. */
  strengths: readonly string[]
  /** Learnt in a dual apprenticeship, so companies also offer one. */
  isApprenticeship?: boolean
  isForStudents?: boolean
  /** Also offered as Minijob. */
  isMinijob?: boolean
  /** Where the work can be done. */
  workplace?: 'hybrid' | 'remote'
  /** Driving licence that the work needs. */
  licence?: 'B' | 'CE' | 'D'
}

/** By the key of the occupation. */
export type DetailsOfField = { field: OccupationField; occupations: Readonly<Record<string, OccupationDetails>> }
