import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { type Answer, textAnswer } from '../http/answers/answer.ts'
import { errorAnswer } from '../http/answers/error-answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { listen } from '../process/listen.ts'
import { metrics } from './registry.ts'

/**
 * `/metrics` beside the pages, for whoever has the token; where none is set, or it is a wrong one, there is no such page.
 */
export async function metricsAnswer(exchange: Exchange, token: string | undefined): Promise<Answer> {
  const given = exchange.request.headers.authorization ?? ''
  if (token === undefined || !isEqual(given, `Bearer ${token}`)) return errorAnswer(exchange, 404)
  return { ...textAnswer(200, await metrics.metrics()), headers: ['content-type', metrics.contentType] }
}

/**
 * `/metrics` on a port of its own, which only the network of the operator reaches.
 *
 * @throws {OperatorError} when the address cannot be bound
 */
export async function startMetricsServer(host: string, port: number): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    if (!isAsked) return response.writeHead(404).end()
    return metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await listen(server, host, port, 'METRICS_PORT')
  return {
    async stop() {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      server.closeAllConnections()
      await promise
    },
  }
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
