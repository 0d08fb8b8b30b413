import { isTRPCClientError, type TRPCClientError } from '@trpc/client'
import type { AppRouter } from '~/server/root-router'

/** Whether a call of a procedure failed. */
export function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return isTRPCClientError<AppRouter>(error)
}

/** Whether a call was refused because there were too many before it. */
export function isHeldUp(error: unknown): boolean {
  return isCallError(error) && error.data?.code === 'TOO_MANY_REQUESTS'
}
