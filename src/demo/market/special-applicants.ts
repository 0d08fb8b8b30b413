import type { Visibility } from '~/features/applicants/vocabulary'
import type { ApplicationStatus } from '~/features/applications/lifecycle'
import type { Place } from '~/features/places/schema'
import type { ResumeContent } from '~/features/resumes/schema'
import { type DemoOccupation, demoOccupation } from '../content/occupations/all'
import type { Person } from '../content/people'
import { showcaseResume } from '../content/showcase-resume'
import { placeOfCode } from './places'

/** An applicant who is an account of the login page. */
export type SpecialApplicant = {
  email: string
  person: Person
  occupation: () => DemoOccupation
  place: () => Place
  yearsOfWork: number
  visibility: Visibility
  resumeTitle: string
  content?: (now: Date) => ResumeContent
  second?: { title: string; content: (first: ResumeContent) => ResumeContent }
}

/** They are the first of the applicants. */
export const SPECIAL_APPLICANTS: readonly SpecialApplicant[] = [
  {
    email: 'bewerberin@demo.stellwerk.example',
    person: { firstName: 'Elif', lastName: 'Yıldız', gender: 'female', firstLanguage: 'Türkisch' },
    occupation: () => demoOccupation('zerspanungsmechaniker'),
    place: () => placeOfCode('33602', 'Bielefeld'),
    yearsOfWork: 9,
    visibility: 'visible',
    resumeTitle: 'Metall und CNC',
    content: showcaseResume,
    second: {
      title: 'Kurzfassung',
      content: (first) => ({ ...first, interests: '', experience: first.experience.slice(0, 1) }),
    },
  },
  {
    email: 'anonym@demo.stellwerk.example',
    person: { firstName: 'Samuel', lastName: 'Osei', gender: 'male', firstLanguage: 'Twi' },
    occupation: () => demoOccupation('industriemechaniker'),
    place: () => placeOfCode('32049', 'Herford'),
    yearsOfWork: 12,
    visibility: 'anonymous',
    resumeTitle: 'Mein Lebenslauf',
  },
]

/** The states of these people's applications, the one to the oldest posting first; further ones are random. */
export const SPECIAL_STATUSES: Readonly<Record<string, readonly ApplicationStatus[]>> = {
  'bewerberin@demo.stellwerk.example': ['withdrawn', 'rejected', 'offer', 'interview', 'in_review', 'submitted'],
}

/** How many applications these people have sent. */
export const SPECIAL_COUNTS: Readonly<Record<string, number>> = { 'bewerberin@demo.stellwerk.example': 6 }
