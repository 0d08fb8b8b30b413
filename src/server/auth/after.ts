import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'

type Answered = GenericEndpointContext & { context: { returned?: unknown } }

/** Runs after every call to `/api/auth`, also a refused one; in the order of the plugins. */
export function after(id: string, run: (ctx: Answered) => Promise<unknown>) {
  return {
    id,
    hooks: { after: [{ matcher: () => true, handler: createAuthMiddleware(run) }] },
  } satisfies BetterAuthPlugin
}
