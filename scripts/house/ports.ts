import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/** Below those that systems give outgoing connections: one of them could take a port before it is used. */
const [LOWEST, HIGHEST] = [15_000, 32_000]

/** Different ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST)
    if (!found.has(port) && (await isFree(port))) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  await new Promise((resolve) => server.close(resolve))
  return true
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** Whether a server takes connections there. */
export function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = net.connect(port, '127.0.0.1')
  socket.once('error', () => resolve(false))
  socket.once('connect', () => {
    resolve(true)
    socket.destroy()
  })
  return promise
}
