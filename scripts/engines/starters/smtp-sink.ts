import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail that the sink has taken; `at` by `performance.now()`. */
export type Received = { to: string; messageId: string; at: number; text: string }

type Options = {
  port?: number
  /** Decides about each mail: resolves to accept, rejects to refuse, or never answers. */
  accept?: (to: string) => Promise<void>
  /** `false` keeps only who got which mail, for a hundred thousand of them. */
  keepsText?: boolean
  /** Speaks TLS from the first byte, with these. */
  tls?: { key: Buffer; cert: Buffer }
}

/** How many mails came, and how many of them a second time. */
export function countOf(received: readonly Received[]): string {
  const twice = received.length - new Set(received.map(({ messageId }) => messageId)).size
  return `${received.length} mails, ${twice} of them more than once`
}

/** Starts a mail server in this process, which delivers nothing and keeps what it got. */
export async function startSmtpSink({ port = 0, accept = async () => {}, keepsText = true, tls }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    ...(tls && { secure: true, ...tls }),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        accept(to).then(() => {
          const messageId = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? ''
          received.push({ to, messageId, at: performance.now(), text: keepsText ? text : '' })
          done()
        }, done)
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  const failed = once(server, 'error').then(([error]) => Promise.reject(error))
  await Promise.race([once(listening, 'listening'), failed])
  // A killed client or a timeout leaves a broken connection.
  server.on('error', () => {})
  const bound: string | AddressInfo | null = listening.address()
  const address = `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { address, env: { SMTP_URL: address }, processes: [], received, stop }
}
