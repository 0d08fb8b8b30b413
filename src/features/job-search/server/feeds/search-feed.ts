import { payText } from '~/features/job-postings/posting-texts'
import { markedUrl } from '~/features/job-postings/sources'
import { xmlDocument } from '~/lib/formats/xml'
import { apiError, type PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { searchJobs } from '../search/search-jobs'
import { type ApiItem, apiItemsByIds } from './items'
import { readApiSearch, UNKNOWN_PLACE } from './parameters'

const FEED_SIZE = 50

/** `/search/jobs.atom`: any search as a feed (RFC 4287), the newest first. */
export async function atomFeed(url: URL, now: Date): Promise<PublicBody | Response> {
  const feed = await readFeed(url, now)
  if (feed instanceof Response) return feed
  const root = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': 'de',
    id: feed.page,
    title: feed.title,
    updated: feed.updated,
    link: [
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': feed.self },
      { '@rel': 'alternate', '@type': 'text/html', '@href': feed.page },
    ],
    author: { name: 'Stellwerk' },
    entry: feed.items.map((item) => ({
      id: item.url,
      title: item.title,
      updated: item.updatedAt,
      published: item.publishedAt ?? undefined,
      author: { name: item.company },
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': markedUrl(item.url, 'feed') },
      summary: summaryOf(item),
    })),
  }
  return { type: 'application/atom+xml; charset=utf-8', body: xmlDocument({ feed: root }) }
}

/** `/search/jobs.json`: the same as JSON Feed 1.1 (jsonfeed.org). */
export async function jsonFeed(url: URL, now: Date): Promise<PublicBody | Response> {
  const feed = await readFeed(url, now)
  if (feed instanceof Response) return feed
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'de',
    items: feed.items.map((item) => ({
      id: item.url,
      url: markedUrl(item.url, 'feed'),
      title: item.title,
      content_text: summaryOf(item),
      date_published: item.publishedAt ?? undefined,
      date_modified: item.updatedAt,
      authors: [{ name: item.company }],
      tags: item.employmentTypes,
    })),
  }
  return { type: 'application/feed+json; charset=utf-8', body: JSON.stringify(body) }
}

async function readFeed(url: URL, now: Date) {
  const read = readApiSearch(url.searchParams)
  if ('wrong' in read) return apiError(400, 'invalid-parameters', 'Einige Parameter stimmen nicht.', read.wrong)
  const { db } = database()
  const { APP_URL } = getConfig()
  const search = { ...read.search, page: undefined, sortierung: 'datum' as const }
  // Relaxed, it would fill a feed with other things than were asked for.
  const found = await searchJobs(db, search, now, { size: FEED_SIZE, isExact: true })
  // As for programs: all of Germany would report other places than were asked for.
  if (found.isPlaceUnknown) return apiError(400, 'invalid-parameters', 'Einige Parameter stimmen nicht.', UNKNOWN_PLACE)
  const ids = found.hits.map(({ id }) => id)
  const items = await apiItemsByIds(db, ids, { appUrl: APP_URL, now })
  const query = url.searchParams.size > 0 ? `?${url.searchParams}` : ''
  const newest =
    items
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  const asked = [read.search.was, read.search.wo].filter(Boolean).join(', ')
  return {
    title: asked === '' ? 'Neue Stellen auf Stellwerk' : `Stellen: ${asked} · Stellwerk`,
    page: `${APP_URL}/search/jobs${query}`,
    self: `${APP_URL}${url.pathname}${query}`,
    updated: newest,
    items,
  }
}

/** `Hartmann GmbH, Bielefeld, 3.400 – 4.150 € im Monat, Vollzeit`. */
function summaryOf({ company, place, salary, employmentTypes }: ApiItem): string {
  const pay =
    salary &&
    payText({ salaryMinCents: cents(salary.min), salaryMaxCents: cents(salary.max), salaryPeriod: salary.period })
  return [company, place, pay && `${pay.amount} ${pay.period}`, employmentTypes.join(' oder ')]
    .filter(Boolean)
    .join(', ')
}

function cents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100)
}
