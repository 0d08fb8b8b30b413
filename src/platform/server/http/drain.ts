import type { Server } from 'node:http'

/** Stops accepting, lets running requests finish for so many milliseconds, then cuts what is left. */
export async function drainServer(server: Server, patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // Connections become idle one by one as their last answer goes out; node closes only those idle right now.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs)
  await promise
  clearInterval(sweep)
  clearTimeout(deadline)
}

const SWEEP_MS = 50
