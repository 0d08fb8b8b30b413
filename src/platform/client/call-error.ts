import { createSerializationAdapter } from '@tanstack/react-router'
import { isTRPCClientError, TRPCClientError } from '@trpc/client'
import type { AppRouter } from '~/server/root-router'

/** Whether a call of a procedure failed. */
export function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return isTRPCClientError<AppRouter>(error)
}

/** Whether a call was refused because there were too many before it. */
export function isHeldUp(error: unknown): boolean {
  return isCallError(error) && error.data?.code === 'TOO_MANY_REQUESTS'
}

/** A page whose call was refused hands its browser the whole refusal, not only its sentence. */
export const callErrors = createSerializationAdapter({
  key: 'call-error',
  test: isCallError,
  toSerializable: ({ message, shape }) => (shape ? { error: shape } : { message }),
  fromSerializable: (told) => TRPCClientError.from<AppRouter>(told),
})
