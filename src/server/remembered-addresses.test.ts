import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { rememberAddresses } from './remembered-addresses'

function routerAt(address: string) {
  const root = createRootRoute()
  const pages = ['/', '/search/jobs', '/job-posting/$jobPostingId'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  return createRouter({ routeTree: root.addChildren(pages), history, isServer: true })
}

test('a page without parameters has the same address for every answer, all others are worked out', () => {
  const asked = [
    { to: '/search/jobs' },
    { to: '/search/jobs', search: { was: 'Koch' } },
    { to: '/search/jobs', search: true },
    { to: '/search/jobs', hash: 'inhalt' },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: '7' } },
    { to: '/job-posting/$jobPostingId', params: true },
    { to: '.' },
    { to: '/' },
  ] as const
  for (const address of ['/', '/search/jobs?was=Arzt', '/job-posting/1#inhalt']) {
    const usual = routerAt(address)
    const remembering = routerAt(address)
    rememberAddresses(remembering)
    for (const link of [...asked, ...asked]) {
      expect(remembering.buildLocation(link)).toEqual(usual.buildLocation(link))
    }
  }
  const [one, other] = [routerAt('/'), routerAt('/search/jobs')]
  for (const router of [one, other]) rememberAddresses(router)
  expect(one.buildLocation({ to: '/search/jobs' })).toBe(other.buildLocation({ to: '/search/jobs' }))
})
