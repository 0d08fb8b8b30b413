import { sendText } from './answer.ts'
import type { Exchange } from './exchange.ts'

/** Whether the process answers; while it drains, load balancers should send nothing more. */
export function sendHealth(exchange: Exchange): void {
  sendText(exchange, exchange.draining ? 503 : 200, exchange.draining ? 'draining\n' : 'ok\n')
}

/** Whether the process can do its work: database reachable, schema up to date. */
export async function sendReadiness(exchange: Exchange, isReady: () => Promise<boolean>): Promise<void> {
  if (exchange.draining) return sendText(exchange, 503, 'draining\n')
  const ready = await Promise.race([isReady(), timeout()]).catch((error: unknown) => {
    exchange.failure = error
    return false
  })
  sendText(exchange, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n')
}

const PATIENCE_MS = 3_000

function timeout(): Promise<false> {
  const { promise, resolve } = Promise.withResolvers<false>()
  setTimeout(() => resolve(false), PATIENCE_MS).unref()
  return promise
}
