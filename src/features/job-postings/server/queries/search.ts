import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PlaceSuggestion } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import { queryTerms } from '~/lib/german-text'
import type { Queryable } from '~/platform/server/database/db'
import { EMPLOYMENT_TYPES, type JobSearch, OCCUPATION_FIELDS, SEARCH_RADIUS_KM, WORKPLACES } from '../../schema'
import { nearestPlaces } from '../near'
import { anywhereQuery, foundIn } from '../search-query'
import { cardsByIds } from './card'

export const SEARCH_PAGE_SIZE = 20

const answerSchema = z.object({
  total: z.number(),
  remoteCount: z.number(),
  fields: z.partialRecord(z.enum(OCCUPATION_FIELDS), z.number()),
  employmentTypes: z.partialRecord(z.enum(EMPLOYMENT_TYPES), z.number()),
  workplaces: z.partialRecord(z.enum(WORKPLACES), z.number()),
  hits: z.array(z.object({ id: z.uuid(), tier: z.number(), km: z.number().nullable() })),
})

/**
 * "Jobs finden": postings that have all words, near the place, in the chosen filters. One query finds, counts and
 * pages, a second reads the cards. Each count leaves out its own filter, so that it says what choosing would bring.
 * A posting done wholly from home is found at a place only with that filter, and counted in `remoteCount` otherwise.
 */
export async function searchPostings(db: Queryable, input: JobSearch, now: Date) {
  const lookup = input.wo ? findPlace(input.wo) : null
  const place =
    lookup?.kind === 'found' ? lookup.place : lookup?.kind === 'ambiguous' ? (lookup.places[0] ?? null) : null
  const radiusKm = input.umkreis ?? SEARCH_RADIUS_KM
  const page = input.page ?? 1
  const found = await db.execute(searchStatement(input, place, radiusKm, page, now))
  const { hits, total, remoteCount, ...counts } = answerSchema.parse(found.rows[0]?.answer)
  const cards = await cardsByIds(
    db,
    hits.map(({ id }) => id),
  )
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return {
    hits: cards.map((card) => {
      const hit = byId.get(card.id)
      return { ...card, distanceKm: hit?.km ?? null, matchedIn: input.was ? matchedIn(hit?.tier ?? 0) : null }
    }),
    total,
    remoteCount: place && !input.homeoffice ? remoteCount : 0,
    counts,
    page,
    pageSize: SEARCH_PAGE_SIZE,
    place: place && { label: place.label, name: place.name, radiusKm },
    /** Other places of that name; the first is the one searched. */
    otherPlaces: lookup?.kind === 'ambiguous' ? otherLabels(lookup.places) : [],
    isPlaceUnknown: lookup?.kind === 'unknown',
  }
}

function searchStatement(
  input: JobSearch,
  place: PlaceSuggestion | null,
  radiusKm: number,
  page: number,
  now: Date,
): SQL {
  const text = textConditions(input.was ?? '')
  const inField = input.berufsfeld ? sql`occupation_field = ${input.berufsfeld}` : sql`true`
  const inType = input.arbeitszeit ? sql`${input.arbeitszeit} = any(employment_types)` : sql`true`
  const atPlace = place ? sql`(workplace = 'remote' or km is not null)` : sql`true`
  const inWorkplace = workplaceCondition(input, place)
  const order =
    input.sortierung === 'datum' ? sql`published_at desc, id desc` : sql`tier desc, published_at desc, id desc`
  return sql`
    with matched as materialized (
      select s.job_posting_id as id, s.published_at, s.occupation_field, s.employment_types, s.workplace, ${text.tier} as tier, near.km
      from job_posting_search s ${nearestPlaces(place, radiusKm)}
      where s.runs_until > ${now} and ${text.condition}
    ), here as (select * from matched where ${atPlace})
    select json_build_object(
      'total', (select count(*) from here where ${inField} and ${inType} and ${inWorkplace}),
      'remoteCount', (select count(*) from here where ${inField} and ${inType} and workplace = 'remote'),
      'fields', (select coalesce(json_object_agg(occupation_field, n), '{}') from (
        select occupation_field, count(*) n from here where occupation_field is not null and ${inType} and ${inWorkplace} group by 1) f),
      'employmentTypes', (select coalesce(json_object_agg(type, n), '{}') from (
        select type, count(*) n from here, unnest(employment_types) type where ${inField} and ${inWorkplace} group by 1) e),
      'workplaces', (select coalesce(json_object_agg(workplace, n), '{}') from (
        select workplace, count(*) n from here where ${inField} and ${inType} group by 1) w),
      'hits', (select coalesce(json_agg(h), '[]') from (
        select id, tier, km from here where ${inField} and ${inType} and ${inWorkplace}
        order by ${order} limit ${SEARCH_PAGE_SIZE} offset ${(page - 1) * SEARCH_PAGE_SIZE}) h)
    ) as answer`
}

// Two places of one name in one Land read the same; one link is enough.
function otherLabels([chosen, ...others]: PlaceSuggestion[]): string[] {
  return [...new Set(others.map(({ label }) => label))].filter((label) => label !== chosen?.label)
}

/** Tiers of relevance: 3 all words in the title, 2 there under another name, 1 in the text, 0 the company's name. */
function textConditions(was: string): { condition: SQL; tier: SQL } {
  const query = queryTerms(was)
  if (query.length === 0) return { condition: sql`true`, tier: sql`0` }
  return {
    condition: sql`s.terms @@ ${anywhereQuery(query)}::tsquery`,
    tier: sql`case when s.terms @@ ${foundIn(query, 'T', false)}::tsquery then 3
      when s.terms @@ ${foundIn(query, 'T', true)}::tsquery then 2
      when s.terms @@ ${foundIn(query, '', true)}::tsquery then 1 else 0 end`,
  }
}

function workplaceCondition(input: JobSearch, place: PlaceSuggestion | null): SQL {
  if (input.homeoffice) return sql`workplace = ${input.homeoffice}`
  return place ? sql`workplace <> 'remote'` : sql`true`
}

function matchedIn(tier: number): 'title' | 'text' | 'company' {
  if (tier >= 2) return 'title'
  return tier === 1 ? 'text' : 'company'
}
