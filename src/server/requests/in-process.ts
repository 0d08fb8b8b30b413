import { type TRPCLink, unstable_localLink } from '@trpc/client'
import superjson from 'superjson'
import { logRefusal, refusedRight } from '~/features/accounts/server/security-log'
import type { Context } from '~/features/accounts/server/trpc'
import { logFault } from '~/platform/server/log-fault'
import { type AppRouter, appRouter } from '../root-router'

/** Calls procedures in this process, for server rendering: results are passed as they are, errors as over the wire. */
export function inProcessLink(contextOf: () => Context): TRPCLink<AppRouter> {
  return unstable_localLink({
    router: appRouter,
    createContext: async () => contextOf(),
    transformer: superjson,
    onError: async ({ error, ctx, path }) => {
      logFault(error, { path, requestId: ctx?.requestId ?? null })
      const reason = refusedRight(error.cause)
      if (!ctx || reason === null) return
      logRefusal({ id: ctx.requestId, account: (await ctx.actor())?.userId ?? null, act: path, reason })
    },
  })
}
