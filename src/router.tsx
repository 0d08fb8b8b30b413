import { MutationCache, QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest, getRequestHeader } from '@tanstack/react-start/server'
import { typedClient, typedOptions } from '~/platform/client/call-options'
import { fromDataText, toDataText } from '~/platform/client/data-text'
import { connectionLost, fetchWithRetry, isUnreached } from '~/platform/client/fetch-with-retry'
import { lateCaller, tellingFailures } from '~/platform/client/late-caller'
import { countFromArrival, isFromServer, leaveOutStream } from '~/platform/client/sent-queries'
import type { SessionUser } from '~/platform/client/session-user'
import { hasSessionCookie } from '~/server/context'
import { inProcessCaller } from '~/server/in-process-link'
import { rememberAddresses } from '~/server/remembered-addresses'
import { requestContext } from '~/server/request-context'
import { showCallFailure } from './routes/-frames/show-call-failure'
import { ErrorScreen } from './routes/-screens/error-screen'
import { NotFoundScreen } from './routes/-screens/not-found-screen'
import { PendingScreen } from './routes/-screens/pending-screen'
import { routeTree } from './routeTree.gen'

/** During server rendering procedures and session run in-process with the visitor's cookies, else over the wire. */
const createCaller = createIsomorphicFn()
  .server(() => inProcessCaller(requestContext))
  .client(() =>
    tellingFailures(
      lateCaller(async () => (await import('~/platform/client/trpc-links')).browserCaller()),
      showCallFailure,
    ),
  )

const loadSession = createIsomorphicFn()
  .server(() => requestContext().sessionUser())
  .client(async (): Promise<SessionUser | null> => {
    const response = await fetchWithRetry('/api/auth/get-session')
    if (isUnreached(response.status)) throw connectionLost()
    if (!response.ok) throw new Error(`get-session answered ${response.status}`)
    const answer: { user: SessionUser | null } | null = await response.json()
    return answer?.user ?? null
  })

/** The nonce of this answer; cacheable pages carry hashes instead and have none. */
const getNonce = createIsomorphicFn()
  .server(() => getRequestHeader('x-csp-nonce'))
  .client(() => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content)

/** The pages of anonymous visitors are rendered in one go (server/render-page.tsx). */
const isWholePage = createIsomorphicFn()
  .server(() => !hasSessionCookie(getRequest().headers))
  .client(() => false)

/** What costs the server with every answer costs a browser once. */
const prepareRouter = createIsomorphicFn().server(rememberAddresses)

export function getRouter() {
  const queryClient = createQueryClient()
  const caller = createCaller()
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      trpcClient: typedClient(caller),
      trpc: typedOptions(caller),
      loadSession,
    },
    // Addresses as a plain form writes them: `wo=33602`, not `wo=%2233602%22`. Schemas of texts coerce.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: { nonce: getNonce() },
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
  })
  prepareRouter(router)
  setupRouterSsrQueryIntegration({ router, queryClient })
  leaveOutStream(router.options, isWholePage)
  countFromArrival(router.options, isFromServer)
  return router
}

/** The server writes what a page brings, the browser reads it. */
const pageData = createIsomorphicFn()
  .server(() => ({ dehydrate: { serializeData: toDataText } }))
  .client(() => ({ hydrate: { deserializeData: fromDataText } }))

function createQueryClient() {
  return new QueryClient({
    // A mutation that reads first may fail with the read, which has not been told.
    mutationCache: new MutationCache({ onError: showCallFailure }),
    defaultOptions: {
      ...pageData(),
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
