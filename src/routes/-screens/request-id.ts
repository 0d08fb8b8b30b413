import { createIsomorphicFn } from '@tanstack/react-start'
import { isCallError } from '~/platform/client/call-error'
import { requestContext } from '~/server/requests/request-context'

/** What the answer's page was called in the log; in the browser, what the page that came with it says. */
const pageRequestId = createIsomorphicFn()
  .server(() => requestContext().requestId)
  .client(() => document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null)

/** The id under which the log tells of an error. */
export function requestIdOf(error: unknown): string | null {
  return pageRequestId() ?? (isCallError(error) ? (error.data?.requestId ?? null) : null)
}
