import { type JsonBudget, jsonExcess } from '../../../lib/formats/json-excess.ts'
import { readWithin } from './read-within.ts'
import { type Refusal, refusalOf, TOO_LARGE, WRONG_FORMAT } from './refusal.ts'

export type Budget = { readonly bytes: number; readonly json: JsonBudget }

/** A request whose body is within its budget, or why it is refused. */
export type Admission = { readonly request: Request } | { readonly refusal: Refusal }

/**
 * Reads and measures a JSON body before anybody parses it. A request without a body needs no content type. The returned
 * request has the same body as text in memory.
 * @param envelope matches the keys around a form's fields in a path
 */
export async function admitJson(request: Request, budget: Budget, envelope = /^/): Promise<Admission> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return { request }
  if (isJson(request)) {
    const text = await readWithin(request, budget.bytes)
    if (text === null) return { refusal: TOO_LARGE }
    const refusal = refusalOfJson(text, budget, envelope)
    return refusal ? { refusal } : { request: withBody(request, text) }
  }
  const text = await readWithin(request, 0)
  return text === '' ? { request: withBody(request, text) } : { refusal: WRONG_FORMAT }
}

/** Why this JSON text must not be parsed, or null. */
export function refusalOfJson(text: string, { json }: Budget, envelope = /^/): Refusal | null {
  const excess = jsonExcess(text, json)
  return excess && refusalOf(excess, json.text, envelope)
}

/** As better-call and tRPC parse it, so that nothing is JSON for them but not for us. */
export function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function isJson(request: Request): boolean {
  return mediaType(request) === 'application/json'
}

function withBody(request: Request, body: string): Request {
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: body === '' ? null : body })
}
