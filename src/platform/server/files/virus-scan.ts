import net from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../lib/app-error.ts'
import { getConfig } from '../config.ts'

const TIME_LIMIT = 15_000
const CHUNK = 64 * 1024

/** A file in memory, or read piece by piece. */
type Content = Uint8Array | AsyncIterable<Uint8Array>

/**
 * Has a file scanned by clamd when `CLAMD_URL` is set. Fails closed: nothing unscanned is kept.
 * @throws AppError `invalid` when something was found, `unavailable` when the scanner does not answer
 */
export async function refuseViruses(content: Content, clamdUrl = getConfig().CLAMD_URL): Promise<void> {
  if (clamdUrl === undefined) return
  const verdict = await scan(content, clamdUrl).catch(() => null)
  if (verdict === 'stream: OK') return
  if (verdict?.endsWith(' FOUND')) {
    throw new AppError('invalid', 'In dieser Datei hat der Virenscanner etwas gefunden. Sie wurde nicht gespeichert.', {
      reason: 'virusFound',
    })
  }
  throw new AppError(
    'unavailable',
    'Die Datei lässt sich gerade nicht auf Viren prüfen und wurde deshalb nicht gespeichert. Bitte später noch einmal versuchen.',
    { reason: 'virusScanFailed' },
  )
}

/** clamd's INSTREAM: chunks with their length in front, an empty one at the end, one line as the answer. */
async function scan(content: Content, clamdUrl: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const url = new URL(clamdUrl)
  const socket =
    url.protocol === 'unix:'
      ? net.connect(decodeURIComponent(url.pathname))
      : net.connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/g, ''))
  let answer = ''
  socket.setTimeout(TIME_LIMIT, () => socket.destroy(new Error('too slow')))
  socket.on('data', (bytes) => {
    answer += bytes.toString('utf8')
  })
  socket.on('error', reject)
  socket.on('close', () => resolve(answer.replace(/\0.*$/s, '').trim()))
  const [verdict] = await Promise.all([promise, pipeline(Readable.from(commandsFor(content)), socket, { end: false })])
  return verdict
}

async function* commandsFor(content: Content): AsyncIterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    for (let at = 0; at < piece.length; at += CHUNK) {
      const chunk = piece.subarray(at, at + CHUNK)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      yield length
      yield chunk
    }
  }
  yield Buffer.alloc(4)
}
