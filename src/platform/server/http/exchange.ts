import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from './security/origin.ts'

/** One request with its answer, and what the server knows about it at first. */
export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly method: string
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly origin: Origin
  readonly isDraining: boolean
  /** Whether HSTS includes all hosts below our own. */
  readonly secureSubdomains: boolean
  /** The internal error; written into the log line of this request, never into the answer. */
  failure?: unknown
}

/** Those that anything here answers. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The id of a request: the one a trusted proxy gave it if it is well formed, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustProxy: number): string {
  const given = trustProxy > 0 && headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
