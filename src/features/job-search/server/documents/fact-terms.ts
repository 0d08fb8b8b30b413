import { foldGerman } from '~/lib/german/fold'
import { searchTerms } from '~/lib/german/text'
import type { REQUIREMENT_LEVELS } from '~/lib/work/vocabulary'
import { FACT_NAMES, FACTS, type Fact } from '../words/facts'
import { absentFactTerm, absentWordTerm, factTerm, hoursTerm } from './posting-terms'
import { timesOfDay } from './times-of-day'

type Source = {
  title: string
  body: string
  companyName: string
  shifts: readonly ('day' | 'shift' | 'night' | 'weekend')[]
  hoursPerWeek: number | null
  /** Helpers learn the work in a short time. */
  level: (typeof REQUIREMENT_LEVELS)[number] | undefined
}

/**
 * "Keine Nachtdienste", "ohne Wochenend- und Feiertagsarbeit", "gelegentliche Nachtarbeit": what is absent or rare
 * should not be found.
 */
export const ABSENT =
  /(?<![\p{L}\p{N}])(?:keine?[nr]?|ohne|gelegentlich\p{L}{0,2}|vereinzelte?[nrs]?|seltene?[nrs]?)\s+\p{L}+-?(?:\s+(?:und|oder)\s+\p{L}+)?/giu

/**
 * "Abends und am Wochenende frei", "abends zu Hause"; "jedes zweite Wochenende frei" means that the other one is not.
 */
const FREE =
  /(?<!zweites? )(?:am )?(?:wochenenden?|abends?|samstags?|sonntags?)(?: und (?:am )?\w+)?(?: ist| sind| immer| wieder)? (?:frei|zu ?hause|daheim)\b/g

/** Terms for what a posting says about times, hours, training and the like, and for what it says there is not. */
export function factTerms({ title, body, companyName, shifts, hoursPerWeek, level }: Source): string[] {
  const whole = foldGerman(`${title}\n${body}`).replaceAll(/\s+/g, ' ')
  const absences = [...whole.matchAll(ABSENT), ...whole.matchAll(FREE)].map(([phrase]) => phrase)
  const rest = absences.reduce((text, phrase) => text.replace(phrase, ' '), whole)
  const denied = FACT_NAMES.filter((name) => FACTS[name].saysNot?.test(whole))
  const absent = FACT_NAMES.filter((name) => denied.includes(name) || absences.some((phrase) => isSaid(name, phrase)))
  // "Keine Arbeit nach 18 Uhr"
  const times = timesOfDay(absences.reduce((text, phrase) => text.replace(phrase, 'ohne'), whole))
  const said = new Set<Fact>([
    ...FACT_NAMES.filter((name) => isSaid(name, readIn(name, { title, companyName, rest, whole }))),
    ...shifts,
    ...times,
    ...(level === 'helper' ? (['untrained'] as const) : []),
  ])
  // A posting that ticks "by day" and mentions an evening once is still by day.
  if (shifts.includes('day')) for (const name of ['night', 'weekend'] as const) said.delete(name)
  for (const name of denied) said.delete(name)
  // "Am frühen Morgen, 3 bis 6 Uhr" is at night.
  if (times.includes('night') && !times.includes('morning') && !/vormittag/.test(rest)) said.delete('morning')
  const terms = [
    ...[...said].map(factTerm),
    ...absent.filter((name) => !said.has(name)).map(absentFactTerm),
    ...absences.flatMap((phrase) => searchTerms(phrase)).map(absentWordTerm),
    ...(hoursPerWeek === null ? [] : [hoursTerm(Math.round(hoursPerWeek))]),
  ]
  return [...new Set(terms)]
}

/** Some facts are only meant where they stand: a leader in the title, an authority in the company's name. */
function readIn(
  name: Fact,
  { title, companyName, rest, whole }: Pick<Source, 'title' | 'companyName'> & { rest: string; whole: string },
): string {
  switch (name) {
    case 'leading':
    case 'holidays':
      return foldGerman(title)
    case 'public':
      return `${foldGerman(companyName)} ${rest}`
    // "Ohne Ausbildung" and "keine Übernachtung" are what they say.
    case 'untrained':
    case 'homeEveryDay':
      return whole
    default:
      return rest
  }
}

function isSaid(name: Fact, text: string): boolean {
  return FACTS[name].says.test(text)
}
