import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import type { AppRouter } from '~/server/root-router'

/** Typed access to the procedures for components: `const trpc = useTRPC()`. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

/** What procedures answer, for the props of components: `RouterOutputs['application']['mine']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>
