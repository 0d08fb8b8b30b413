import { AsyncLocalStorage } from 'node:async_hooks'
import { TRPCError } from '@trpc/server'
import { AppError } from '../../lib/app-error.ts'
import { noteFailure } from './http/request-failure.ts'
import { processLog } from './process-log.ts'

type FaultScope = { readonly requestId: string | null; hasFault: boolean }

const scopes = new AsyncLocalStorage<FaultScope>()

/** Runs work of a library that reports its errors without naming the request; only the first one is logged. */
export async function withFaults<Result>(
  requestId: string | null,
  work: () => Promise<Result>,
): Promise<{ result: Result; hasFault: boolean }> {
  const scope: FaultScope = { requestId, hasFault: false }
  const result = await scopes.run(scope, work)
  return { result, hasFault: scope.hasFault }
}

/**
 * Logs an internal error once, with the id people see; errors caused by the user are not logged. The line is that of
 * the request, or a separate one when there is none or it has failed already.
 */
export function logFault(error: unknown, where: { path?: string; requestId: string | null }): void {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) {
    // No error of ours, but the page may say when to retry.
    if (cause.code === 'unavailable' && where.requestId !== null) noteFailure(where.requestId, cause)
    return
  }
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return
  const scope = scopes.getStore()
  if (scope?.hasFault) return
  if (scope) scope.hasFault = true
  const id = where.requestId ?? scope?.requestId ?? null
  if (id !== null && noteFailure(id, cause)) return
  const words = id === null ? 'failed outside of a request' : 'a further part of a request failed'
  processLog().error({ id, path: where.path, error: cause }, words)
}
