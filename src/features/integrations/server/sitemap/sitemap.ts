import { xmlDocument } from '~/lib/formats/xml'
import { apiError, type PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'
import { readsFor } from '~/platform/server/database/servers/reads'
import { companiesOfSitemap, countForSitemap, postingsOfSitemap, SITEMAP_SIZE } from './addresses'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const TYPE = 'application/xml; charset=utf-8'
/** Public pages other than postings and companies. */
const PAGES = [
  '/',
  '/search/jobs',
  '/search/companies',
  '/berufsfelder',
  '/pricing',
  '/so-sortieren-wir',
  '/antwortquote',
  '/imprint',
  '/privacy',
  '/agb',
  '/barrierefreiheit',
  '/transparency',
  '/quellen',
]

/** `/sitemap.xml`: the index of all sitemaps, fifty thousand addresses (`size`) each. */
export async function sitemapIndex(now: Date, size = SITEMAP_SIZE): Promise<PublicBody> {
  const { postings, companies } = await countForSitemap(readsFor(null), now)
  // A company's page also changes with its postings.
  const newest = [postings.lastModified, companies.lastModified].filter((date) => date !== null)
  const lastOfCompanies = newest.length === 0 ? null : new Date(Math.max(...newest.map((date) => date.getTime())))
  const files = [
    { name: 'pages', lastModified: null },
    ...numbered('jobs', postings.count, size).map((name) => ({ name, lastModified: postings.lastModified })),
    ...numbered('companies', companies.count, size).map((name) => ({ name, lastModified: lastOfCompanies })),
  ]
  const sitemap = files.map(({ name, lastModified }) => ({
    loc: address(`/sitemaps/${name}.xml`),
    lastmod: lastModified?.toISOString(),
  }))
  return { type: TYPE, body: xmlDocument({ sitemapindex: { '@xmlns': NAMESPACE, sitemap } }) }
}

/** `/sitemaps/jobs-1.xml`, `/sitemaps/companies-1.xml`, `/sitemaps/pages.xml`. */
export async function sitemapFile(name: string, now: Date, size = SITEMAP_SIZE): Promise<PublicBody | Response> {
  const db = readsFor(null)
  if (name === 'pages.xml') return urlset(PAGES.map((path) => ({ path, lastModified: null })))
  const [, kind, number = '0'] = /^(jobs|companies)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const page = Number(number)
  if (kind === undefined) return missing()
  const entries =
    kind === 'jobs' ? await postingsOfSitemap(db, page, now, size) : await companiesOfSitemap(db, page, size)
  if (entries.length === 0) return missing()
  const path = kind === 'jobs' ? '/job-posting/' : '/company/'
  return urlset(entries.map(({ id, lastModified }) => ({ path: `${path}${id}`, lastModified })))
}

/** `/robots.txt`: excludes pages that need a session or only repeat others. */
export function robots(): PublicBody {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v1/',
    'Disallow: /app',
    'Disallow: /auth',
    'Disallow: /super',
    'Disallow: /resume/',
    'Disallow: /search/resumes',
    'Disallow: /invitation/',
    'Disallow: /report',
    'Disallow: /muster',
    '',
    `Sitemap: ${address('/sitemap.xml')}`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') }
}

function urlset(entries: readonly { path: string; lastModified: Date | null }[]): PublicBody {
  const url = entries.map(({ path, lastModified }) => ({ loc: address(path), lastmod: lastModified?.toISOString() }))
  return { type: TYPE, body: xmlDocument({ urlset: { '@xmlns': NAMESPACE, url } }) }
}

function numbered(kind: string, total: number, size: number): string[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => `${kind}-${index + 1}`)
}

function address(path: string): string {
  return `${getConfig().APP_URL}${path}`
}

function missing(): Response {
  return apiError(404, 'not-found', 'Diese Sitemap gibt es nicht.')
}
