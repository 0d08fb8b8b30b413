import type { QueryClient } from '@tanstack/react-query'
import { pageCache } from '~/platform/client/page-response'
import type { useTRPC } from '~/platform/client/trpc'

/** What the loader of such a page gets. */
export type LoaderContext = { context: { queryClient: QueryClient; trpc: ReturnType<typeof useTRPC> } }

/** Loader of a page with `useImprint`; visitors get it from the server's cache until somebody changes it. */
export async function loadImprint({ context }: LoaderContext): Promise<void> {
  await context.queryClient.ensureQueryData(context.trpc.operator.imprint.queryOptions())
  pageCache(LEGAL_PAGE_AGE, ['legal'])
}

/** How long the server may cache a text page for visitors. Seconds. */
const LEGAL_PAGE_AGE = 3600
