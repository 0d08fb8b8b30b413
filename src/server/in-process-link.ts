import { TRPCClientError } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import type { Context } from '~/features/accounts/server/trpc'
import type { Caller } from '~/platform/client/late-caller'
import { type AppRouter, appRouter } from './root-router'
import { logRefusal, refusedRight } from './security-log'

type Call = { type: 'query' | 'mutation'; path: string; input: unknown; signal: AbortSignal | undefined }

/**
 * Calls procedures in this process, for server rendering: what they give comes as it is. tRPC's client and its links
 * set up observables and abort a signal for every call, which costs more than the call itself; a page has nobody who
 * could cancel.
 */
export function inProcessCaller(contextOf: () => Context): Caller {
  return {
    query: (path, input, options) => call(contextOf, { type: 'query', path, input, signal: options?.signal }),
    mutation: (path, input, options) => call(contextOf, { type: 'mutation', path, input, signal: options?.signal }),
  }
}

/** @throws {TRPCClientError} of the shape that comes over the wire */
async function call(contextOf: () => Context, { type, path, input, signal }: Call): Promise<unknown> {
  let ctx: Context | undefined
  try {
    ctx = contextOf()
    const getRawInput = async () => input
    return await callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput, signal, batchIndex: 0 })
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause)
    const reason = refusedRight(error.cause)
    if (ctx && reason !== null) {
      logRefusal({ id: ctx.requestId, account: (await ctx.actor())?.userId ?? null, act: path, reason })
    }
    const shape = getTRPCErrorShape({ config: appRouter._def._config, ctx, error, input, path, type })
    throw TRPCClientError.from<AppRouter>({ error: shape }, { cause: error })
  }
}
