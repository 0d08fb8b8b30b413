import http from 'node:http'
import { memoryStore } from './memory-store.ts'
import { realStore } from './real-store.ts'
import { REGION } from './store.ts'

/**
 * A store that fails when a test wants it to: in memory, or with `TEST_S3_URL` in front of a real one (see
 * scripts/engines/checks/all.ts).
 */
export async function startS3() {
  const { TEST_S3_URL: real } = process.env
  const store = real ? await realStore(real) : memoryStore()
  let failures = 0
  let calls = 0
  let isSilent = false
  let isFull = false
  const server = http.createServer((request, response) => {
    calls += 1
    if (isSilent) return
    if (isFull && request.method === 'PUT') {
      request.resume()
      return void response.writeHead(507).end()
    }
    if (failures === 0) return void store.answer(request, response)
    failures -= 1
    request.resume()
    response.writeHead(503).end()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  // A forgotten server does not block the test run.
  server.unref().listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { bucket, key, secret, pageSize, keys, clear } = store
  return {
    ...{ pageSize, keys, clear },
    close() {
      server.closeAllConnections()
      server.close()
    },
    url: `http://${key}:${secret}@127.0.0.1:${port}/${bucket}/akten/2026?region=${REGION}`,
    /** From now on it accepts requests and never answers. */
    fallSilent() {
      isSilent = true
    },
    /** Whether it takes nothing more. */
    setFull(full: boolean) {
      isFull = full
    },
    /** The next requests fail; returns how many were made since. */
    fail(count: number) {
      failures = count
      calls = 0
      return () => calls
    },
  }
}
