/** Where views and applications come from. One word is counted for each day and posting; nothing else is stored. */
export const SOURCES = [
  'search',
  'company-page',
  'alert',
  'account',
  'website',
  'shared',
  'arbeitsagentur',
  'indeed',
  'feed',
  'google',
  'other-search',
  'other-site',
  'unknown',
] as const
export type Source = (typeof SOURCES)[number]

/** Parameter of links that we give away, so that whoever follows one needs no referrer. */
export const SOURCE_PARAM = 'quelle'

/** What stands in such links, and in the address of a form that somebody may load again. */
const MARKS = {
  suchauftrag: 'alert',
  merkliste: 'account',
  website: 'website',
  geteilt: 'shared',
  arbeitsagentur: 'arbeitsagentur',
  indeed: 'indeed',
  feed: 'feed',
  suche: 'search',
  unternehmensseite: 'company-page',
  google: 'google',
  suchmaschine: 'other-search',
  seite: 'other-site',
} as const satisfies Record<string, Source>
export type SourceMark = keyof typeof MARKS

/** A posting's address with the mark of who gives it away. */
export function markedUrl(url: string, mark: SourceMark): string {
  return `${url}?${SOURCE_PARAM}=${mark}`
}

/** The mark that stands for a source; null where nothing is known. */
export function markOf(source: Source): string | null {
  return Object.entries(MARKS).find(([, each]) => each === source)?.[0] ?? null
}

const SEARCH_ENGINES = /(?:^|\.)(?:bing|duckduckgo|ecosia|qwant|startpage|yahoo|metager|brave|yandex)\.[a-z]{2,3}$/
const GOOGLE = /(?:^|\.)google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/

type Way = {
  /** The address of the page, with its parameters. */
  search: string
  /** What the browser says came before; an empty text is nothing. */
  referrer: string | null
  /** Our own host, with port. */
  ownHost: string
}

/** The word for a way to a posting, and the foreign host where only the company's own website is still to be told apart. */
export function sourceOfWay({ search, referrer, ownHost }: Way): { source: Source; host?: string } {
  const mark = new URLSearchParams(search).get(SOURCE_PARAM)
  const marked = Object.entries(MARKS).find(([word]) => word === mark)
  if (marked) return { source: marked[1] }
  const before = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  if (!before || !/^https?:$/.test(before.protocol)) return { source: 'unknown' }
  if (before.host === ownHost) return { source: sourceOfPath(before.pathname) }
  const host = before.hostname.toLowerCase().replace(/^www\./, '')
  if (GOOGLE.test(host)) return { source: 'google' }
  if (SEARCH_ENGINES.test(host)) return { source: 'other-search' }
  if (/(?:^|\.)arbeitsagentur\.de$/.test(host)) return { source: 'arbeitsagentur' }
  if (/(?:^|\.)indeed\.[a-z.]{2,6}$/.test(host)) return { source: 'indeed' }
  return host.length > MAX_HOST ? { source: 'other-site' } : { source: 'other-site', host }
}

/** Characters of a name in DNS; a browser's header may be longer. */
const MAX_HOST = 253

/** The word for a page of our own that led to the posting. */
export function sourceOfPath(path: string): Source {
  if (path.startsWith('/company/')) return 'company-page'
  if (path.startsWith('/app/')) return 'account'
  if (path.startsWith('/auth/')) return 'unknown'
  return 'search'
}
