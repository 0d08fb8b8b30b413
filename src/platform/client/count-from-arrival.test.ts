import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countFromArrival } from './count-from-arrival'

const KEPT_ON_SERVER = 45_000

/** Hydrates a page that the server rendered 45 s ago and returns whether its data is read a second time. */
async function isReadAgain({ isAskedFor }: { isAskedFor: boolean }): Promise<boolean> {
  const server = new QueryClient()
  server.setQueryData(['posting'], 'Koch', { updatedAt: Date.now() - KEPT_ON_SERVER })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } })
  const options = { hydrate: (dehydrated: DehydratedState) => hydrate(queryClient, dehydrated) }
  countFromArrival(options, queryClient, () => isAskedFor)
  await options.hydrate(dehydrate(server))
  const { isStale, data } = new QueryObserver(queryClient, { queryKey: ['posting'] }).getCurrentResult()
  expect(data).toBe('Koch')
  return isStale
}

test('what a page brings is fresh when it arrives, however long the server kept it', async () => {
  expect(await isReadAgain({ isAskedFor: true })).toBe(false)
})

test('a page the browser kept for the way back is as old as it is', async () => {
  expect(await isReadAgain({ isAskedFor: false })).toBe(true)
})
