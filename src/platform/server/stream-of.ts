/**
 * Pieces as a stream for answers. Nothing is made before somebody reads, and whoever stops reading ends the pieces.
 * `ReadableStream.from` does the same; TypeScript does not know it yet.
 */
export function streamOf<Piece>(pieces: AsyncIterable<Piece>): ReadableStream<Piece> {
  const rest = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Piece>(
    {
      async pull(controller) {
        const { done, value } = await rest.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await rest.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
