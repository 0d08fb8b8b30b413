import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import type { GeoPoint } from '~/lib/geo'

/** From a point to where a person lives, kilometres. */
export function distanceSql(point: GeoPoint): SQL {
  return haversine(point, applicantProfile.lat, applicantProfile.lon)
}

/** As in `~/lib/geo`, kilometres. */
export function haversine({ lat, lon }: GeoPoint, toLat: PgColumn, toLon: PgColumn): SQL {
  return sql`(2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLon} - ${lon}::float8) / 2), 2)))))`
}
