import { createTRPCUntypedClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { Context } from '~/features/accounts/server/trpc'
import type { Caller } from '~/platform/client/late-caller'
import { type AppRouter, appRouter } from './root-router'

/** Calls for server rendering. */
export function inProcessCaller(contextOf: () => Context): Caller {
  return createTRPCUntypedClient({ links: [inProcessLink(contextOf)] })
}

/**
 * Calls procedures in this process, for server rendering: what they give comes as it is. tRPC's own link of this kind
 * sets up and aborts a signal for every call, which costs more than the call itself; a page has nobody who could cancel.
 */
function inProcessLink(contextOf: () => Context): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, type, input, signal } }) =>
      observable((observer) => {
        let ctx: Context | undefined
        async function call() {
          ctx = contextOf()
          return callTRPCProcedure({
            router: appRouter,
            path,
            type,
            ctx,
            getRawInput: async () => input,
            signal: signal ?? undefined,
            batchIndex: 0,
          })
        }
        call().then(
          (data) => {
            observer.next({ result: { data } })
            observer.complete()
          },
          (cause: unknown) => {
            const error = getTRPCErrorFromUnknown(cause)
            const shape = getTRPCErrorShape({ config: appRouter._def._config, ctx, error, input, path, type })
            observer.error(TRPCClientError.from({ error: shape }, { cause: error }))
          },
        )
        // Nothing to end: the page waits for all it asked.
        return () => {}
      })
}
