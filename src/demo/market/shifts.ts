import { createRandom } from '~/lib/random'
import type { SHIFTS } from '~/lib/work/vocabulary'
import type { DemoOccupation } from '../content/occupations/all'

/** What a field of work is known for; most of the others say nothing. */
const SHIFTS_OF_FIELD: Partial<Record<DemoOccupation['field'], (typeof SHIFTS)[number][][]>> = {
  'Gesundheit & Pflege': [['shift', 'weekend'], ['shift', 'night', 'weekend'], ['day'], ['night']],
  'Produktion & Fertigung': [['shift'], ['shift', 'night'], ['day'], []],
  'Metall & Maschinenbau': [['shift'], ['day'], []],
  'Gastronomie, Hotel & Tourismus': [['shift', 'weekend'], ['weekend'], []],
  'Transport & Logistik': [['shift'], ['shift', 'night'], ['day'], []],
  'Verkauf & Handel': [['weekend'], []],
  'Büro, Verwaltung & Personal': [['day'], []],
}

/** When work is done in the posting of this key. */
export function shiftsOf({ field }: DemoOccupation, key: string) {
  return createRandom(`shifts:${key}`).pick(SHIFTS_OF_FIELD[field] ?? [[]])
}
