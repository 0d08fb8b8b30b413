import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import type { Asked } from '~/features/resumes/evidence/asked'
import { readAsked } from '~/features/resumes/evidence/read-asked'
import { FILTER_LANGUAGES, LANGUAGE_LEVELS } from '~/features/resumes/vocabulary'

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

/** One line of "Profil", as far as documents can prove it. */
export type RequirementLine = {
  languages: readonly { name: string; level: LanguageLevel | null }[]
  licence: string | null
  years: number | null
  /** What has to prove it: a finished training, work, or anything. */
  by: 'training' | 'work' | 'anything'
  asked: readonly Asked[]
  /** One of the occupations and words is enough. */
  isAny: boolean
}

/** Attitudes: no document proves them, whatever words stand beside. */
const ATTITUDE =
  /(?<!\p{L})(?:freude|spa(?:ß|ss)|lust|bereitschaft|bereit|interesse|interessiert|leidenschaft|leidenschaftlich\p{L}*|begeisterung|begeistert\p{L}*|motivation|motiviert\p{L}*|wunsch|wille|lernbereit\p{L}*|angst|gern|gerne)(?!\p{L})/iu
const NOT_REQUIRED = /(?<!\p{L})(?:keine?[nrms]?|ohne|nicht)(?!\p{L})/iu
const TRAINING =
  /ausbildung|(?<!\p{L})(?:(?:aus)?gelernt\p{L}*|ausgebildet\p{L}*|examin\p{L}*|examen|\p{L}*abschluss|staatlich\p{L}*|anerkannt\p{L}*|anerkennung|\p{L}*studium|studiert\p{L}*|gesellenbrief|meisterbrief|facharbeiterbrief|diplom|bachelor|master|lehre|approb\p{L}*)(?!\p{L})/iu
const WORK = /(?<!\p{L})(?:berufs|praxis)?(?:erfahrung|praxis)(?!\p{L})/iu
const ALTERNATIVES = /(?<!\p{L})(?:oder|bzw|beziehungsweise|alternativ|wahlweise)(?!\p{L})|\p{L}\s?\/\s?\p{L}{3}/iu
const LANGUAGES = new RegExp(
  `(?<!\\p{L})(?<name>${FILTER_LANGUAGES.join('|')})(?:-?(?:sprach)?kenntnisse|sprachig\\p{L}*)?(?!\\p{L})`,
  'giu',
)
const LEVEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<level>${LANGUAGE_LEVELS.slice(0, -1).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)
const LICENCE = new RegExp(
  `(?<!\\p{L})(?:[Ff](?:ü|ue)hrerschein|[Ff]ahrerlaubnis)(?:[^.;\\n]{0,20}?(?<![\\p{L}\\p{N}])(?<licence>${[...DRIVING_LICENCES].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}]))?`,
  'u',
)
const NUMBERS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,2}|${NUMBERS.join('|')})(?:e[nrms]?)?\\+?[\\s-]*(?:(?:bis|-|–) ?\\d{1,2} )?j(?:ahre?n?|ä(?:hrige\\p{L}?))`,
  'iu',
)
/** "mehrjährige", "langjährige Erfahrung" in years. */
const SEVERAL = 2
const MANY = 5

/** Reads a line of a posting's profile; null when documents cannot prove what it asks for. */
export function readRequirement(line: string): RequirementLine | null {
  if (ATTITUDE.test(line) || NOT_REQUIRED.test(line)) return null
  const languages = [...line.matchAll(LANGUAGES)].map(({ groups, index, 0: text }) => ({
    name: FILTER_LANGUAGES.find((each) => each.toLowerCase() === groups?.name?.toLowerCase()) ?? text,
    level: levelIn(line.slice(index)) ?? levelIn(line),
  }))
  const licence = licenceIn(line)
  const rest = line
    .replace(LANGUAGES, ' ')
    .replace(LICENCE, ' ')
    .replace(YEARS, ' ')
    .replace(languages.length > 0 ? LEVEL : /$^/u, ' ')
  const asked = readAsked(rest)
  const years = yearsIn(line)
  const needsTraining = TRAINING.test(line)
  if (asked.length === 0 && languages.length === 0 && licence === null && years === null && !needsTraining) return null
  return {
    languages,
    licence,
    years,
    by: needsTraining ? 'training' : WORK.test(line) ? 'work' : 'anything',
    asked,
    isAny: ALTERNATIVES.test(line),
  }
}

/** The class of driving licence that a text names; B when it only says licence, null when it names none. */
export function licenceIn(text: string): string | null {
  const found = LICENCE.exec(text)
  return found === null ? null : (found.groups?.licence ?? 'B')
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
