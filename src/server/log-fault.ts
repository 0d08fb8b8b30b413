import { TRPCError } from '@trpc/server'
import { AppError } from '~/lib/app-error'
import { processLog } from './process-log'

/** Logs what went wrong inside us, once, with the id people see; what they caused themselves is no fault. */
export function logFault(error: unknown, where: { path?: string; requestId: string | null }): void {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) return
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return
  processLog().error({ id: where.requestId, path: where.path, error: cause }, 'request failed')
}
