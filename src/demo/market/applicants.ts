import type { user } from '~/features/accounts/server/table'
import type { applicantProfile } from '~/features/applicants/server/table'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import type { Place } from '~/features/places/schema'
import type { ResumeContent } from '~/features/resumes/schema'
import type { resume } from '~/features/resumes/server/table'
import { createRandom, type Random } from '~/lib/random'
import { type EmploymentType, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'
import type { DemoOccupation } from '../content/occupations/all'
import { inventPerson, mailName, type Person } from '../content/people'
import { type Stage, stageFor } from '../content/posting-kinds'
import { buildResume } from '../content/resumes'
import { demoId } from '../demo-id'
import type { MarketPosting } from './job-postings'
import { daysAgo, stamps } from './moments'
import { placeNear } from './places'
import { SPECIAL_COMPANIES } from './special-accounts'
import { SPECIAL_APPLICANTS, type SpecialApplicant } from './special-applicants'

export const APPLICANT_COUNT = 300
/** How many of them look for work near the company of `chefin@`. */
const NEAR_BUSY_COMPANY = 34

export type MarketApplicant = {
  userId: string
  profileId: string
  key: string
  email: string
  phone: string | null
  person: Person
  place: Place
  occupation: DemoOccupation
  headline: string
  stage: Stage
  yearsOfWork: number
  isEmployed: boolean
  noticeWeeks: number | null
  /** The default one first. */
  resumes: [MarketResume, ...MarketResume[]]
  isVisible: boolean
  since: Date
}
export type MarketResume = { id: string; title: string; content: ResumeContent }

/** A résumé's row; its terms as words, which the insert converts to a tsvector. */
export type ResumeRow = typeof resume.$inferInsert

export type ApplicantRows = {
  users: (typeof user.$inferInsert)[]
  applicantProfiles: (typeof applicantProfile.$inferInsert)[]
  resumes: ResumeRow[]
}

/** Three hundred people with profile and résumé, each living near a posting of their occupation. */
export function buildApplicants(
  now: Date,
  postings: readonly MarketPosting[],
): { rows: ApplicantRows; applicants: MarketApplicant[] } {
  const rows: ApplicantRows = { users: [], applicantProfiles: [], resumes: [] }
  const nearBusy = postings.filter(({ company }) => company.source.key === SPECIAL_COMPANIES.busy)
  const applicants = Array.from({ length: APPLICANT_COUNT }, (_, index) => {
    const random = createRandom(`applicant:${index}`)
    const posting = random.pick(index < NEAR_BUSY_COMPANY ? nearBusy : postings)
    return buildApplicant(rows, index, posting, now, random)
  })
  return { rows, applicants }
}

function buildApplicant(
  rows: ApplicantRows,
  index: number,
  posting: MarketPosting,
  now: Date,
  random: Random,
): MarketApplicant {
  const special = SPECIAL_APPLICANTS[index]
  const key = `applicant:${index}`
  const person = special?.person ?? inventPerson(random)
  const occupation = special?.occupation() ?? posting.occupation
  const place = special?.place() ?? placeNear(posting.place, 40, random)
  const email = special?.email ?? `${mailName(person.firstName, person.lastName)}${index}@post.example`
  const userId = demoId(`user:${email}`)
  const profileId = demoId(`profile:${key}`)
  const since = daysAgo(now, random, 30, 300)
  const stage = special === undefined ? stageFor(posting.kind) : 'working'
  const yearsOfWork = special?.yearsOfWork ?? (stage === 'working' ? Math.min(random.int(1, 34), random.int(1, 34)) : 0)
  const isEmployed = stage === 'working' && (special !== undefined || random.chance(0.65))
  const headline = headlineOf(stage, occupation, person, yearsOfWork)
  const phone = random.chance(0.8) ? `0170 39${random.int(10_000, 99_999)}` : null
  const noticeWeeks = isEmployed ? random.pick([4, 4, 6, 8, 12]) : null
  const visibility =
    special?.visibility ?? random.weighted([['visible', 5] as const, ['anonymous', 3] as const, ['hidden', 2] as const])
  const stamp = stamps(since, daysAgo(now, random, 0, 28))
  rows.users.push({
    id: userId,
    name: `${person.firstName} ${person.lastName}`,
    email,
    emailVerified: true,
    type: 'APPLICANT',
    ...stamps(since),
  })
  rows.applicantProfiles.push({
    id: profileId,
    userId,
    firstName: person.firstName,
    lastName: person.lastName,
    phone,
    postalCode: place.postalCode,
    city: place.name,
    land: place.land,
    lat: place.lat,
    lon: place.lon,
    headline,
    availability: isEmployed ? 'notice-period' : 'now',
    noticePeriodWeeks: noticeWeeks,
    desiredEmploymentTypes: desiredTypes(stage, random),
    desiredOccupationFields: OCCUPATION_FIELDS.filter((field) => field === occupation.field),
    desiredWorkplaces: WORKPLACES.filter((workplace) => workplace === 'onsite' || isPossible(workplace, occupation)),
    radiusKm: random.pick([10, 25, 25, 50, 50, 100]),
    minSalaryCents: stage === 'working' && random.chance(0.5) ? monthlyPay(occupation) : null,
    drivingLicences: licencesOf(occupation, random),
    visibility,
    visibilityChosenAt: since,
    ...stamp,
  })
  const built = {
    userId,
    profileId,
    key,
    email,
    phone,
    person,
    place,
    occupation,
    headline,
    stage,
    yearsOfWork,
    isEmployed,
    noticeWeeks,
    since,
  }
  const resumes = resumesOf(rows, built, special, now, random)
  return { ...built, resumes, isVisible: visibility === 'visible' }
}

function resumesOf(
  rows: ApplicantRows,
  applicant: Omit<MarketApplicant, 'resumes' | 'isVisible'>,
  special: SpecialApplicant | undefined,
  now: Date,
  random: Random,
): MarketApplicant['resumes'] {
  const { key, occupation, place, profileId, since } = applicant
  const content = special?.content?.(now) ?? buildResume(key, { ...applicant, city: place.name }, now, random)
  const add = (suffix: string, title: string, resumeContent: ResumeContent, isDefault: boolean): MarketResume => {
    const id = demoId(`resume:${key}:${suffix}`)
    rows.resumes.push({
      id,
      applicantProfileId: profileId,
      title,
      template: random.chance(0.7) ? 'klar' : 'kompakt',
      isDefault,
      content: resumeContent,
      ...stamps(since, daysAgo(now, random, 0, 28)),
    })
    return { id, title, content: resumeContent }
  }
  const first = add('0', special?.resumeTitle ?? `Lebenslauf ${occupation.area}`, content, true)
  if (special?.second) return [first, add('1', special.second.title, special.second.content(content), false)]
  if (!random.chance(0.08)) return [first]
  return [
    first,
    add('1', 'Kurzfassung', { ...content, interests: '', experience: content.experience.slice(0, 2) }, false),
  ]
}

function headlineOf(
  stage: Stage,
  { name, area, focus }: DemoOccupation,
  { gender }: Person,
  yearsOfWork: number,
): string {
  const index = gender === 'female' ? 1 : 0
  if (stage === 'pupil') return `Sucht einen Ausbildungsplatz: ${name[index]}`
  if (stage === 'student') return `${index === 1 ? 'Studentin' : 'Student'} mit Schwerpunkt ${area}`
  return yearsOfWork < 2 ? `${name[index]}, am Berufsstart` : `${name[index]}, ${focus[yearsOfWork % focus.length]}`
}

function desiredTypes(stage: Stage, random: Random): EmploymentType[] {
  if (stage === 'pupil') return ['Ausbildung']
  if (stage === 'student') return ['Werkstudent', 'Praktikum']
  return random.weighted<EmploymentType[]>([
    [['Vollzeit'], 6],
    [['Vollzeit', 'Teilzeit'], 3],
    [['Teilzeit'], 2],
  ])
}

function licencesOf({ licence }: DemoOccupation, random: Random) {
  const has = new Set<string>(licence === undefined ? [] : [licence])
  if (has.size > 0 || random.chance(0.7)) has.add('B')
  return DRIVING_LICENCES.filter((candidate) => has.has(candidate))
}

/** The lower usual pay as cents a month, to the next hundred euros. */
function monthlyPay({ pay: [period, low] }: DemoOccupation): number {
  const euros = period === 'hour' ? low * 168 : period === 'month' ? low : low / 12
  return Math.round(euros / 100) * 10_000
}

function isPossible(workplace: 'hybrid' | 'remote', occupation: DemoOccupation): boolean {
  return occupation.workplace === 'remote' || occupation.workplace === workplace
}
