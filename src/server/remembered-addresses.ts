import type { AnyRouter } from '@tanstack/react-router'

type Address = ReturnType<AnyRouter['buildLocation']>

/** Addresses are written in the code, so there are few; should one ever come from outside, memory stays bounded. */
const MAX_REMEMBERED = 500
/** By the page a link names, as it is written in the code: `/job-posting/$jobPostingId`. */
const remembered = new Map<string, Address>()

/**
 * Lets links be put together once for all answers, but for the ids in them: a page of a posting has some thirty, and
 * working out their addresses takes a tenth of rendering it. For the server's routers alone.
 */
export function rememberAddresses(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (asked) => {
    const page = pageOf(asked)
    const path = page === undefined ? undefined : pathOf(page, Reflect.get(asked, 'params'))
    if (page === undefined || path === undefined) return build(asked)
    const known = remembered.get(page)
    // Without ids in it one object does for all.
    if (known !== undefined) return path === page ? known : { ...known, pathname: path, href: path, publicHref: path }
    const built = build(asked)
    // Whatever the router makes of it in some other way is not ours to guess.
    if (built.pathname !== path || built.href !== path || built.publicHref !== path) return built
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(page, built)
    return built
  }
}

/** With one of these an address has parts besides its path, or takes some from the present page. */
const VARIABLE = ['href', 'search', 'hash', 'state', 'mask', 'leaveParams', '_includeValidateSearch'] as const

function pageOf(asked: object): string | undefined {
  const to: unknown = Reflect.get(asked, 'to')
  if (typeof to !== 'string' || !/^\/[^?#]*$/.test(to)) return undefined
  return VARIABLE.every((name) => Reflect.get(asked, name) === undefined) ? to : undefined
}

/** Nothing that an address would have to be written differently for. */
const PLAIN = /^[\w-]+$/

/** The path with its ids, if each part that is to be filled in is a whole one and is given as a plain text. */
function pathOf(page: string, params: unknown): string | undefined {
  if (!page.includes('$')) return params === undefined ? page : undefined
  if (typeof params !== 'object' || params === null) return undefined
  const segments: string[] = []
  for (const segment of page.split('/')) {
    const value: unknown = segment.startsWith('$') ? Reflect.get(params, segment.slice(1)) : segment
    if (typeof value !== 'string' || value.includes('$') || (value !== segment && !PLAIN.test(value))) return undefined
    segments.push(value)
  }
  return segments.join('/')
}
