import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection that sends exactly the given bytes; for requests that a well-behaved client cannot make. */
export async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  let received = ''
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    received += chunk
    wake()
  })
  socket.on('error', wake)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return {
    socket,
    closed,
    send: (text: string) => socket.write(text),
    /** Everything received once it contains the text. */
    async until(text: string | RegExp): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>()
      const look = () => {
        if (typeof text === 'string' ? received.includes(text) : text.test(received)) resolve(received)
      }
      waiting.add(look)
      look()
      return promise.finally(() => waiting.delete(look))
    },
    received: () => received,
  }
}

/** Sends one request as written, with `Connection: close`, and returns the whole answer. */
export async function sendRaw(port: number, requestLine: string, headers: string[] = []): Promise<string> {
  const connection = await openConnection(port)
  connection.send([requestLine, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))
  await connection.closed
  return connection.received()
}
