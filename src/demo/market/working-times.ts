import type { Random } from '~/lib/random'
import type { SHIFTS } from '~/lib/work/vocabulary'
import type { DemoOccupation } from '../content/occupations/all'
import type { PostingKind } from '../content/posting-kinds'

type Shift = (typeof SHIFTS)[number]

/** Typical working times of a field; most others have none. */
const TIMES_OF_FIELD: Partial<Record<DemoOccupation['field'], Shift[][]>> = {
  'Gesundheit & Pflege': [['shift', 'weekend'], ['shift', 'night', 'weekend'], ['day'], ['night']],
  'Produktion & Fertigung': [['shift'], ['shift', 'night'], ['day'], []],
  'Metall & Maschinenbau': [['shift'], ['day'], []],
  'Gastronomie, Hotel & Tourismus': [['shift', 'weekend'], ['weekend'], []],
  'Transport & Logistik': [['shift'], ['shift', 'weekend'], ['shift', 'night'], ['day'], []],
  'Verkauf & Handel': [['weekend'], []],
  'Büro, Verwaltung & Personal': [['day'], []],
}

const NAMES: [Shift, RegExp][] = [
  ['shift', /schicht/i],
  ['night', /nacht(?:arbeit|dienst|schicht|wache)/i],
  ['weekend', /wochenend|samstag/i],
]

/** What an offer rules out: "Keine Nachtdienste", "Verlässlich freie Wochenenden". */
const DENIAL = /^keine? |\bfreie /i

const BY_DAY = /früh|spät|vormittag/i

type Described = { title: string; kind: PostingKind; occupation: DemoOccupation; offered: readonly string[] }

/** Working times of a posting that contradict neither its title nor what it asks and offers; nobody learns at night. */
export function workingTimes({ title, kind, occupation, offered }: Described, random: Random): Shift[] {
  const denied = named(offered.filter((line) => DENIAL.test(line)))
  if (kind === 'apprenticeship' || denied.includes('shift') || BY_DAY.test(title)) denied.push('night')
  const wanted = named([title, ...occupation.profile]).filter((shift) => !denied.includes(shift))
  const isNightLikely = wanted.includes('night') || wanted.includes('shift')
  const fitting = (TIMES_OF_FIELD[occupation.field] ?? [[]]).filter(
    (times) =>
      wanted.every((shift) => times.includes(shift)) &&
      !times.some((shift) => denied.includes(shift) || (shift === 'night' && !isNightLikely)),
  )
  return fitting.length > 0 ? random.pick(fitting) : wanted
}

function named(lines: readonly string[]): Shift[] {
  return NAMES.filter(([, name]) => lines.some((line) => name.test(line))).map(([shift]) => shift)
}
