import type { OccupationField } from '~/lib/work/vocabulary'

/** What the demo knows of an occupation: enough for postings, résumés and letters that fit each other. */
export type Occupation = {
  key: string
  /** Masculine and feminine form; the same word twice when it is neutral ("Pflegefachkraft"). */
  name: readonly [male: string, female: string]
  /** Occupations of one group suit the same people; an applicant looks around in it. */
  group: string
  /** The field as it is called in "Werkstudent (m/w/d) …" and "Praktikum …". */
  area: string
  /** Usual pay in euros for full time, and the period it is stated for. */
  pay: readonly [period: 'hour' | 'month' | 'year', min: number, max: number]
  /** What a posting's title may add. */
  focus: readonly string[]
  /** Nominal phrases that read well in a posting and in a résumé. */
  tasks: readonly string[]
  profile: readonly string[]
  skills: readonly string[]
  /** Education a person of this occupation usually has, and where it is got. */
  degree: string
  school: 'vocational' | 'university' | 'care' | 'none'
  /** An earlier station of a career. */
  earlier: readonly [male: string, female: string]
  certificates: readonly string[]
  /** Sentences of an applicant about themselves, in the first person, for letter and summary. */
  strengths: readonly string[]
  /** Learnt in a dual apprenticeship, so that companies also offer one. */
  isApprenticeship?: boolean
  /** Offered to students, too. */
  isForStudents?: boolean
  /** Also offered as Minijob. */
  isMinijob?: boolean
  /** Where the work can be done. */
  workplace?: 'hybrid' | 'remote'
  /** Driving licence that the work needs. */
  licence?: 'B' | 'CE' | 'D'
}

export type OccupationsOfField = { field: OccupationField; occupations: readonly Occupation[] }
