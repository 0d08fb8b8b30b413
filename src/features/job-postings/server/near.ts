import { type SQL, sql } from 'drizzle-orm'
import type { GeoPoint } from '~/lib/geo'

/** Kilometres of one degree of latitude; of longitude it is less, by the cosine of the latitude. */
const KM_PER_DEGREE = 111.2
/** "Nur Ort" still has to forgive the rounding of coordinates. */
const LEAST_RADIUS_KM = 0.5

/**
 * Joins `near.km` to `job_posting_search s`: the distance in kilometres of a posting's nearest place within the radius,
 * null when there is none. A box of degrees goes first, for it can use the index (`~/lib/geo` has the same haversine).
 */
export function nearestPlaces(point: GeoPoint | null, radiusKm: number): SQL {
  if (point === null) return sql`cross join (select null::float8 as km) near`
  const radius = Math.max(radiusKm, LEAST_RADIUS_KM)
  const dLat = radius / KM_PER_DEGREE
  const dLon = dLat / Math.cos((point.lat * Math.PI) / 180)
  const distance = sql`2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(p.lat - ${point.lat}::float8) / 2) ^ 2
    + cos(radians(${point.lat}::float8)) * cos(radians(p.lat)) * sin(radians(p.lon - ${point.lon}::float8) / 2) ^ 2)))`
  return sql`left join (
    select job_posting_id, min(km) as km from (
      select p.job_posting_id, ${distance} as km from job_posting_place p
      where p.lat between ${point.lat - dLat}::float8 and ${point.lat + dLat}::float8
        and p.lon between ${point.lon - dLon}::float8 and ${point.lon + dLon}::float8
    ) boxed where km <= ${radius}::float8 group by job_posting_id
  ) near on near.job_posting_id = s.job_posting_id`
}
