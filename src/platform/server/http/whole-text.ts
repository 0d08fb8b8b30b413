/**
 * By its registered name, because the server and the built application are two programs in one process and each has
 * this module of its own.
 */
const TEXT = Symbol.for('stellwerk.whole-text')
const encoder = new TextEncoder()

/**
 * A body that knows the text it is made of. Whoever keeps a page needs its text, and as a `Response` alone that would
 * be turned into bytes, sent through a stream, collected and read again, a twelfth of a page's processor time.
 */
export function wholeText(text: string): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(encoder.encode(text))
        controller.close()
      },
    },
    // Nothing is made before somebody reads.
    { highWaterMark: 0 },
  )
  return Object.assign(stream, { [TEXT]: text })
}

/** The text of an answer whose body nobody has read; without reading it where the body knows it. */
export async function readWholeText(answer: Response): Promise<string> {
  const known: unknown = answer.body && Reflect.get(answer.body, TEXT)
  return typeof known === 'string' ? known : answer.text()
}
