import { licencesOf } from '~/features/applicants/driving-licences'
import type { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { languageText } from '../document/language-text'
import { experienceYears } from '../experience-years'
import { LANGUAGE_LEVELS } from '../vocabulary'
import type { Asked } from './asked'
import { evidenceOf } from './find-evidence'
import { licencesIn } from './named-licences'
import { type PersonSaid, statementsOf } from './person-statements'
import { type RequirementLine, readRequirement } from './requirement-line'
import { type Passage, passageOf, type Statement, type StatementKind } from './statements'
import { isLearntIn, isTraining, isTrainingOf } from './training-fields'

/**
 * `met` only where the documents say it themselves, `related` where they name a similar occupation or work in it instead
 * of training, `partly` where they say some of it, `unproven` where they say nothing, `unprovable` where none could:
 * qualities and attitudes show when people meet.
 */
export type Proof = {
  state: 'met' | 'related' | 'partly' | 'unproven' | 'unprovable'
  passages: readonly Passage[]
}

/** What the papers of somebody say. */
export type Documents = Pick<PersonSaid, 'content'> & {
  drivingLicences: readonly Licence[]
  statements: readonly Statement[]
}

type Licence = (typeof DRIVING_LICENCES)[number]
type Level = (typeof LANGUAGE_LEVELS)[number]

const UNPROVEN: Proof = { state: 'unproven', passages: [] }
const PROVING = {
  training: ['learnt'],
  work: ['now', 'was', 'listed', 'text'],
  anything: ['now', 'was', 'learnt', 'listed', 'text', 'learning'],
} satisfies Record<RequirementLine['by'], readonly StatementKind[]>

/** Everything somebody's papers say, passage by passage. */
export function documentsOf(
  person: Omit<PersonSaid, 'isAnonymous'> & { drivingLicences: readonly Licence[] },
  now: Date,
): Documents {
  const { content, drivingLicences } = person
  return { content, drivingLicences, statements: statementsOf({ ...person, isAnonymous: false }, now) }
}

/** Looks for the passages that prove one line of "Profil". */
export function proveRequirement(text: string, documents: Documents, now: Date): Proof {
  const ways = readRequirement(text)
  if (ways.length === 0) return { state: 'unprovable', passages: [] }
  return bestOf(ways.map((way) => proveWay(way, documents, now)))
}

function proveWay(line: RequirementLine, documents: Documents, now: Date): Proof {
  const proofs = [
    ...line.languages.map((language) => proveLanguage(language, documents)),
    ...line.licences.map((each) => proveLicence(each, documents)),
    ...(line.years === null ? [] : [proveYears(line.years, line.asked, documents, now)]),
  ]
  const asked = line.years === null ? line.asked : line.asked.filter(({ kind }) => kind === 'word')
  const said = asked.map((each) => proveAsked(each, documents, line.by))
  if (asked.length === 0 && line.by === 'training' && line.years === null)
    said.push(proveTraining(line.text, documents))
  const words = line.isAny && said.length > 0 ? [bestOf(said)] : said
  return together([...proofs, ...words])
}

function together(proofs: readonly Proof[]): Proof {
  const [first] = proofs
  if (first === undefined) return UNPROVEN
  if (proofs.length === 1) return first
  const met = proofs.filter(({ state }) => state === 'met')
  const passages = distinct(met.flatMap((each) => each.passages))
  if (met.length > 0) return { state: met.length === proofs.length ? 'met' : 'partly', passages }
  return proofs.find(({ state }) => state !== 'unproven') ?? UNPROVEN
}

function bestOf(proofs: readonly Proof[]): Proof {
  const order: readonly Proof['state'][] = ['met', 'partly', 'related', 'unproven', 'unprovable']
  return [...proofs].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? UNPROVEN
}

function proveAsked(asked: Asked, { statements }: Documents, by: RequirementLine['by']): Proof {
  const own = evidenceOf(asked, statements, PROVING[by])
  if (own?.state === 'said' || (own && by === 'training' && isLearntIn(asked, own.quote)))
    return { state: 'met', passages: [own] }
  const other = own ?? evidenceOf(asked, statements)
  return other === null ? UNPROVEN : { state: 'related', passages: [other] }
}

/** Any finished training, of the field where the line names one. */
function proveTraining(line: string, { statements }: Documents): Proof {
  const learnt = statements.filter(({ kind, said }) => kind === 'learnt' && isTraining(said))
  const own = learnt.find(({ said }) => isTrainingOf(line, said))
  if (own) return { state: 'met', passages: [passageOf(own)] }
  return learnt[0] ? { state: 'related', passages: [passageOf(learnt[0])] } : UNPROVEN
}

function proveLanguage({ name, level }: { name: string; level: Level | null }, { content }: Documents): Proof {
  const rank = (each: Level | null) => (each === null ? -1 : LANGUAGE_LEVELS.indexOf(each))
  const [best] = content.languages
    .filter((language) => language.name.trim().toLowerCase() === name.toLowerCase())
    .sort((a, b) => rank(b.level) - rank(a.level))
  if (best === undefined) return UNPROVEN
  const isReached = rank(best.level) >= rank(level)
  return { state: isReached ? 'met' : 'related', passages: [{ quote: languageText(best), where: 'Sprachen' }] }
}

function proveLicence(asked: readonly Licence[], { drivingLicences, statements }: Documents): Proof {
  const isEnough = (held: readonly Licence[]) => licencesOf(held).some((each) => asked.includes(each))
  if (isEnough(drivingLicences))
    return { state: 'met', passages: [{ quote: drivingLicences.join(', '), where: 'Führerschein im Profil' }] }
  const found = statements.find(({ said }) => isEnough(licencesIn(said)))
  return found === undefined ? UNPROVEN : { state: 'met', passages: [passageOf(found)] }
}

/** Years in the occupations that the line names, else of all work. */
function proveYears(years: number, asked: readonly Asked[], { content, statements }: Documents, now: Date): Proof {
  const occupations = asked.filter(({ kind }) => kind === 'occupation')
  const stations = content.experience.filter(({ position }) => {
    const own = statements.filter(({ kind, text }) => text === position && (kind === 'now' || kind === 'was'))
    return occupations.length === 0 || occupations.some((each) => evidenceOf(each, own)?.state === 'said')
  })
  const sum = experienceYears(stations, now)
  const where = `Berufserfahrung, zusammen ${sum}\u00a0${sum === 1 ? 'Jahr' : 'Jahre'}`
  const passages = distinct(stations.map(({ position }) => ({ quote: position, where })))
  return stations.length === 0 ? UNPROVEN : { state: sum >= years ? 'met' : 'related', passages }
}

function distinct(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map((each) => [`${each.where} ${each.quote}`, each])).values()]
}
