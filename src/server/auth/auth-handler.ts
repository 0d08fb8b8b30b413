import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { authMessage } from '~/features/accounts/auth-messages'
import { endedBecause, endIfOver } from '~/features/accounts/server/session-ends'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { admitJson, type Budget } from '~/platform/server/gate/admit-json'
import { logFault, withFaults } from '~/platform/server/log-fault'
import { CLOCK_OFF, hasRightClock } from '~/platform/server/own-clock'
import { auth } from './auth'
import { withCurrentSignatures } from './current-signatures'
import { endedCookie } from './ended-note'
import { afterConfirmation, afterRefusal } from './links/auth-links'
import { signedSessionToken } from './session-cookie'

const errorBody = z.object({ code: z.string().optional() })

/** The largest legitimate body is a new passkey with the certificates of its maker: 20 kB, 30 values, 4 deep. */
const BUDGET: Budget = {
  bytes: 100_000,
  json: { depth: 8, nodes: 200, text: 80_000, name: 100, digits: 40 },
}

/** Answers `/api/auth/*` with better-auth's answer, and German sentences in place of its English errors. */
export async function answerAuth(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')
  // better-auth uses the machine's clock: a wrong one would end sessions, links and codes of all nodes.
  if (!(await hasRightClock())) return isOpened(request) ? seen(request, 'CLOCK_OFF') : clockOff()
  const admitted = await admitJson(request, BUDGET)
  if ('refusal' in admitted) {
    const { status, message } = admitted.refusal
    return Response.json({ code: REFUSALS[status], message }, { status })
  }
  const started = performance.now()
  const { result: response, hasFault } = await withFaults(requestId, () => handled(admitted.request, requestId))
  if (response.status < 400 && MAYBE_MAILS.some((path) => isAt(request, path)))
    await wait(Math.max(0, started + EVEN_MS - performance.now()))
  if (response.status < 400 && isAt(request, '/sign-up/email')) return withoutTraces(response)
  if (response.status < 400) return isConfirmation(request) ? redirected(request, response) : response
  if (response.status >= 500 && !hasFault) {
    logFault(new Error('better-auth failed'), { path: new URL(request.url).pathname, requestId })
  }
  const parsed = errorBody.safeParse(await response.json().catch(() => ({})))
  const code = parsed.data?.code
  const headers = new Headers(response.headers)
  if (isOpened(request)) return seen(request, code, headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  // The library uses a header name that no client knows.
  const seconds = headers.get('x-retry-after')
  if (seconds !== null) headers.set('retry-after', seconds)
  return new Response(JSON.stringify({ code, message: authMessage(response.status, code) }), {
    status: response.status,
    headers,
  })
}

function clockOff(): Response {
  const headers = { 'retry-after': '15', 'cache-control': 'no-store' }
  return Response.json({ code: 'CLOCK_OFF', message: CLOCK_OFF }, { status: 503, headers })
}

/** Answered in the same time whether a mail is sent or not; writing one takes longer than writing none. */
const MAYBE_MAILS = ['/request-password-reset', '/send-verification-email']
/** Each of those answers takes at least this long, milliseconds: more than writing a mail. */
export const EVEN_MS = 100

/** better-auth's codes for the statuses of a refused body. */
const REFUSALS = { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const

/** Parts of better-auth, such as counting attempts, throw past its own error answers. */
async function handled(given: Request, requestId: string | null): Promise<Response> {
  const request = withCurrentSignatures(given, getConfig())
  try {
    const token = signedSessionToken(request.headers, getConfig())
    const { db } = database()
    const isEnded = token !== null && (await endIfOver(db, token))
    const because = isEnded ? await endedBecause(db, token) : null
    const response = await auth().http.handler(request)
    return because === null ? response : withCookie(response, endedCookie(because))
  } catch (error) {
    logFault(error, { path: new URL(request.url).pathname, requestId })
    return new Response(null, { status: 500 })
  }
}

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

const signUpBody = z.object({ user: z.record(z.string(), z.unknown()) }).loose()

/** better-auth mentions the second factor only when the address has an account; that would reveal who has one. */
async function withoutTraces(response: Response): Promise<Response> {
  const parsed = signUpBody.safeParse(await response.clone().json())
  if (!parsed.success) return response
  const { twoFactorEnabled: _twoFactorEnabled, ...user } = parsed.data.user
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify({ ...parsed.data, user }), { status: response.status, headers })
}

function isAt(request: Request, path: string): boolean {
  return new URL(request.url).pathname === `/api/auth${path}`
}

function isConfirmation(request: Request): boolean {
  return request.method === 'GET' && isAt(request, '/verify-email')
}

/** Whether a browser opened the link of a mail, whose person reads no JSON. */
function isOpened(request: Request): boolean {
  return isConfirmation(request) && (request.headers.get('accept')?.includes('text/html') ?? false)
}

function seen(request: Request, code: string | undefined, given?: Headers): Response {
  const headers = new Headers({ location: afterRefusal(request, code), 'cache-control': 'no-store' })
  for (const cookie of given?.getSetCookie() ?? []) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

function redirected(request: Request, response: Response): Response {
  const location = afterConfirmation(request, response)
  if (location === null) return response
  const headers = new Headers(response.headers)
  headers.set('location', location)
  return new Response(null, { status: 302, headers })
}
