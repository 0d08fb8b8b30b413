// The load generator, a separate process: reads its task as JSON from its input and prints its result as JSON.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Load, LoadResult } from './load-plan.ts'

const load: Load = JSON.parse(await text(process.stdin))
const paths = [load.path].flat()
const latencies: number[] = []
let deadline = 0
let begun = 0
let warmedBy = 0
let failed = 0
let bytes = 0

if (load.warmUpSeconds !== undefined) await ask(load.warmUpSeconds)
warmedBy = begun
latencies.length = 0
failed = 0
bytes = 0
const started = performance.now()
const cpuBefore = process.cpuUsage()
await ask(load.seconds)
const cpu = process.cpuUsage(cpuBefore)
const seconds = (performance.now() - started) / 1000
latencies.sort((a, b) => a - b)

const result: LoadResult = {
  requests: latencies.length,
  allRequests: begun,
  clientCpuMs: (cpu.user + cpu.system) / 1000 / Math.max(1, latencies.length),
  failed,
  perSecond: latencies.length / seconds,
  p50: percentile(0.5),
  p99: percentile(0.99),
  bytesPerAnswer: bytes / Math.max(1, latencies.length),
}
process.stdout.write(JSON.stringify(result))

async function ask(forSeconds: number): Promise<void> {
  deadline = performance.now() + forSeconds * 1000
  await Promise.all(Array.from({ length: load.connections }, runConnection))
}

/**
 * One keep-alive connection that sends a request, waits for the complete answer and repeats. Answers need a
 * Content-Length.
 */
function runConnection(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = Object.entries({ Host: `127.0.0.1:${load.port}`, ...load.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  let sentAt = 0
  let missing = -1
  let head: Buffer = Buffer.alloc(0)
  // One buffer for all received data, without a stream: an expensive generator would measure itself.
  const onread = { buffer: Buffer.allocUnsafeSlow(65_536), callback: receive }
  const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true, onread })
  const requests = paths.map((path) => ({ path, request: `GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n` }))

  function askNext() {
    if (performance.now() >= deadline || begun - warmedBy >= load.maxRequests) {
      socket.end()
      resolve()
      return
    }
    begun += 1
    const { path, request } = requests[begun % requests.length] ?? { path: '', request: '' }
    sentAt = performance.now()
    socket.write(load.isUnique ? request.replace(' HTTP', `${path.includes('?') ? '&' : '?'}n=${begun} HTTP`) : request)
  }

  socket.on('connect', askNext)
  socket.on('error', reject)

  function receive(size: number, buffer: Uint8Array): boolean {
    const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, size)
    bytes += size
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) {
        // The next piece overwrites the same memory.
        head = Buffer.from(head)
        return true
      }
      const lines = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(lines)?.[1]
      if (length === undefined) {
        reject(new Error(`An answer without Content-Length: ${lines}`))
        return false
      }
      if (!lines.startsWith('HTTP/1.1 200')) failed += 1
      missing = Number(length) - (head.length - end - 4)
      head = Buffer.alloc(0)
    } else {
      missing -= chunk.length
    }
    if (missing > 0) return true
    missing = -1
    latencies.push(performance.now() - sentAt)
    askNext()
    return true
  }
  return promise
}

function percentile(share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
}
