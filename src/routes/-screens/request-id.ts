import { createIsomorphicFn } from '@tanstack/react-start'
import { isCallError } from '~/platform/client/call-error'
import { requestContext } from '~/server/requests/request-context'

/** The request id of the page; in the browser, the one that came with the page. */
const pageRequestId = createIsomorphicFn()
  .server(() => requestContext().requestId)
  .client(() => document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null)

export function requestIdOf(error: unknown): string | null {
  return pageRequestId() ?? (isCallError(error) ? (error.data?.requestId ?? null) : null)
}
