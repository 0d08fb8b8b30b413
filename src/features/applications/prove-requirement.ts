import { languageText } from '~/features/resumes/document/language-text'
import type { Asked } from '~/features/resumes/evidence/asked'
import { type Evidence, evidenceOf } from '~/features/resumes/evidence/find-evidence'
import { type PersonSaid, statementsOf } from '~/features/resumes/evidence/person-statements'
import type { Statement, StatementKind } from '~/features/resumes/evidence/statements'
import { experienceYears } from '~/features/resumes/experience-years'
import { LANGUAGE_LEVELS } from '~/features/resumes/vocabulary'
import { licenceIn, type RequirementLine, readRequirement } from './requirement-line'

/**
 * `met` only where the documents say it themselves, `related` where they name a similar occupation or work in it instead
 * of training, `partly` where they say some of it, `unproven` where they say nothing.
 */
export type Proof = { state: 'met' | 'related' | 'partly' | 'unproven'; source: string | null }

/** What an application says about somebody. */
export type Documents = Pick<PersonSaid, 'content'> & {
  drivingLicences: readonly string[]
  statements: readonly Statement[]
}

type Level = (typeof LANGUAGE_LEVELS)[number]

const UNPROVEN: Proof = { state: 'unproven', source: null }
const PROVING = {
  training: ['learnt'],
  work: ['now', 'was', 'listed', 'text'],
  anything: ['now', 'was', 'learnt', 'listed', 'text', 'learning'],
} satisfies Record<RequirementLine['by'], readonly StatementKind[]>

/** Everything an application says, passage by passage. */
export function documentsOf(
  person: Omit<PersonSaid, 'isAnonymous'> & { drivingLicences: readonly string[] },
  now: Date,
): Documents {
  const { content, drivingLicences } = person
  return { content, drivingLicences, statements: statementsOf({ ...person, isAnonymous: false }, now) }
}

/** Looks for the passages that prove one line of "Profil". */
export function proveRequirement(text: string, documents: Documents, now: Date): Proof {
  const line = readRequirement(text)
  if (line === null) return UNPROVEN
  const proofs = [
    ...line.languages.map((language) => proveLanguage(language, documents)),
    ...(line.licence === null ? [] : [proveLicence(line.licence, documents)]),
    ...(line.years === null ? [] : [proveYears(line.years, line.asked, documents, now)]),
  ]
  const asked = line.years === null ? line.asked : line.asked.filter(({ kind }) => kind === 'word')
  const said = asked.map((each) => proveAsked(each, documents, PROVING[line.by]))
  if (asked.length === 0 && line.by === 'training' && line.years === null) said.push(proveTraining(documents))
  const words = line.isAny && said.length > 0 ? [bestOf(said)] : said
  return together([...proofs, ...words])
}

function together(proofs: readonly Proof[]): Proof {
  const [first] = proofs
  if (first === undefined) return UNPROVEN
  const sources = [...new Set(proofs.flatMap(({ source }) => source ?? []))].join('; ') || null
  if (proofs.every(({ state }) => state === 'met')) return { state: 'met', source: sources }
  if (proofs.length === 1) return first
  const met = proofs.filter(({ state }) => state === 'met')
  if (met.length > 0) return { state: 'partly', source: met.flatMap(({ source }) => source ?? []).join('; ') }
  return proofs.find(({ state }) => state !== 'unproven') ?? UNPROVEN
}

function bestOf(proofs: readonly Proof[]): Proof {
  const order: readonly Proof['state'][] = ['met', 'partly', 'related', 'unproven']
  return [...proofs].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? UNPROVEN
}

function proveAsked(asked: Asked, { statements }: Documents, kinds: readonly StatementKind[]): Proof {
  const own = evidenceOf(asked, statements, kinds)
  if (own?.state === 'said') return { state: 'met', source: quoted(own) }
  const other = own ?? evidenceOf(asked, statements)
  return other === null ? UNPROVEN : { state: 'related', source: quoted(other) }
}

/** Any finished training of an occupation. */
function proveTraining({ statements }: Documents): Proof {
  const learnt = statements.find(
    ({ kind, said }) => kind === 'learnt' && /ausbildung|gesell|studium|bachelor|master|diplom/iu.test(said),
  )
  return learnt === undefined ? UNPROVEN : { state: 'met', source: quoted({ quote: learnt.text, where: learnt.where }) }
}

function proveLanguage({ name, level }: { name: string; level: Level | null }, { content }: Documents): Proof {
  const rank = (each: Level | null) => (each === null ? -1 : LANGUAGE_LEVELS.indexOf(each))
  const [best] = content.languages
    .filter((language) => language.name.trim().toLowerCase() === name.toLowerCase())
    .sort((a, b) => rank(b.level) - rank(a.level))
  if (best === undefined) return UNPROVEN
  const isReached = rank(best.level) >= rank(level)
  return { state: isReached ? 'met' : 'related', source: quoted({ quote: languageText(best), where: 'Sprachen' }) }
}

function proveLicence(licence: string, { drivingLicences, statements }: Documents): Proof {
  if (drivingLicences.includes(licence))
    return { state: 'met', source: quoted({ quote: drivingLicences.join(', '), where: 'Führerschein im Profil' }) }
  const found = statements.find(({ said }) => licenceIn(said) === licence)
  return found === undefined ? UNPROVEN : { state: 'met', source: quoted({ quote: found.text, where: found.where }) }
}

/** Years in the occupations that the line names, else of all work. */
function proveYears(years: number, asked: readonly Asked[], { content, statements }: Documents, now: Date): Proof {
  const occupations = asked.filter(({ kind }) => kind === 'occupation')
  const stations = content.experience.filter(({ position }) => {
    const own = statements.filter(({ kind, text }) => text === position && (kind === 'now' || kind === 'was'))
    return occupations.length === 0 || occupations.some((each) => evidenceOf(each, own)?.state === 'said')
  })
  const sum = experienceYears(stations, now)
  if (stations.length === 0) return UNPROVEN
  const names = [...new Set(stations.map(({ position }) => position))].join('“, „')
  const source = `„${names}“ (Berufserfahrung, zusammen ${sum}\u00a0${sum === 1 ? 'Jahr' : 'Jahre'})`
  return { state: sum >= years ? 'met' : 'related', source }
}

function quoted({ quote, where }: Pick<Evidence, 'quote' | 'where'>): string {
  return `„${quote}“ (${where})`
}
