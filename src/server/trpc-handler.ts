import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { AUTH_MESSAGES } from '~/features/accounts/auth-messages'
import { MAX_BATCH_CALLS } from '~/platform/client/trpc-links'
import { createContext } from './context'
import { logFault } from './log-fault'
import { isFromForeignSite } from './request-origin'
import { appRouter } from './root-router'

/** Where all addresses of calls begin. */
export const TRPC_PATH = '/api/trpc/'

/** Answers `/api/trpc/*`. */
export async function answerTrpc(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')
  if (isFromForeignSite(request)) return refuse(requestId)
  const answer = await fetchRequestHandler({
    endpoint: TRPC_PATH.slice(0, -1),
    req: request,
    router: appRouter,
    maxBatchSize: MAX_BATCH_CALLS,
    createContext: () => createContext(request.headers),
    onError: ({ error, path }) => logFault(error, { path, requestId }),
  })
  return answer.ok ? answer : withRequestId(answer, requestId)
}

/** What is refused before there is a context (a form, a body that is none) knows the request's id, and what it is itself, only here. */
async function withRequestId(answer: Response, requestId: string | null): Promise<Response> {
  const body = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'application/json')
  // Inside of a text the quotes would be escaped, so this is the key itself.
  return new Response(body.replaceAll('"requestId":null', `"requestId":${JSON.stringify(requestId)}`), {
    status: answer.status,
    headers,
  })
}

/** In the shape of every other error, JSON-RPC's code for "forbidden" included. */
function refuse(requestId: string | null): Response {
  const data = { code: 'FORBIDDEN', httpStatus: 403, fieldErrors: null, requestId }
  const json = { message: AUTH_MESSAGES.INVALID_ORIGIN, code: -32003, data }
  return Response.json({ error: { json } }, { status: 403 })
}
