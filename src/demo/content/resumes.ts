import type { ResumeContent } from '~/features/resumes/schema'
import type { Random } from '~/lib/random'
import { demoId } from '../demo-id'
import { monthBefore } from '../market/moments'
import { inventEmployer } from './employers'
import type { DemoOccupation } from './occupations/all'
import type { Person } from './people'
import type { Stage } from './posting-kinds'

export type Career = {
  occupation: DemoOccupation
  person: Person
  /** Where the person lives. */
  city: string
  stage: Stage
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

/** A résumé that fits occupation and age: stations without gaps, the education before, skills, languages. */
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
      .sample(occupation.skills, career.stage === 'working' ? random.int(4, 6) : 3)
      .map((skill) => ({ id: ids(), name: skill, level: skillLevel(career.yearsOfWork, random) })),
    languages: languagesOf(person, ids, random),
    certificates: random
      .sample(occupation.certificates, career.stage === 'working' ? random.int(0, 2) : 0)
      .map((certificate) => ({
        id: ids(),
        name: certificate,
        issuer: null,
        issuedIn: monthBefore(now, random.int(3, Math.max(6, career.yearsOfWork * 10))),
      })),
    projects: [],
    interests: random.chance(0.6) ? random.pick(INTERESTS) : '',
  }
}

function summaryOf({ stage, occupation, yearsOfWork }: Career, name: string, random: Random): string {
  if (stage === 'pupil')
    return `Ich suche einen Ausbildungsplatz (${name}) und habe den Beruf im Praktikum kennengelernt.`
  if (stage === 'student') return `Ich studiere und möchte das Gelernte anwenden, am liebsten hier: ${occupation.area}.`
  const strength = random.pick(occupation.strengths)
  if (yearsOfWork < 2) return `${name} am Anfang des Berufswegs. ${strength}`
  return `${name} mit ${yearsOfWork} Jahren Berufserfahrung. ${strength}`
}

/** Backwards from today: one to three employers in the occupation, before them an earlier station. */
function experienceOf(
  career: Career,
  name: string,
  ids: () => string,
  now: Date,
  random: Random,
): ResumeContent['experience'] {
  const { occupation, person, city, yearsOfWork, isEmployed } = career
  if (career.stage !== 'working') return [internship(career, ids, now, random)]
  const entries: ResumeContent['experience'] = []
  let end = isEmployed ? 0 : random.int(1, 5)
  const total = end + Math.max(6, yearsOfWork * 12)
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

/** For people who have not worked yet. */
function internship(
  { occupation, city }: Career,
  ids: () => string,
  now: Date,
  random: Random,
): ResumeContent['experience'][number] {
  const start = random.int(4, 14)
  return {
    id: ids(),
    position: `Praktikum ${occupation.area}`,
    employer: inventEmployer(occupation.field, city, random),
    place: city,
    from: monthBefore(now, start),
    to: monthBefore(now, start - 1),
    description: random.sample(occupation.tasks, 2).join('\n'),
  }
}

function educationOf(career: Career, ids: () => string, now: Date, random: Random): ResumeContent['education'] {
  const { stage, occupation, city, yearsOfWork, isEmployed } = career
  const entry = (degree: string, institution: string, from: number, to: number | null) => ({
    id: ids(),
    degree,
    institution,
    place: city,
    from: monthBefore(now, from),
    to: to === null ? null : monthBefore(now, to),
    description: '',
  })
  const school = (leaving: string, end: number | null) =>
    entry(leaving, `${leaving === ABITUR ? 'Gymnasium' : 'Gesamtschule'} ${city}`, (end ?? 0) + 72, end)
  if (stage === 'pupil') return [school(random.pick(LEAVING), random.chance(0.5) ? null : 5)]
  if (stage === 'student') {
    const begun = random.int(13, 40)
    return [
      { ...entry(studyOf(occupation), random.pick(UNIVERSITIES), begun, null), place: null },
      school(ABITUR, begun + 3),
    ]
  }
  // Who is looking for work has begun to work that much earlier.
  const end = Math.max(6, yearsOfWork * 12) + (isEmployed ? 3 : 8)
  const begin = end + LENGTH_YEARS[occupation.school] * 12
  const learnt = entry(occupation.degree, institutionOf(occupation.school, city, random), begin, end)
  const degree = occupation.school === 'university' ? { ...learnt, place: null } : learnt
  if (occupation.school === 'none') return [degree]
  return [degree, school(occupation.school === 'university' ? ABITUR : random.pick(LEAVING), begin + 2)]
}

function studyOf({ school, degree, area }: DemoOccupation): string {
  return school === 'university' ? degree : `Bachelorstudium, Schwerpunkt ${area}`
}

const ABITUR = 'Allgemeine Hochschulreife'
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

/** The longer somebody has worked, the higher. */
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
