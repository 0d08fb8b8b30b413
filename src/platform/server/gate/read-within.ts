/**
 * The body as text, or null as soon as it is longer than `bytes`; the rest is not read. Invalid UTF-8 becomes
 * replacement characters, a byte order mark is removed.
 */
export async function readWithin(request: Request, bytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytes) return null
  const reader = request.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new TextDecoder().decode(Buffer.concat(chunks))
    size += value.length
    if (size > bytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}
