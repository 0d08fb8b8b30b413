import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fromDataText, toDataText } from './data-text'
import { countFromArrival, leaveOutStream } from './sent-queries'

const KEPT_ON_SERVER = 45_000

/** Wakes a page up that the server rendered 45 s ago, and says whether what it shows is read a second time. */
function isReadAgain({ isAskedFor }: { isAskedFor: boolean }): boolean {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } })
  const options = {
    hydrate: ({ query }: Record<string, unknown>) => hydrate(queryClient, { queries: Object(query).initial }),
  }
  countFromArrival(options, () => isAskedFor)
  const renderedAt = Date.now() - KEPT_ON_SERVER
  const state = { data: 'Koch', dataUpdatedAt: renderedAt, status: 'success', fetchStatus: 'idle' }
  options.hydrate({ query: { initial: [{ queryKey: ['posting'], queryHash: '["posting"]', state }] } })
  return new QueryObserver(queryClient, { queryKey: ['posting'] }).getCurrentResult().isStale
}

test('what a page brings is fresh when it arrives, however long the server kept it', () => {
  expect(isReadAgain({ isAskedFor: true })).toBe(false)
})

test('a page the browser kept for the way back is as old as it is', () => {
  expect(isReadAgain({ isAskedFor: false })).toBe(true)
})

/** Sends what a server's cache holds to a browser, and says how it went and what came. */
async function send(server: QueryClient) {
  const browser = new QueryClient({ defaultOptions: { hydrate: { deserializeData: fromDataText } } })
  const { queries } = dehydrate(server, { serializeData: toDataText, shouldDehydrateQuery: () => true })
  const options = {
    dehydrate: () => ({ query: { initial: queries, stream: {} } }),
    hydrate: ({ query }: Record<string, unknown>) => hydrate(browser, { queries: Object(query).initial }),
  }
  leaveOutStream(options, () => true)
  const sent = await options.dehydrate()
  countFromArrival(options, () => false)
  options.hydrate(sent)
  const held = ({ queryHash, queryKey, state }: ReturnType<typeof stored>[number]) => ({ queryHash, queryKey, state })
  return { sent: sent.query, came: stored(browser).map(held), held: stored(server).map(held) }
}

const stored = (client: QueryClient) => client.getQueryCache().getAll()

test('queries of a whole page go as one text and arrive as they were', async () => {
  const server = new QueryClient()
  const posting = { title: 'Koch </script>', publishedAt: new Date(7), similar: [{ at: new Date(8) }], logo: null }
  await server.fetchQuery({ queryKey: ['session'], queryFn: () => null })
  await server.fetchQuery({ queryKey: [['jobPosting', 'byId'], { input: { id: 'a' } }], queryFn: () => posting })
  const { sent, came, held } = await send(server)
  expect(Object.keys(sent)).toEqual(['text'])
  expect(came).toEqual(held)
})

test('queries that failed or hold more than JSON can say go as they are', async () => {
  const failed = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await failed.prefetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(new Error('fort')) })
  const special = new QueryClient()
  await special.fetchQuery({ queryKey: ['a'], queryFn: () => new Set(['Koch']) })
  for (const server of [failed, special]) {
    const { sent, came, held } = await send(server)
    expect(sent).not.toHaveProperty('text')
    expect(came).toEqual(held)
  }
})
