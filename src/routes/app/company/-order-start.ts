import type { QueryClient } from '@tanstack/react-query'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '~/server/root-router'

/**
 * Loads what "Bezahlung einrichten" shows. Whoever has no billing is led to that page from everywhere else, from the
 * account too; so a second factor that the platform demands is set up there, and the order waits for it.
 */
export async function loadOrderStart({ queryClient, trpc }: Context): Promise<{ mustSetUpSecondFactor: boolean }> {
  const mustSetUpSecondFactor = await queryClient.fetchQuery(trpc.account.mustSetUp.queryOptions())
  await Promise.all([
    queryClient.ensureQueryData(trpc.plan.list.queryOptions()),
    ...(mustSetUpSecondFactor ? [] : [queryClient.fetchQuery(trpc.billing.start.queryOptions())]),
  ])
  return { mustSetUpSecondFactor }
}

type Context = { queryClient: QueryClient; trpc: TRPCOptionsProxy<AppRouter> }
