import type { DRIVING_LICENCES } from './vocabulary'

type Licence = (typeof DRIVING_LICENCES)[number]

/** What a class lets somebody drive besides, and what one has to have before it (FeV § 6 (3), § 9). */
const WITH = {
  AM: [],
  A1: ['AM'],
  A2: ['A1', 'AM'],
  A: ['A2', 'A1', 'AM'],
  B: ['AM', 'L'],
  BE: ['B', 'AM', 'L'],
  C1: ['B', 'AM', 'L'],
  C1E: ['C1', 'BE', 'B', 'AM', 'L'],
  C: ['C1', 'B', 'AM', 'L'],
  CE: ['C', 'C1E', 'C1', 'BE', 'B', 'T', 'AM', 'L'],
  D1: ['B', 'AM', 'L'],
  D: ['D1', 'B', 'AM', 'L'],
  L: [],
  T: ['AM', 'L'],
} satisfies Record<Licence, Licence[]>

/** All classes that somebody with these may drive, each once: who has CE also has B. */
export function licencesOf(held: readonly Licence[]): Licence[] {
  return [...new Set(held.flatMap((each) => [each, ...WITH[each]]))]
}
