import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string; messageId: string; at: number; text: string }

/**
 * A local mail server that keeps its mails.
 * @param accept decides about each mail: resolves to accept, rejects to refuse, or never answers
 */
export async function startSink(accept: (to: string) => Promise<void> = async () => {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        accept(to).then(() => {
          received.push({ to, messageId: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '', at: performance.now(), text })
          done()
        }, done)
      })
    },
  })
  // A killed client or a timeout leaves a broken connection.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address: string | AddressInfo | null = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}
