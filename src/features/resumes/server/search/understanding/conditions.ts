import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { EMPLOYMENT_TYPES } from '~/lib/work/vocabulary'
import type { ResumeSearch } from '../../../search-params'
import { FILTER_LANGUAGES, LANGUAGE_LEVELS } from '../../../vocabulary'

type Filters = Partial<ResumeSearch>
type Condition = { pattern: RegExp; read: (found: RegExpExecArray) => { label: string; filters: Filters } | null }

const B = '(?<![\\p{L}\\p{N}+#])'
const E = '(?![\\p{L}\\p{N}+#])'
const phrase = (source: string, flags = 'iu') => new RegExp(`${B}(?:${source})${E}`, flags)
const LICENCES = [...DRIVING_LICENCES].sort((a, b) => b.length - a.length).join('|')
const LANGUAGES = FILTER_LANGUAGES.join('|')
const LEVELS = `${LANGUAGE_LEVELS.slice(0, -1).join('|')}`
const FIRST = '(?:als )?(?:muttersprach\\p{L}*|erstsprache)'
const FLUENT = 'flie(?:ß|ss)end\\p{L}*|verhandlungssicher\\p{L}*'
const NUMBERS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const LEAST = '(?:mindestens|mind\\.?|min\\.?|ab|ca\\.?|(?:ü|ue)ber|mehr als|wenigstens)'

/** Conditions among the words of a search for people; the first of each kind counts, in this order. */
export const CONDITIONS: readonly Condition[] = [
  {
    pattern: phrase(
      `(?:(?:mit|und)\\s+)?(?:(?<first>${FIRST}|${FLUENT})\\s+)?(?<name>${LANGUAGES})(?:kenntnisse|sprachig\\p{L}{0,2})?(?:\\s+(?:(?:${LEAST}|niveau)\\s+)?(?<level>${LEVELS}|${FIRST}|${FLUENT}))?`,
    ),
    read: ({ groups = {} }) => {
      const sprache = FILTER_LANGUAGES.find((name) => name.toLowerCase() === groups.name?.toLowerCase())
      if (sprache === undefined) return null
      const sprachniveau = languageLevel(groups.level ?? groups.first)
      const level =
        sprachniveau === undefined ? '' : sprachniveau === 'native' ? ' als Erstsprache' : ` ab ${sprachniveau}`
      return { label: `${sprache}${level}`, filters: { sprache, sprachniveau } }
    },
  },
  {
    pattern: phrase(
      `(?:mit\\s+)?(?:(?:f(?:ü|ue)hrerschein|fahrerlaubnis|fs)(?:[\\s-]*(?:der\\s+)?(?:klassen?|kl\\.?))?|klasse|kl\\.)(?:[\\s-]+(?<licence>${LICENCES}))`,
    ),
    read: ({ groups = {} }) => licence(groups.licence?.toUpperCase()),
  },
  { pattern: phrase('(?<licence>CE|C1E|BE)', 'u'), read: ({ groups = {} }) => licence(groups.licence) },
  { pattern: phrase('(?:mit\\s+)?(?:f(?:ü|ue)hrerschein|fahrerlaubnis)'), read: () => licence('B') },
  {
    pattern: phrase(
      `(?:mit\\s+)?(?:${LEAST}\\s+)?(?<years>\\d{1,2}|${NUMBERS.join('|')})(?:e[nrm]?)?\\+?\\s*jahren?(?!\\s+alt)(?:\\s+(?:berufs|praxis)?(?:erfahrung|praxis))?`,
    ),
    read: ({ groups = {} }) => {
      const years = NUMBERS.indexOf(groups.years?.toLowerCase() ?? '') + 1 || Number(groups.years)
      if (years < 1 || years > 20) return null
      const label = `mindestens ${years}\u00a0${years === 1 ? 'Jahr' : 'Jahre'} Praxis`
      return { label, filters: { erfahrung: years } }
    },
  },
  {
    pattern: phrase('(?:ab\\s+)?sofort(?:\\s+verf(?:ü|ue)gbar)?'),
    read: () => ({ label: 'Sofort verfügbar', filters: { sofort: true } }),
  },
  {
    pattern: phrase(
      `(?:in\\s+)?(?<type>${['Vollzeit', 'Teilzeit', 'Minijob', 'Zeitarbeit', 'Werkstudent'].join('|')})(?:in)?`,
    ),
    read: ({ groups = {} }) => {
      const arbeitszeit = EMPLOYMENT_TYPES.find((type) => type.toLowerCase() === groups.type?.toLowerCase())
      return arbeitszeit === undefined ? null : { label: arbeitszeit, filters: { arbeitszeit } }
    },
  },
]

function languageLevel(text: string | undefined): ResumeSearch['sprachniveau'] {
  if (text === undefined) return undefined
  if (/mutter|erst/iu.test(text)) return 'native'
  if (/flie|verhandlung/iu.test(text)) return 'C1'
  return LANGUAGE_LEVELS.find((level) => level === text.toUpperCase())
}

function licence(name: string | undefined) {
  const fuehrerschein = DRIVING_LICENCES.find((each) => each === name)
  return fuehrerschein === undefined ? null : { label: `Führerschein ${fuehrerschein}`, filters: { fuehrerschein } }
}
