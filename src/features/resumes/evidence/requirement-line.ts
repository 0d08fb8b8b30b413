import type { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { FILTER_LANGUAGES, LANGUAGE_LEVELS } from '../vocabulary'
import type { Asked } from './asked'
import { LICENCE, licencesAsked } from './named-licences'
import { readAsked } from './read-asked'

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]
type Licence = (typeof DRIVING_LICENCES)[number]

/** One of the alternatives that a line of "Profil" leaves, as far as documents can prove it. */
export type RequirementLine = {
  text: string
  languages: readonly { name: string; level: LanguageLevel | null }[]
  /** Of each of these, one. */
  licences: readonly (readonly Licence[])[]
  years: number | null
  /** What has to prove it: a finished training, work, or anything. */
  by: 'training' | 'work' | 'anything'
  asked: readonly Asked[]
  /** One of the occupations and words is enough. */
  isAny: boolean
}

/** Attitudes and qualities: no document proves them, whatever words stand beside. */
const ATTITUDE =
  /(?<!\p{L})(?:freude|spa(?:ß|ss)|lust|\p{L}*bereitschaft|\p{L}*bereit|interesse|interessiert|leidenschaft|leidenschaftlich\p{L}*|begeisterung|begeistert\p{L}*|motivation|motiviert\p{L}*|wunsch|wille|lernbereit\p{L}*|angst|gern|gerne|verl(?:ä|ae)sslichkeit|zuverl(?:ä|ae)ssigkeit|diskretion|empathie|ehrlichkeit|belastbar|respekt|belastbarkeit|geduld|p(?:ü|ue)nktlichkeit|freundlich\p{L}*|flexibilit(?:ä|ae)t|team(?:geist|f(?:ä|ae)higkeit)|einf(?:ü|ue)hlungsverm(?:ö|oe)gen)(?!\p{L})/iu
const NOT_REQUIRED = /(?<!\p{L})(?:keine?[nrms]?|ohne|nicht)(?!\p{L})/iu
const TRAINING =
  /ausbildung|(?<!\p{L})(?:(?:aus)?gelernt\p{L}*|ausgebildet\p{L}*|examin\p{L}*|examen|\p{L}*abschluss|staatlich\p{L}*|anerkannt\p{L}*|anerkennung|\p{L}*studium|studiert\p{L}*|gesellenbrief|meisterbrief|facharbeiterbrief|diplom|bachelor|master|lehre|approb\p{L}*)(?!\p{L})/iu
const WORK = /(?<!\p{L})(?:berufs|praxis)?(?:erfahrung|praxis)(?!\p{L})/iu
/** What may be there besides: ", gern auch als Berufsanfang", ", weitere Sprachen willkommen". */
const BESIDES =
  /(?:[,;(]|\s–\s)[^,;(–]*(?<!\p{L})(?:gerne?|willkommen|von vorteil|w(?:ü|ue)nschenswert|idealerweise|vorzugsweise|bevorzugt|kein muss|keine voraussetzung|nicht (?:zwingend|erforderlich|n(?:ö|oe)tig))(?!\p{L})[^,;]*/giu
/** Before another way to meet a line, which says itself how: "… oder Erfahrung in der Produktion". */
const OR = /,?\s(?:oder|bzw\.?|beziehungsweise|alternativ)\s/giu
const ALTERNATIVES = /(?<!\p{L})(?:oder|bzw|beziehungsweise|alternativ|wahlweise)(?!\p{L})|\p{L}\s?\/\s?\p{L}{3}/iu
const LANGUAGES = new RegExp(
  `(?<!\\p{L})(?<name>${FILTER_LANGUAGES.join('|')})(?:-?(?:sprach)?kenntnisse|sprachig\\p{L}*)?(?!\\p{L})`,
  'giu',
)
const LEVEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<level>${LANGUAGE_LEVELS.slice(0, -1).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)
/** What a language or a licence is for is asked of nobody's papers: "Englisch für den Alltag auf der Baustelle". */
const PURPOSE = /^\s+(?:für|zum|zur|im|auf|in|bei|an)(?:\s+(?!und |sowie |oder )[\p{L}-]+){1,6}/iu
const NUMBERS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,2}|${NUMBERS.join('|')})(?:e[nrms]?)?\\+?[\\s-]*(?:(?:bis|-|–) ?\\d{1,2} )?j(?:ahre?n?|ä(?:hrige\\p{L}?))`,
  'iu',
)
/** "mehrjährige", "langjährige Erfahrung" in years. */
const SEVERAL = 2
const MANY = 5

/** The ways in which a line of a posting's profile can be met; none when documents cannot prove what it asks for. */
export function readRequirement(line: string): RequirementLine[] {
  const ways: string[] = []
  for (const part of line.replace(BESIDES, '').split(OR)) {
    const before = ways.at(-1)
    if (before === undefined || isOwnWay(before, part)) ways.push(part)
    else ways[ways.length - 1] = `${before} oder ${part}`
  }
  return ways.flatMap((way) => readWay(way) ?? [])
}

/** Whether both sides of an "oder" can stand alone; in "Studium oder Ausbildung im IT-Bereich" they share the field. */
function isOwnWay(before: string, part: string): boolean {
  if (ATTITUDE.test(part)) return true
  return (
    [TRAINING, WORK].some((pattern) => pattern.test(part)) && [before, part].every((each) => readAsked(each).length > 0)
  )
}

function readWay(line: string): RequirementLine | null {
  if (ATTITUDE.test(line) || NOT_REQUIRED.test(line)) return null
  const languages = [...line.matchAll(LANGUAGES)].map(({ groups, index, 0: text }) => ({
    name: FILTER_LANGUAGES.find((each) => each.toLowerCase() === groups?.name?.toLowerCase()) ?? text,
    level: levelIn(line.slice(index)) ?? levelIn(line),
  }))
  const licences = licencesAsked(line)
  const asked = distinct(readAsked(withoutFacts(line, languages.length > 0)))
  const years = yearsIn(line)
  const needsTraining = TRAINING.test(line)
  if (asked.length + languages.length + licences.length === 0 && years === null && !needsTraining) return null
  return {
    text: line,
    languages,
    licences,
    years,
    by: provedBy(line),
    asked,
    isAny: ALTERNATIVES.test(line),
  }
}

function provedBy(line: string): RequirementLine['by'] {
  const isWork = WORK.test(line)
  if (!TRAINING.test(line)) return isWork ? 'work' : 'anything'
  return isWork && ALTERNATIVES.test(line) ? 'anything' : 'training'
}

/** The rest of a line, in which words are looked for. */
function withoutFacts(line: string, hasLanguage: boolean): string {
  const rest = line.replace(YEARS, ' ').replace(hasLanguage ? LEVEL : /$^/u, ' ')
  return [LANGUAGES, LICENCE].reduce((text, pattern) => {
    const [first = '', ...others] = text.replace(pattern, '\n').split('\n')
    return [first, ...others.map((other) => other.replace(PURPOSE, ''))].join(' ')
  }, rest)
}

/** "Kundinnen und Kunden" asks for one thing. */
function distinct(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((each) => [`${each.kind} ${each.ways.flat().join(' ')}`, each])).values()]
}

function levelIn(text: string): LanguageLevel | null {
  const level = LANGUAGE_LEVELS.find((each) => each === LEVEL.exec(text)?.groups?.level)
  if (level !== undefined) return level
  if (/muttersprach|erstsprache/iu.test(text)) return 'native'
  if (/sehr gut|flie(?:ß|ss)end|verhandlungssicher/iu.test(text)) return 'C1'
  return /(?<!\p{L})gut/iu.test(text) ? 'B1' : null
}

function yearsIn(line: string): number | null {
  const count = YEARS.exec(line)?.groups?.count?.toLowerCase()
  if (count !== undefined) return NUMBERS.indexOf(count) + 1 || Number(count)
  if (/langj(?:ä|ae)hrig/iu.test(line)) return MANY
  return /mehrj(?:ä|ae)hrig/iu.test(line) ? SEVERAL : null
}
