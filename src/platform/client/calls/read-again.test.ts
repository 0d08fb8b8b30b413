import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { expect, test } from 'vitest'
import type { AppRouter } from '~/server/root-router'
import { readAgain } from './read-again'

const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSettled: (_answer, error, _input, _context, mutation, { client }) => readAgain(client, mutation, error),
  }),
})
const trpc = createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient<AppRouter>({ links: [] }), queryClient })
const own = trpc.jobPosting.closing.queryKey({ ids: ['a'] })
const other = trpc.application.templates.queryKey()

async function settled(mutation: Promise<unknown>) {
  queryClient.setQueryData(own, [])
  queryClient.setQueryData(other, [])
  await mutation.catch(() => {})
  const isOutOfDate = (key: typeof own | typeof other) => queryClient.getQueryState(key)?.isInvalidated
  return { own: isOutOfDate(own), other: isOutOfDate(other) }
}

const { mutationKey } = trpc.jobPosting.pause.mutationOptions()

function call(
  options: { meta?: { isQuiet?: boolean; staysWhenRefused?: boolean }; mutationFn?: () => Promise<void> } = {},
) {
  const mutation = { mutationKey, mutationFn: async () => {}, ...options }
  return queryClient.getMutationCache().build(queryClient, mutation).execute(undefined)
}

test('what a router has answered is read again after a call that changes something, and nothing else', async () => {
  expect(await settled(call())).toEqual({ own: true, other: false })
})

test('also after a refused call: somebody else was faster, and the page is out of date', async () => {
  const refused = call({ mutationFn: () => Promise.reject(new Error('conflict')) })
  expect(await settled(refused)).toEqual({ own: true, other: false })
})

test('not after a refused one with what somebody typed: the form stays, and what was typed', async () => {
  const refused = () => Promise.reject(new Error('conflict'))
  const meta = { staysWhenRefused: true }
  expect(await settled(call({ meta, mutationFn: refused }))).toEqual({ own: false, other: false })
  expect(await settled(call({ meta }))).toEqual({ own: true, other: false })
})

test('not after a quiet one, such as a draft that is saved while somebody types', async () => {
  expect(await settled(call({ meta: { isQuiet: true } }))).toEqual({ own: false, other: false })
})
