import type { AnyRouter } from '@tanstack/react-router'

/** Addresses are written in the code, so there are few; should one ever come from outside, memory stays bounded. */
const MAX_REMEMBERED = 500
const remembered = new Map<string, ReturnType<AnyRouter['buildLocation']>>()

/**
 * Lets links to pages without parameters be put together once for all answers: header and footer have some twenty of
 * them, and working out their addresses takes a tenth of rendering a page. For the server's routers alone.
 */
export function rememberAddresses(router: AnyRouter): void {
  const build = router.buildLocation
  router.buildLocation = (asked) => {
    const to = constantAddress(asked)
    if (to === undefined) return build(asked)
    const known = remembered.get(to)
    if (known !== undefined) return known
    const built = build(asked)
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(to, built)
    return built
  }
}

/** With one of these an address has parts to fill in, or takes some from the present page. */
const VARIABLE = ['href', 'params', 'search', 'hash', 'state', 'mask', 'leaveParams', '_includeValidateSearch'] as const

function constantAddress(asked: object): string | undefined {
  const to: unknown = Reflect.get(asked, 'to')
  if (typeof to !== 'string' || !/^\/[^$?#]*$/.test(to)) return undefined
  return VARIABLE.every((name) => Reflect.get(asked, name) === undefined) ? to : undefined
}
