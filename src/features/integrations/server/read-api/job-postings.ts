import { z } from 'zod'
import { findPublicPosting } from '~/features/job-postings/server/queries/by-id'
import { apiItemsByIds } from '~/features/job-search/server/feeds/items'
import { readApiSearch, UNKNOWN_PLACE } from '~/features/job-search/server/feeds/parameters'
import type { JobHit } from '~/features/job-search/server/search/hit-reasons'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { AppError } from '~/lib/app-error'
import { pick } from '~/lib/pick'
import { richTextToHtml } from '~/lib/rich-text/rich-text-html'
import { apiError, type PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { readsFor } from '~/platform/server/database/servers/reads'

const TYPE = 'application/json; charset=utf-8'

/** `GET /api/v1/job-postings`: the same search as on the page. */
export async function listJobPostings(url: URL, now: Date): Promise<PublicBody | Response> {
  const read = readApiSearch(url.searchParams)
  if ('wrong' in read) return wrongParameters(read.wrong)
  const db = readsFor(null)
  const { APP_URL } = getConfig()
  const { search, size, cursor } = read
  const found = await searchJobs(db, search, now, { size, cursor })
  // The page says so in a sentence and shows all of Germany; a program would take that for the answer.
  if (found.isPlaceUnknown) return wrongParameters(UNKNOWN_PLACE)
  const related = found.further.find(({ kind }) => kind === 'related')
  const shown = { db, appUrl: APP_URL, now }
  const body = {
    items: await itemsOf(found.hits, shown),
    total: found.total,
    isTotalExact: true,
    page: cursor === undefined ? found.page : null,
    size: found.pageSize,
    nextCursor: found.nextCursor,
    exactTotal: found.exactTotal,
    related: related ? { total: related.total, items: await itemsOf(related.hits, shown) } : null,
    ...pick(found, 'remoteCount', 'facets', 'corrections'),
    relaxations: found.relaxations.map(({ kind, text }) => ({ kind, text })),
    understood: found.understood.map(({ text, label }) => ({ text, label })),
    place: found.place && { label: found.place.label, name: found.place.name, radiusKm: found.place.radiusKm },
    otherPlaces: found.otherPlaces,
  }
  return { type: TYPE, body: JSON.stringify(body) }
}

/** Hits as programs read them. */
async function itemsOf(found: readonly JobHit[], { db, appUrl, now }: { db: Queryable; appUrl: string; now: Date }) {
  const items = await apiItemsByIds(
    db,
    found.map(({ id }) => id),
    { appUrl, now },
  )
  const hits = new Map(found.map((hit) => [hit.id, hit]))
  return items.map((item) => {
    const hit = hits.get(item.id)
    const km = hit?.distanceKm ?? null
    return { ...item, distanceKm: km === null ? null : Math.round(km * 10) / 10, reasons: hit?.reasons ?? [] }
  })
}

function wrongParameters(wrong: Record<string, string>): Response {
  return apiError(400, 'invalid-parameters', 'Einige Parameter stimmen nicht.', wrong)
}

/** `GET /api/v1/job-postings/{id}`: one posting with its texts; 410 when it has ended. */
export async function readJobPosting(id: string, now: Date): Promise<PublicBody | Response> {
  const posting = z.uuid().safeParse(id).success ? await findPosting(id, now) : null
  if (!posting) return apiError(404, 'not-found', 'Diese Stelle gibt es nicht.')
  if (posting.gone) return apiError(410, 'gone', 'Diese Stelle ist nicht mehr ausgeschrieben.')
  const [item] = await apiItemsByIds(readsFor(null), [id], { appUrl: getConfig().APP_URL, now })
  const body = {
    ...item,
    distanceKm: null,
    status: posting.paused ? 'paused' : 'published',
    ...pick(posting, 'openings', 'hoursPerWeek', 'startDate', 'fixedTermUntil', 'employerType', 'collectiveAgreement'),
    description: {
      tasks: richTextToHtml(posting.tasks),
      profile: richTextToHtml(posting.profile),
      offer: richTextToHtml(posting.offer),
    },
    applyUrl: posting.can.apply ? (posting.externalUrl ?? posting.url) : posting.url,
  }
  return { type: TYPE, body: JSON.stringify(body) }
}

async function findPosting(id: string, now: Date) {
  try {
    return await findPublicPosting(readsFor(null), id, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}
