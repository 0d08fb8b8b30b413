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
  // A read that is under way then ends as "done".
  target.once('close', () => void reader.cancel().catch(() => undefined))
  for (const chunk of collected.chunks) await write(target, chunk)
  let { pending } = collected
  // The check matters for a source that never pauses: it would leave no moment for the event above.
  while (!target.destroyed) {
    const { done, value } = await (pending ?? reader.read())
    if (done) break
    pending = undefined
    await write(target, value)
  }
  if (target.destroyed) await reader.cancel().catch(() => undefined)
  else target.end()
}

async function write(target: Writable, chunk: Uint8Array): Promise<void> {
  if (target.destroyed || target.write(chunk)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  target.once('drain', resolve)
  target.once('close', resolve)
  await promise
  target.off('drain', resolve)
  target.off('close', resolve)
}
