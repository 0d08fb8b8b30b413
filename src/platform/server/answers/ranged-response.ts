import { readByteRange } from '../../../lib/formats/byte-range.ts'
import { openStoredFile } from '../files/sealed/sealed-store.ts'

/**
 * A stored file, or the requested part of it: a player seeks within a video without loading all of it. The caller has
 * checked who asks, and passes the headers that describe it.
 */
export async function rangedResponse(
  request: Request,
  fileId: string,
  headers: Record<string, string>,
): Promise<Response> {
  const { size, read } = await openStoredFile(fileId)
  // A range of another version gets the whole file; files never change, so the id is the version.
  const tag = `"${fileId}"`
  const condition = request.headers.get('if-range')
  const range = condition === null || condition === tag ? readByteRange(request.headers.get('range'), size) : undefined
  const common = { ...headers, 'accept-ranges': 'bytes', etag: tag }
  if (range === null)
    return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${size}` } })
  const length = range ? range.end - range.start + 1 : size
  const body = request.method === 'HEAD' ? null : read(range)
  const sent = { ...common, 'content-length': String(length) }
  if (!range) return new Response(body, { headers: sent })
  return new Response(body, {
    status: 206,
    headers: { ...sent, 'content-range': `bytes ${range.start}-${range.end}/${size}` },
  })
}
