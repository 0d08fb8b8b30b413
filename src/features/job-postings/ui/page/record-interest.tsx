import { useEffect } from 'react'
import { pathBefore } from '~/platform/client/path-before'
import { useSessionUser } from '~/platform/client/session'
import { useTRPCClient } from '~/platform/client/trpc'
import { markOf, SOURCE_PARAM, type Source, sourceOfPath, sourceOfWay } from '../../sources'

type Way = { source: Source; host?: string }

/**
 * How this page's reader came to the postings they viewed; forgotten with the page, nothing is kept on the device. The
 * address of a form says it, too, because who loads that again would have come from nowhere.
 */
const ways = new Map<string, Way>()

/** The word for an application, when the posting was viewed in this page's life or the form's address has it. */
export function sourceOfView(id: string): Source | undefined {
  return ways.get(id)?.source
}

/**
 * Reports that somebody views a posting or starts to apply, where the server cannot see that itself: with a session,
 * and after navigating within the product. Renders nothing; failures are shown like those of any call.
 */
export function RecordInterest({ id, kind }: { id: string; kind: 'view' | 'start' }) {
  const client = useTRPCClient()
  const isSignedIn = useSessionUser() !== null
  useEffect(() => {
    const way = ways.get(id) ?? currentWay(kind)
    ways.set(id, way)
    if (kind === 'start') keepInAddress(way)
    if (kind === 'view' && !isSignedIn && isOnItsPage() && cameByDocument()) return
    client.jobPosting.interest.mutate({ id, kind, ...way }).catch(() => {})
  }, [client, id, kind, isSignedIn])
  return null
}

/** For applying on another site: the click on the link is all we know of it. */
export function useNoteStart(id: string): () => void {
  const client = useTRPCClient()
  return () => void client.jobPosting.interest.mutate({ id, kind: 'start', ...ways.get(id) }).catch(() => {})
}

function currentWay(kind: 'view' | 'start'): Way {
  // Beside the hits of a search the posting has no page of its own.
  if (kind === 'view' && !isOnItsPage()) return { source: 'search' }
  const before = pathBefore()
  if (before !== null) return { source: sourceOfPath(before) }
  // The page before a form without a view is that of the posting, which tells nothing.
  if (kind === 'start') return sourceOfWay({ search: location.search, referrer: null, ownHost: location.host })
  return sourceOfWay({ search: location.search, referrer: document.referrer, ownHost: location.host })
}

function keepInAddress({ source }: Way) {
  const mark = markOf(source)
  const url = new URL(location.href)
  if (mark === null || url.searchParams.has(SOURCE_PARAM)) return
  url.searchParams.set(SOURCE_PARAM, mark)
  history.replaceState(history.state, '', url)
}

function isOnItsPage(): boolean {
  return location.pathname.startsWith('/job-posting/')
}

/** Whether the server itself was asked for this very page; then it has counted already. */
function cameByDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
