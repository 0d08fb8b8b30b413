import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from './forwarded.ts'

/** One request with its answer, and what the server knows about it before anybody looks at it. */
export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  /** As sent: a HEAD stays a HEAD here even when the page behind it is rendered with GET. */
  readonly method: string
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly origin: Origin
  readonly draining: boolean
  /** Whether HSTS speaks for all hosts below our own as well. */
  readonly secureSubdomains: boolean
  /** What went wrong inside; written into the log line of this request, never into the answer. */
  failure?: unknown
}
