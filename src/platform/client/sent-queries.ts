import { hashKey, type QueryKey, type QueryState } from '@tanstack/react-query'
import { momentsWithin } from '~/lib/moments-within'
import { type Sent, type WithMoments, withMoments } from './data-text'

/** What the router sends along with a page, as far as it concerns us. */
type Dehydrated = Record<string, unknown>
type SentQuery = {
  queryKey: QueryKey
  queryHash: string
  state: Omit<QueryState, 'data'> & { data?: Sent }
}
type SentQueries = { initial?: SentQuery[]; text?: string; stream?: unknown }
type Options = {
  dehydrate?: () => Promise<Dehydrated> | Dehydrated
  hydrate?: (dehydrated: Dehydrated) => Promise<void> | void
}

/**
 * Lets pages whose data is there as a whole go with their queries as one text, and without the stream of late ones, for
 * none is late: setting the stream up costs the server as much as reading the page's data, and its script the visitor
 * 2 kB; and what there is to say of a query that was read once is the same for each.
 */
export function leaveOutStream(options: Options, isWhole: () => boolean): void {
  const { dehydrate, hydrate } = options
  if (dehydrate) {
    options.dehydrate = async () => {
      const dehydrated = await dehydrate()
      return isWhole() ? { ...dehydrated, query: asText(queryOf(dehydrated)) } : dehydrated
    }
  }
  if (hydrate) {
    options.hydrate = (dehydrated) => {
      const query = fromText(queryOf(dehydrated))
      return hydrate({ ...dehydrated, query: { ...query, stream: query.stream ?? endedStream() } })
    }
  }
}

/**
 * Counts the age of the data a page brings from its arrival, as with every other answer, not from the server's clock: a
 * page is asked for anew each time, and one the server kept is dropped as soon as what it shows changes. Otherwise such a
 * page read everything a second time at once.
 *
 * @param isAskedFor whether the server was asked for this page; a browser that goes back may show its own, older copy
 */
export function countFromArrival(options: Options, isAskedFor: () => boolean): void {
  const { hydrate } = options
  if (!hydrate) return
  options.hydrate = (dehydrated) => {
    const query = fromText(queryOf(dehydrated))
    const sent = isAskedFor() ? (query.initial ?? []) : []
    for (const { state } of sent) if (state.dataUpdatedAt > 0) state.dataUpdatedAt = Date.now()
    return hydrate({ ...dehydrated, query })
  }
}

/** Whether the server answered this navigation: ways back and forward are taken from the browser's own store unasked. */
export function isFromServer(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
}

function queryOf({ query }: Dehydrated): SentQueries {
  return typeof query === 'object' && query !== null ? query : {}
}

/** Unless one of the queries failed, waits, is read by pages, or has what JSON cannot say: then they go as they are. */
function asText({ initial = [] }: SentQueries): SentQueries {
  const texts: string[] = []
  for (const query of initial) {
    const { queryKey, state } = query
    if (state.status !== 'success' || !state.data || !('text' in state.data)) return { initial }
    if ('meta' in query || 'queryType' in query || momentsWithin(queryKey)?.moments.length !== 0) return { initial }
    texts.push(`[${JSON.stringify(queryKey)},${state.dataUpdatedAt},${state.data.text}]`)
  }
  return { text: `[${texts.join()}]` }
}

function fromText({ text, ...rest }: SentQueries): SentQueries {
  if (text === undefined) return rest
  const sent: [QueryKey, number, WithMoments][] = JSON.parse(text)
  const initial = sent.map(([queryKey, dataUpdatedAt, data]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    state: { ...READ_ONCE, dataUpdatedAt, data: { data: withMoments(data) } },
  }))
  return { ...rest, initial }
}

const READ_ONCE: Omit<SentQuery['state'], 'data'> = {
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
}

function endedStream() {
  return new ReadableStream({ start: (controller) => controller.close() })
}
