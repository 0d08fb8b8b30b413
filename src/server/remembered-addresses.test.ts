import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { rememberAddresses } from './remembered-addresses'

function routerAt(address: string): AnyRouter {
  const root = createRootRoute()
  const paths = [
    '/',
    '/search/jobs',
    '/job-posting/$jobPostingId',
    '/report/$subjectType/$subjectId',
    '/d/{$name}.pdf',
    '/f/$',
  ]
  const pages = paths.map((path) => createRoute({ getParentRoute: () => root, path }))
  const named = createRoute({
    getParentRoute: () => root,
    path: '/place/$place',
    params: { parse: ({ place }) => ({ place }), stringify: ({ place }) => ({ place: `in-${place}` }) },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  return createRouter({ routeTree: root.addChildren([...pages, named]), history, isServer: true })
}

/** Of pages that the product does not have, too, so the compiler must not look. */
const addressOf = (router: AnyRouter, link: object): { href: string } =>
  Reflect.apply(router.buildLocation, router, [link])

test('an address is what the router makes of it, whether it is remembered or not', () => {
  const asked = [
    { to: '/search/jobs' },
    { to: '/search/jobs', search: { was: 'Koch' } },
    { to: '/search/jobs', search: true },
    { to: '/search/jobs', hash: 'inhalt' },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: '7' } },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: '019b76da-a800-7d51' } },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: 'Köln/Süd ?' } },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: '8' }, search: { was: 'Koch' } },
    { to: '/job-posting/$jobPostingId', params: { jobPostingId: '$jobPostingId' } },
    { to: '/job-posting/$jobPostingId', params: true },
    { to: '/report/$subjectType/$subjectId', params: { subjectType: 'posting', subjectId: '7' } },
    { to: '/report/$subjectType/$subjectId', params: { subjectType: 'review', subjectId: '8' } },
    { to: '/d/{$name}.pdf', params: { name: 'a' } },
    { to: '/f/$', params: { _splat: 'a/b' } },
    { to: '/place/$place', params: { place: 'Bielefeld' } },
    { to: '/place/$place', params: { place: 'Herford' } },
    { to: '.' },
    { to: '/' },
  ]
  for (const address of ['/', '/search/jobs?was=Arzt', '/job-posting/1#inhalt']) {
    const usual = routerAt(address)
    const remembering = routerAt(address)
    rememberAddresses(remembering)
    for (const link of [...asked, ...asked]) {
      expect(addressOf(remembering, link)).toEqual(addressOf(usual, link))
    }
  }
})

test('the router works out the address of a page once, with whatever ids', () => {
  const built = [routerAt('/'), routerAt('/search/jobs')].map((router) => {
    const build = vi.spyOn(router, 'buildLocation')
    rememberAddresses(router)
    return { router, build }
  })
  for (const { router, build } of built) {
    addressOf(router, { to: '/impressum' })
    addressOf(router, { to: '/company/$id', params: { id: '7' } })
    expect(addressOf(router, { to: '/company/$id', params: { id: '8' } }).href).toBe('/company/8')
    expect(build).toHaveBeenCalledTimes(build === built[0]?.build ? 2 : 0)
  }
})
