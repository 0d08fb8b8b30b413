/** What has arrived of a body. */
export type Collected = {
  readonly chunks: readonly Uint8Array[]
  readonly isComplete: boolean
  /** The read that was under way when the patience ended; its piece comes next. */
  readonly pending?: Promise<ReadableStreamReadResult<Uint8Array>>
}

/**
 * Gathers a body that comes at once, as nearly all pages and answers do, so that it can be compressed and sent whole.
 * Gives up, keeping what it has, when the body pauses or grows long.
 */
export async function collectBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Collected> {
  const chunks: Uint8Array[] = []
  const { promise: pause, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  try {
    for (let size = 0; size < MAX_COLLECTED_BYTES; ) {
      const pending = reader.read()
      const result = await Promise.race([pending, pause])
      if (result === undefined) {
        // Nobody may come for it any more when the client has left; its failure must not end the process.
        pending.catch(() => undefined)
        return { chunks, isComplete: false, pending }
      }
      if (result.done) return { chunks, isComplete: true }
      chunks.push(result.value)
      size += result.value.length
    }
    return { chunks, isComplete: false }
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds in which a body must be there to count as whole. */
const PATIENCE_MS = 20

const MAX_COLLECTED_BYTES = 1_000_000
