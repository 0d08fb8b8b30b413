import { sql } from 'drizzle-orm'
import type { Place } from '~/features/places/schema'

// The outer column is written out: in a select from one table Drizzle would omit the table's name.

/** Names of a posting's places in order, as a column of a select from `job_posting`. */
export const placeNames = sql<string[]>`array(
  select name from job_posting_place where job_posting_id = job_posting.id order by position
)`

/** A posting's places in order, as a column of a select from `job_posting`. */
export const places = sql<Place[]>`(
  select coalesce(json_agg(json_build_object('postalCode', postal_code, 'name', name, 'land', land, 'lat', lat, 'lon', lon) order by position), '[]')
  from job_posting_place where job_posting_id = job_posting.id
)`
