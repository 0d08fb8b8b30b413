import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, createTRPCUntypedClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserLinks } from '~/platform/client/calls/trpc-links'
import { showCallFailure } from '~/routes/-frames/show-call-failure'
import type { AppRouter } from '~/server/root-router'
import { currentToasts, toast } from '~/ui/toast/toast-store'
import { procedures } from '../../factories/procedures'

const MESSAGE = 'Das hat gerade nicht geklappt.'
const originalFetch = globalThis.fetch
const mutations = [...procedures].filter(([, kind]) => kind === 'mutation').map(([path]) => path)

beforeEach(() => {
  globalThis.fetch = async () => {
    const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, fieldErrors: null, requestId: 'test' }
    const error = { error: { json: { message: MESSAGE, code: -32603, data } } }
    return Response.json([error], { status: 500 })
  }
})
afterEach(() => {
  globalThis.fetch = originalFetch
  for (const { id } of currentToasts()) toast.dismiss(id)
})

/** The calls of a page, as the router makes them in the browser. */
function calls() {
  const links = browserLinks(showCallFailure)
  const client = createTRPCClient<AppRouter>({ links })
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient: new QueryClient() })
  return { client, trpc, untyped: createTRPCUntypedClient<AppRouter>({ links }) }
}

const shown = () => currentToasts().map(({ severity, title, message, life }) => ({ severity, title, message, life }))
const TOAST = { severity: 'error', title: 'Fehler', message: MESSAGE, life: 5000 }

test('there are mutations to look at', () => {
  expect(mutations.length).toBeGreaterThan(100)
})

test.each(mutations)('%s tells that it failed, called by hand', async (path) => {
  await expect(calls().untyped.mutation(path, { any: 'input' })).rejects.toThrow(MESSAGE)
  expect(shown()).toEqual([TOAST])
})

test('a mutation of TanStack Query tells it once, and one that fails with its read as well', async () => {
  const { client, trpc } = calls()
  const queryClient = new QueryClient({ mutationCache: new MutationCache({ onError: showCallFailure }) })
  let count = 0
  const show = toast.show
  toast.show = (options) => {
    count += 1
    return show(options)
  }
  const { mutationFn } = trpc.conversation.markRead.mutationOptions()
  const execute = (run: typeof mutationFn) =>
    queryClient.getMutationCache().build(queryClient, { mutationFn: run }).execute({ conversationId: 'b' })
  await expect(execute(mutationFn)).rejects.toThrow(MESSAGE)
  expect(count).toBe(1)
  await expect(
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => client.resume.byId.query({ id: 'a' }) })
      .execute(undefined),
  ).rejects.toThrow(MESSAGE)
  toast.show = show
  expect(count).toBe(2)
  expect(shown()).toEqual([TOAST])
})

test('a call that was given up and an error of something else say nothing', async () => {
  const controller = new AbortController()
  controller.abort()
  const call = calls().client.conversation.markRead.mutate({ conversationId: 'b' }, { signal: controller.signal })
  await expect(call).rejects.toThrow()
  showCallFailure(new Error('Kaputt'))
  expect(shown()).toEqual([])
})
