import type { Writable } from 'node:stream'
import type { Collected } from './collect-body.ts'

/**
 * Writes what was collected and then every further piece as it comes, at the pace of the client. Ends the source when
 * the client leaves.
 */
export async function pipeChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  collected: Collected,
  target: Writable,
): Promise<void> {
  const left = whenClosed(target)
  for (const chunk of collected.chunks) await write(target, chunk, left)
  let next = collected.pending ?? reader.read()
  while (true) {
    const result = await Promise.race([next, left])
    if (result === undefined) {
      await reader.cancel().catch(() => undefined)
      return
    }
    if (result.done) break
    await write(target, result.value, left)
    next = reader.read()
  }
  target.end()
}

function whenClosed(target: Writable): Promise<undefined> {
  if (target.destroyed) return Promise.resolve(undefined)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  target.once('close', () => resolve(undefined))
  return promise
}

async function write(target: Writable, chunk: Uint8Array, left: Promise<undefined>): Promise<void> {
  if (target.destroyed || target.write(chunk)) return
  const { promise, resolve } = Promise.withResolvers<undefined>()
  target.once('drain', () => resolve(undefined))
  await Promise.race([promise, left])
}
