import type { ResumeContent } from '~/features/resumes/schema'
import type { Random } from '~/lib/random'
import { demoId } from '../demo-id'
import { monthBefore } from '../market/moments'
import { inventEmployer } from './employers'
import type { DemoOccupation } from './occupations/all'
import type { Person } from './people'

export type Career = {
  occupation: DemoOccupation
  person: Person
  /** Where the person lives. */
  city: string
  yearsOfWork: number
  isEmployed: boolean
}

const INTERESTS = [
  'Radfahren, Kochen, Brettspiele',
  'Freiwillige Feuerwehr, Fußball',
  'Wandern, Fotografieren',
  'Chor, Garten, Lesen',
  'Handball, Heimwerken',
  'Schach, Laufen',
  'Nähen, Reisen mit dem Zug',
  'Imkerei, Schwimmen',
  'Motorräder schrauben, Angeln',
  'Ehrenamt im Repair-Café',
] as const

const FOREIGN_LANGUAGES = ['Englisch', 'Englisch', 'Englisch', 'Französisch', 'Spanisch'] as const

/** A résumé that fits occupation and age: stations without gaps, the education behind them, skills, languages. */
export function buildResume(key: string, career: Career, now: Date, random: Random): ResumeContent {
  const { occupation, person } = career
  const ids = numbered(key)
  const isFemale = person.gender === 'female'
  const name = isFemale ? occupation.name[1] : occupation.name[0]
  return {
    summary: summaryOf(career, name, random),
    experience: experienceOf(career, name, ids, now, random),
    education: educationOf(career, ids, now, random),
    skills: random
      .sample(occupation.skills, random.int(4, 6))
      .map((skill) => ({ id: ids(), name: skill, level: skillLevel(career.yearsOfWork, random) })),
    languages: languagesOf(person, ids, random),
    certificates: random.sample(occupation.certificates, random.int(0, 2)).map((certificate) => ({
      id: ids(),
      name: certificate,
      issuer: null,
      issuedIn: monthBefore(now, random.int(3, Math.max(6, career.yearsOfWork * 10))),
    })),
    projects: [],
    interests: random.chance(0.6) ? random.pick(INTERESTS) : '',
  }
}

function summaryOf({ occupation, yearsOfWork }: Career, name: string, random: Random): string {
  const strength = random.pick(occupation.strengths)
  if (yearsOfWork < 2) return `${name} am Anfang des Berufswegs. ${strength}`
  return `${name} mit ${yearsOfWork} Jahren Berufserfahrung. ${strength}`
}

/** From the present backwards: one to three employers in the occupation, the oldest years as what led there. */
function experienceOf(
  career: Career,
  name: string,
  ids: () => string,
  now: Date,
  random: Random,
): ResumeContent['experience'] {
  const { occupation, person, city, yearsOfWork, isEmployed } = career
  const entries: ResumeContent['experience'] = []
  let end = isEmployed ? 0 : random.int(1, 5)
  const total = Math.max(6, yearsOfWork * 12)
  const count = yearsOfWork < 4 ? 1 : yearsOfWork < 10 ? 2 : 3
  for (let index = 0; index < count; index++) {
    const isOldest = index === count - 1
    const length = isOldest
      ? Math.max(4, total - end)
      : Math.max(9, Math.round((total - end) * (0.35 + random.next() * 0.3)))
    const isEarlier = isOldest && count > 1
    entries.push({
      id: ids(),
      position: isEarlier ? occupation.earlier[person.gender === 'female' ? 1 : 0] : name,
      employer: inventEmployer(occupation.field, city, random),
      place: city,
      from: monthBefore(now, end + length),
      to: end === 0 ? null : monthBefore(now, end),
      description: random.sample(occupation.tasks, isEarlier ? 2 : 3).join('\n'),
    })
    end += length + 1
  }
  return entries
}

function educationOf(
  { occupation, city, yearsOfWork }: Career,
  ids: () => string,
  now: Date,
  random: Random,
): ResumeContent['education'] {
  const finished = Math.max(6, yearsOfWork * 12) + 3
  const years = LENGTH_YEARS[occupation.school]
  const degree = {
    id: ids(),
    degree: occupation.degree,
    institution: institutionOf(occupation.school, city, random),
    place: city,
    from: monthBefore(now, finished + years * 12),
    to: monthBefore(now, finished),
    description: '',
  }
  if (occupation.school === 'none') return [degree]
  const schoolEnd = finished + years * 12 + 2
  const leaving = occupation.school === 'university' ? 'Allgemeine Hochschulreife' : random.pick(LEAVING)
  return [
    degree,
    {
      id: ids(),
      degree: leaving,
      institution: `${leaving === 'Allgemeine Hochschulreife' ? 'Gymnasium' : 'Gesamtschule'} ${city}`,
      place: city,
      from: monthBefore(now, schoolEnd + 72),
      to: monthBefore(now, schoolEnd),
      description: '',
    },
  ]
}

const LENGTH_YEARS = { vocational: 3, university: 4, care: 3, none: 4 } as const
const LEAVING = [
  'Mittlerer Schulabschluss',
  'Mittlerer Schulabschluss',
  'Erster Schulabschluss',
  'Fachhochschulreife',
] as const
const UNIVERSITIES = [
  'Technische Universität Dresden',
  'Hochschule Bielefeld',
  'Universität Kassel',
  'Hochschule Bremen',
  'Universität Leipzig',
  'Fachhochschule Aachen',
  'Universität Stuttgart',
  'Hochschule Augsburg',
  'Universität Rostock',
  'Hochschule Mainz',
] as const

function institutionOf(school: DemoOccupation['school'], city: string, random: Random): string {
  if (school === 'university') return random.pick(UNIVERSITIES)
  if (school === 'care') return `Schule für Gesundheits- und Sozialberufe ${city}`
  return school === 'vocational' ? `Berufskolleg ${city}` : `Gesamtschule ${city}`
}

/** Experience shows: the longer somebody works, the higher. */
function skillLevel(yearsOfWork: number, random: Random): number {
  const middle = yearsOfWork < 3 ? 2 : yearsOfWork < 10 ? 3 : 4
  return Math.min(5, Math.max(1, middle + random.int(-1, 1)))
}

function languagesOf({ firstLanguage }: Person, ids: () => string, random: Random): ResumeContent['languages'] {
  const german =
    firstLanguage === null || random.chance(0.35)
      ? 'native'
      : random.pick(['B1', 'B2', 'B2', 'C1', 'C1', 'C2'] as const)
  const languages: ResumeContent['languages'] = [{ id: ids(), name: 'Deutsch', level: german }]
  if (firstLanguage !== null) languages.push({ id: ids(), name: firstLanguage, level: 'native' })
  const foreign = random.pick(FOREIGN_LANGUAGES)
  if (random.chance(0.75) && foreign !== firstLanguage) {
    languages.push({ id: ids(), name: foreign, level: random.pick(['A2', 'B1', 'B1', 'B2', 'C1'] as const) })
  }
  return languages
}

function numbered(key: string): () => string {
  let next = 0
  return () => demoId(`${key}:${next++}`)
}
