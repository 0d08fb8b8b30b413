import { createIsomorphicFn } from '@tanstack/react-start'
import { TRPCClientError } from '@trpc/client'
import { requestContext } from '~/server/request-context'
import type { AppRouter } from '~/server/root-router'

/** What the answer's page was called in the log; in the browser, what the page that came with it says. */
const pageRequestId = createIsomorphicFn()
  .server(() => requestContext().requestId)
  .client(() => document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null)

/** The id under which the log tells of an error. */
export function requestIdOf(error: unknown): string | null {
  return pageRequestId() ?? (isTrpcError(error) ? (error.data?.requestId ?? null) : null)
}

function isTrpcError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}
