// The load generator, a process of its own: `node load.ts '{"port":…,"path":…}'` prints its result as JSON.
import { connect } from 'node:net'
import type { Load, LoadResult } from './load-plan.ts'

const load: Load = JSON.parse(process.argv[2] ?? '')
const deadline = performance.now() + load.seconds * 1000
const latencies: number[] = []
let begun = 0
let failed = 0
let bytes = 0

const started = performance.now()
await Promise.all(Array.from({ length: load.connections }, runConnection))
const seconds = (performance.now() - started) / 1000
latencies.sort((a, b) => a - b)

const result: LoadResult = {
  requests: latencies.length,
  failed,
  perSecond: latencies.length / seconds,
  p50: percentile(0.5),
  p99: percentile(0.99),
  bytesPerAnswer: bytes / Math.max(1, latencies.length),
}
process.stdout.write(JSON.stringify(result))

/** One keep-alive connection that asks, waits for the whole answer and asks again. Answers need a Content-Length. */
function runConnection(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
  const headers = Object.entries({ Host: `127.0.0.1:${load.port}`, ...load.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  let sentAt = 0
  let missing = -1
  let head = Buffer.alloc(0)

  function ask() {
    if (performance.now() >= deadline || begun >= load.maxRequests) {
      socket.end()
      resolve()
      return
    }
    begun += 1
    const target = load.isUnique ? `${load.path}${load.path.includes('?') ? '&' : '?'}n=${begun}` : load.path
    sentAt = performance.now()
    socket.write(`GET ${target} HTTP/1.1\r\n${headers.join('')}\r\n`)
  }

  socket.on('connect', ask)
  socket.on('error', reject)
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return
      const text = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) {
        reject(new Error(`An answer without Content-Length: ${text}`))
        return
      }
      if (!text.startsWith('HTTP/1.1 200')) failed += 1
      missing = Number(length) - (head.length - end - 4)
      head = Buffer.alloc(0)
    } else {
      missing -= chunk.length
    }
    if (missing > 0) return
    missing = -1
    latencies.push(performance.now() - sentAt)
    ask()
  })
  return promise
}

function percentile(share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
}
