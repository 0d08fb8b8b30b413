import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { callErrors } from '~/platform/client/call-error'
import { connectionLost, fetchWithRetry, isUnreached } from '~/platform/client/calls/fetch-with-retry'
import { readAgain } from '~/platform/client/calls/read-again'
import { browserLinks } from '~/platform/client/calls/trpc-links'
import { countFromArrival, isFromServer } from '~/platform/client/count-from-arrival'
import type { SessionUser } from '~/platform/client/session-user'
import { inProcessLink } from '~/server/requests/in-process'
import { requestContext } from '~/server/requests/request-context'
import type { AppRouter } from '~/server/root-router'
import { showCallFailure } from './routes/-frames/show-call-failure'
import { ErrorScreen } from './routes/-screens/error-screen'
import { NotFoundScreen } from './routes/-screens/not-found-screen'
import { PendingScreen } from './routes/-screens/pending-screen'
import { routeTree } from './routeTree.gen'
import { toast } from './ui/toast/toast-store'

/** During server rendering procedures and session run in-process with the visitor's cookies, else over the wire. */
const createLinks = createIsomorphicFn()
  .server(() => [inProcessLink(requestContext)])
  .client(() => browserLinks(showCallFailure))

const loadSession = createIsomorphicFn()
  .server(() => requestContext().sessionUser())
  .client(async (): Promise<SessionUser | null> => {
    const response = await fetchWithRetry('/api/auth/get-session')
    if (isUnreached(response.status)) throw connectionLost()
    if (!response.ok) throw new Error(`get-session answered ${response.status}`)
    const answer: { user: SessionUser | null } | null = await response.json()
    return answer?.user ?? null
  })

/** The nonce of this answer; cacheable pages use hashes instead and have none. */
const getNonce = createIsomorphicFn()
  .server(() => getRequestHeader('x-csp-nonce'))
  .client(() => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content)

/** @param nonce of the answer; where none is given, that of the request which goes on */
export function getRouter(nonce = getNonce()) {
  const queryClient = createQueryClient()
  const trpcClient = createTRPCClient<AppRouter>({ links: createLinks() })
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      trpcClient,
      trpc: createTRPCOptionsProxy({ client: trpcClient, queryClient }),
      loadSession,
    },
    // Addresses as a plain form writes them: `wo=33602`, not `wo=%2233602%22`. Schemas coerce texts.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // One address for each page.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: { nonce },
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
  })
  // The constructor takes none; to those set here the framework adds its own.
  router.options.serializationAdapters = [callErrors]
  setupRouterSsrQueryIntegration({ router, queryClient })
  countFromArrival(router.options, queryClient, isFromServer)
  return router
}

function createQueryClient() {
  return new QueryClient({
    // A mutation that reads first may fail with that read's error, which has not been shown.
    mutationCache: new MutationCache({
      onSuccess(_answer, _input, _context, { meta }) {
        if (meta?.done) toast.success(meta.done, meta.about)
      },
      onError: showCallFailure,
      onSettled: (_answer, error, _input, _context, mutation, { client }) => readAgain(client, mutation, error),
    }),
    defaultOptions: {
      // Specification section 9: fresh for five seconds, no retries, refetch on focus and mount.
      queries: { staleTime: 5_000, retry: false, refetchOnWindowFocus: true, refetchOnMount: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
