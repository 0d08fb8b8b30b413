import { hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countFromArrival } from './sent-queries'

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
