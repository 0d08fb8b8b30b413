import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { AUTH_MESSAGES } from '~/features/accounts/auth-messages'
import { logRefusal, refusedRight } from '~/features/accounts/server/security-log'
import { isFromForeignSite } from '~/platform/server/answers/request-origin'
import { admitCall } from '~/platform/server/gate/admit-call'
import { logFault } from '~/platform/server/log-fault'
import { CALL_ENDPOINT } from '~/platform/wire/call-budget'
import { appRouter } from '../root-router'
import { createContext } from './context'

/** Answers `/api/trpc/*`. */
export async function answerTrpc(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')
  if (isFromForeignSite(request)) return refuse(requestId, FOREIGN_SITE)
  const admitted = await admitCall(request)
  if ('refusal' in admitted) return refuse(requestId, admitted.refusal)
  const refusals: Promise<void>[] = []
  const context = createContext(request.headers)
  const answer = await fetchRequestHandler({
    endpoint: CALL_ENDPOINT,
    req: admitted.request,
    router: appRouter,
    createContext: () => context,
    onError: ({ error, path }) => {
      logFault(error, { path, requestId })
      const reason = refusedRight(error.cause)
      if (reason !== null) refusals.push(noteRefusal({ act: path, reason }))
    },
  })
  await Promise.all(refusals)
  return answer.ok ? answer : withRequestId(answer, requestId)

  async function noteRefusal(refused: { act: string | undefined; reason: string }) {
    logRefusal({ id: requestId, account: (await context.actor())?.userId ?? null, ...refused })
  }
}

/** Refusals without a context (a form, an invalid body) get the request's id and their own reason only here. */
async function withRequestId(answer: Response, requestId: string | null): Promise<Response> {
  const body = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'application/json')
  // Inside a text the quotes would be escaped, so this is the key itself.
  return new Response(body.replaceAll('"requestId":null', `"requestId":${JSON.stringify(requestId)}`), {
    status: answer.status,
    headers,
  })
}

const FOREIGN_SITE = { status: 403, message: AUTH_MESSAGES.INVALID_ORIGIN, fieldErrors: null } as const

/** tRPC's names of the statuses we refuse with, and the JSON-RPC codes for them. */
const CODES = {
  400: { name: 'BAD_REQUEST', number: -32600 },
  403: { name: 'FORBIDDEN', number: -32003 },
  413: { name: 'PAYLOAD_TOO_LARGE', number: -32013 },
  415: { name: 'UNSUPPORTED_MEDIA_TYPE', number: -32015 },
} as const

type Refused = { status: keyof typeof CODES; message: string | undefined; fieldErrors: Record<string, string[]> | null }

/** In the shape of every other error. */
function refuse(requestId: string | null, { status, message, fieldErrors }: Refused): Response {
  const { name, number } = CODES[status]
  const data = { code: name, httpStatus: status, reason: null, fieldErrors, requestId }
  return Response.json({ error: { json: { message, code: number, data } } }, { status })
}
