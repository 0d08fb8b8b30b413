import { QueryClient, skipToken } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { expect, test } from 'vitest'
import type { AppRouter } from '~/server/root-router'
import { isCallError } from './call-error'
import { typedClient, typedOptions } from './call-options'
import { lateCaller } from './late-caller'

const theirs = createTRPCOptionsProxy<AppRouter>({
  client: createTRPCClient<AppRouter>({ links: [] }),
  queryClient: new QueryClient(),
})
const ours = typedOptions({ query: async () => {}, mutation: async () => {} })

type Trpc = typeof theirs

/** What can be compared: functions are new each time, and nobody reads the path a second time. */
function shown(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (name, each) => (name === 'trpc' ? undefined : each)))
}

test.each<[string, (trpc: Trpc) => object]>([
  ['a key', (trpc) => trpc.jobPosting.byId.queryKey({ id: 'a' })],
  ['the key of a read without input', (trpc) => trpc.plan.list.queryKey()],
  ['a filter', (trpc) => trpc.jobPosting.byId.queryFilter({ id: 'a' }, { exact: true })],
  ['all of a part', (trpc) => trpc.conversation.pathFilter()],
  ['a read', (trpc) => trpc.jobPosting.byId.queryOptions({ id: 'a' }, { enabled: false })],
  ['a read that waits for its input', (trpc) => trpc.jobPosting.byId.queryOptions(skipToken)],
  ['pages', pages],
  ['a write', (trpc) => trpc.conversation.reply.mutationOptions({ retry: 2 })],
])('%s has the form of tRPC’s own integration', (_name, of) => {
  expect(shown(of(ours))).toEqual(shown(of(theirs)))
})

function pages(trpc: Trpc) {
  return trpc.conversation.messages.infiniteQueryOptions(
    { messageId: 'a', cursor: 'b' },
    { getNextPageParam: () => undefined },
  )
}

test('reads, pages, writes and calls by hand reach their procedure', async () => {
  const sent: unknown[] = []
  const note = (kind: string) => async (name: string, input: unknown) => sent.push([kind, name, input])
  const caller = { query: note('query'), mutation: note('mutation') }
  const trpc = typedOptions(caller)
  const client = new QueryClient()
  await client.prefetchQuery(trpc.jobPosting.byId.queryOptions({ id: 'a' }))
  await client.prefetchInfiniteQuery(pages(trpc))
  await client
    .getMutationCache()
    .build(client, trpc.conversation.markRead.mutationOptions())
    .execute({ conversationId: 'b' })
  await typedClient(caller).plan.list.query()
  expect(sent).toEqual([
    ['query', 'jobPosting.byId', { id: 'a' }],
    ['query', 'conversation.messages', { messageId: 'a', cursor: 'b', direction: 'forward' }],
    ['mutation', 'conversation.markRead', { conversationId: 'b' }],
    ['query', 'plan.list', undefined],
  ])
})

test('a call whose client cannot be loaded fails like any call, and the next one tries again', async () => {
  let isOffline = true
  const client = typedClient(
    lateCaller(async () => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return { query: async () => ['da'], mutation: async () => {} }
    }),
  )
  const error = await client.plan.list.query().catch((caught: unknown) => caught)
  expect(isCallError(error)).toBe(true)
  expect(error).toMatchObject({ message: expect.stringContaining('Keine Verbindung zum Server') })
  isOffline = false
  expect(await client.plan.list.query()).toEqual(['da'])
})
