import type { QueryClient } from '@tanstack/react-query'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '~/server/root-router'

/**
 * Loads "Bezahlung einrichten". People without billing are redirected to that page from everywhere, including the
 * account; so a required second factor is set up there before the order.
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
