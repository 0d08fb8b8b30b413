import { z } from 'zod'
import { authMessage } from '~/features/accounts/auth-messages'
import { auth } from './auth'
import { afterConfirmation } from './auth-links'
import { logFault, withFaults } from './log-fault'

const errorBody = z.object({ code: z.string().optional() })

/** Answers `/api/auth/*`: better-auth's answer, with German sentences in place of its English errors. */
export async function answerAuth(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')
  const { result: response, hasFault } = await withFaults(requestId, () => auth().http.handler(request))
  if (response.status < 400) return isConfirmation(request) ? redirected(request, response) : response
  if (response.status >= 500 && !hasFault) {
    logFault(new Error('better-auth failed'), { path: new URL(request.url).pathname, requestId })
  }
  const parsed = errorBody.safeParse(await response.json().catch(() => ({})))
  const code = parsed.data?.code
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify({ code, message: authMessage(response.status, code) }), {
    status: response.status,
    headers,
  })
}

function isConfirmation(request: Request): boolean {
  return request.method === 'GET' && new URL(request.url).pathname === '/api/auth/verify-email'
}

function redirected(request: Request, response: Response): Response {
  const location = afterConfirmation(request, response)
  if (location === null) return response
  const headers = new Headers(response.headers)
  headers.set('location', location)
  return new Response(null, { status: 302, headers })
}
