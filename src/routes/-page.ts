import { notFound, type RegisteredRouter } from '@tanstack/react-router'
import { isCallError } from '~/platform/client/call-error'

/** Document title as in product.md: `{title} · Stellwerk`. */
export function pageTitle(title: string) {
  return { title: `${title} · Stellwerk` }
}

/** Head of a page that the secret in its address opens: not for search engines, and other sites do not learn of it. */
export function secretPage(title: string) {
  return {
    meta: [pageTitle(title), { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'same-origin' }],
  }
}

const NOT_FOUND_CODES = ['NOT_FOUND', 'BAD_REQUEST']

/**
 * Turns "not found" and malformed ids of a loader's query into the 404 page; everything else stays an error.
 * @param inPlaceOf the layout that the 404 page replaces; without it, only the page itself
 */
export async function orNotFound<Result>(
  query: Promise<Result>,
  inPlaceOf?: keyof RegisteredRouter['routesById'],
): Promise<Result> {
  try {
    return await query
  } catch (error) {
    if (isCallError(error) && error.data && NOT_FOUND_CODES.includes(error.data.code))
      throw notFound({ routeId: inPlaceOf })
    throw error
  }
}

/** Whether the current state does not allow the request. */
export function isConflict(error: unknown): boolean {
  return isCallError(error) && error.data?.code === 'CONFLICT'
}

/** Whether what was asked for does not exist, or not any more. */
export function isMissing(error: unknown): boolean {
  return isCallError(error) && error.data?.code === 'NOT_FOUND'
}
