import type { GeoPoint } from '~/lib/geo'
import { occupationFamily } from '~/lib/occupations/families'
import { and, near, not, or, type Query, range, term } from '~/platform/server/search/query'
import type { Hit } from '~/platform/server/search/request'
import { ANYONE, openPostingIndex } from '../documents/posting-index'
import { TRAINING_ONLY } from '../documents/posting-terms'

/** `km` is null where none is too far away. */
type Around = { point: GeoPoint; km: number | null }

/**
 * Open postings whose titles name one of these occupations (`level` 0) or a related one (`level` 1); without training
 * positions.
 * @param around none that is further away, and where distances are measured from
 * @throws AppError unavailable while the index is loaded for the first time
 */
export async function postingsOfOccupations(
  families: readonly string[],
  around: Around | null,
  now: Date,
  limit: number,
): Promise<{ hits: readonly Hit[]; total: number }> {
  const own = or(...families.map(ofFamily))
  const related = or(...families.flatMap((key) => occupationFamily(key)?.neighbours ?? []).map(ofFamily))
  const index = await openPostingIndex()
  return index.search({
    viewer: ANYONE,
    match: and(
      or(own, related),
      ...(around && around.km !== null ? [near(around.point, around.km)] : []),
      not(term(TRAINING_ONLY)),
      range('ends', { from: Math.floor(now.getTime() / 1000) + 1 }),
    ),
    filters: {},
    levels: [own, related],
    facets: {},
    sort: { by: 'level' },
    ...(around ? { measureFrom: around.point } : {}),
    page: { size: limit, offset: 0 },
  })
}

function ofFamily(key: string): Query {
  return term(`O${key}`)
}
