import { createTRPCContext } from '@trpc/tanstack-react-query'
import type { AppRouter } from '~/server/root-router'

/** Typed access to the procedures for components: `const trpc = useTRPC()`. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()
