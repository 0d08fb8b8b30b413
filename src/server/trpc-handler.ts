import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { createContext } from './context'
import { logFault } from './log-fault'
import { appRouter } from './root-router'

/** Answers `/api/trpc/*`. */
export function answerTrpc(request: Request): Promise<Response> | Response {
  // Session cookies are SameSite=Lax; this also refuses what old browsers would send.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => createContext(request.headers),
    onError: ({ error, path }) => logFault(error, { path, requestId: request.headers.get('x-request-id') }),
  })
}
