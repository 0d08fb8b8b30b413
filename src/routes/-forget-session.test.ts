import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { SESSION_KEY } from '~/platform/client/session'
import { forgetSession } from './-forget-session'

/** A person whose session has ended, on a page that shows `['shown']`. */
async function onPage(path: '/app' | '/public') {
  const queryClient = new QueryClient()
  for (const key of [['shown'], ['unused'], SESSION_KEY]) queryClient.setQueryData(key, 'data')
  const leave = new QueryObserver(queryClient, { queryKey: ['shown'], enabled: false }).subscribe(() => {})
  const session = { isOver: false }
  const root = createRootRoute()
  const guarded = createRoute({
    getParentRoute: () => root,
    path: '/app',
    beforeLoad() {
      if (session.isOver) throw redirect({ to: '/auth/login' })
    },
  })
  const open = ['/auth/login', '/public'].map((each) => createRoute({ getParentRoute: () => root, path: each }))
  const router = createRouter({
    routeTree: root.addChildren([guarded, ...open]),
    isServer: false,
    origin: 'https://stellwerk.test',
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  session.isOver = true
  await forgetSession(queryClient, router)
  return {
    leave,
    pathname: router.state.location.pathname,
    data: (key: string) => queryClient.getQueryData([key]),
    queryClient,
  }
}

it('leaves a page that has to go what it shows, until it has gone', async () => {
  const { leave, pathname, data, queryClient } = await onPage('/app')
  expect(pathname).toBe('/auth/login')
  expect([data('shown'), data('unused')]).toEqual(['data', undefined])
  leave()
  expect(data('shown')).toBeUndefined()
  expect(queryClient.getQueryData(SESSION_KEY)).toBe('data')
})

it('leaves nothing of the session on a page that stays', async () => {
  const { pathname, data } = await onPage('/public')
  expect(pathname).toBe('/public')
  expect([data('shown'), data('unused')]).toEqual([undefined, undefined])
})
