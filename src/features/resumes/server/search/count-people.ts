import { AppError } from '~/lib/app-error'
import type { GeoPoint } from '~/lib/geo'
import { readAsked } from './asked-search'
import { openPeopleIndex } from './people-index'
import { requestOf } from './request'

/** A viewer that nobody blocks, because it is no company; it only counts. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * How many people who can be found have these words in their résumés, within a radius. Exact: callers that show it to
 * strangers round it.
 * @returns null while the index is loaded
 */
export async function countPeople(
  { words, point, radiusKm }: { words: string; point: GeoPoint; radiusKm: number },
  now: Date,
): Promise<number | null> {
  try {
    const index = await openPeopleIndex()
    const request = requestOf(NOBODY, readAsked({ was: words, umkreis: radiusKm }), point, now)
    const { total } = await index.search({ ...request, facets: {}, page: { size: 0, offset: 0 } })
    return total
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null
    throw error
  }
}
