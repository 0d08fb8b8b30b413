import { connect, type Socket } from 'node:net'

export type Answer = { status: number; body: string }

/**
 * One keep-alive connection that sends a request, waits for the complete answer and sends the next. Uses the bare
 * socket because the load shares the processor with the server: `node:http` takes three times as much of it. Answers
 * need a Content-Length.
 */
export class Connection {
  readonly #socket: Socket
  #waiting: PromiseWithResolvers<Answer> | undefined
  #received: Buffer = Buffer.alloc(0)

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk))
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => this.#waiting?.reject(new Error('The connection was closed.')))
  }

  /**
   * @param head request line and headers, each with its line break, without the empty line
   * @throws Error when the connection ends before the answer is there
   */
  send(head: string, body: string | Buffer): Promise<Answer> {
    if (this.#socket.destroyed) throw new Error('The connection is closed.')
    this.#waiting = Promise.withResolvers<Answer>()
    const length = `content-length: ${Buffer.byteLength(body)}\r\n\r\n`
    if (typeof body === 'string') this.#socket.write(head + length + body)
    else {
      this.#socket.cork()
      this.#socket.write(head + length)
      this.#socket.write(body)
      this.#socket.uncork()
    }
    return this.#waiting.promise
  }

  end(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#socket.destroy()
      return
    }
    const end = headEnd + 4 + Number(length)
    if (this.#received.length < end) return
    const body = this.#received.toString('utf8', headEnd + 4, end)
    this.#received = this.#received.subarray(end)
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}
