import { AsyncLocalStorage } from 'node:async_hooks'
import { TRPCError } from '@trpc/server'
import { AppError } from '../../lib/app-error.ts'
import { noteFailure } from './http/request-failure.ts'
import { processLog } from './process-log.ts'

type FaultScope = { readonly requestId: string | null; hasFault: boolean }

const scopes = new AsyncLocalStorage<FaultScope>()

/** Runs work of a library that reports its faults without saying for which request; only the first one is logged. */
export async function withFaults<Result>(
  requestId: string | null,
  work: () => Promise<Result>,
): Promise<{ result: Result; hasFault: boolean }> {
  const scope: FaultScope = { requestId, hasFault: false }
  const result = await scopes.run(scope, work)
  return { result, hasFault: scope.hasFault }
}

/**
 * Logs what went wrong inside us, once, with the id people see; what they caused themselves is no fault.
 * The line is that of the request, or one of its own where there is none or it has failed already.
 */
export function logFault(error: unknown, where: { path?: string; requestId: string | null }): void {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) {
    // No fault, but what a page that needs it becomes: it can be asked for again soon.
    if (cause.code === 'unavailable' && where.requestId !== null) noteFailure(where.requestId, cause)
    return
  }
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return
  const scope = scopes.getStore()
  if (scope?.hasFault) return
  if (scope) scope.hasFault = true
  const id = where.requestId ?? scope?.requestId ?? null
  if (id !== null && noteFailure(id, cause)) return
  processLog().error({ id, path: where.path, error: cause }, 'request failed')
}
