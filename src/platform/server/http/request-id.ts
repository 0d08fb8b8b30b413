import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The id of a request: the one a trusted proxy gave it if that is well formed, else a new one. */
export function requestIdOf(request: IncomingMessage, trustProxy: number): string {
  if (trustProxy === 0) return randomUUID()
  const given = request.headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

const WELL_FORMED = /^[\w-]{8,64}$/
