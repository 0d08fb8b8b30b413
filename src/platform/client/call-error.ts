import type { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '~/server/root-router'
import { connectionLost } from './fetch-with-retry'

const NAME = 'TRPCClientError'

/** Whether a call of a procedure failed. By name, for the class itself is loaded with the first call only. */
export function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === NAME
}

/** The error of a call for which not even the client could be loaded. */
export function callLost(cause: unknown): Error {
  return Object.assign(connectionLost(cause), { name: NAME })
}
