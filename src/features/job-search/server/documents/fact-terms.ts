import { foldGerman } from '~/lib/german/fold'
import { searchTerms } from '~/lib/german/text'
import type { REQUIREMENT_LEVELS } from '~/lib/work/vocabulary'
import { FACT_NAMES, FACTS, type Fact } from '../words/facts'
import { absencesIn } from './absences'
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

const THREE_SHIFTS = /(?:3|drei)-?schicht|vollkonti/

/** Terms for what a posting says about times, hours, training and the like, and for what it says there is not. */
export function factTerms({ title, body, companyName, shifts, hoursPerWeek, level }: Source): string[] {
  const whole = foldGerman(`${title}\n${body}`).replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? ' | ' : ' '))
  const absences = absencesIn(whole)
  const rest = absences.reduce((text, phrase) => text.replace(phrase, ' '), whole)
  const denied = FACT_NAMES.filter((name) => FACTS[name].saysNot?.test(whole))
  const absent = FACT_NAMES.filter(
    (name) => denied.includes(name) || absences.some((phrase) => FACTS[name].says.test(phrase)),
  )
  // "Keine Arbeit nach 18 Uhr"
  const times = timesOfDay(absences.reduce((text, phrase) => text.replace(phrase, 'ohne'), whole))
  const said = new Set<Fact>([
    ...FACT_NAMES.filter((name) => isSaid(name, { title, companyName, rest, whole })),
    ...shifts,
    ...times,
    ...(level === 'helper' ? (['untrained'] as const) : []),
  ])
  // A posting that ticks "by day" and mentions an evening once is still by day; one that ticks others is not.
  if (shifts.includes('day')) for (const name of ['night', 'weekend'] as const) said.delete(name)
  else if (shifts.length > 0) said.delete('day')
  // Three shifts have one at night, unless the ad says that this work has none.
  if (THREE_SHIFTS.test(rest) && !absent.includes('night') && !shifts.includes('day')) said.add('night')
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

type Read = Pick<Source, 'title' | 'companyName'> & { rest: string; whole: string }

/** Some facts are only meant where they stand: a leader in the title, an authority in the company's name. */
function isSaid(name: Fact, { rest, whole, ...apart }: Read): boolean {
  const { says, named } = FACTS[name]
  if (named?.says.test(foldGerman(apart[named.in]))) return true
  if (name === 'leading' || name === 'holidays') return says.test(foldGerman(apart.title))
  // "Ohne Ausbildung" and "keine Übernachtung" are what they say.
  return says.test(name === 'untrained' || name === 'homeEveryDay' ? whole : rest)
}
