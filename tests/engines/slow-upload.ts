import { once } from 'node:events'
import http from 'node:http'

const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
const BOUNDARY = 'end-of-this-part'
const HEAD = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="zeugnis.pdf"',
  'content-type: application/pdf',
  '',
  PDF.slice(0, 20),
].join('\r\n')

/**
 * Begins to upload a file for an application, and waits until the server has begun to take it.
 * @returns how to send the rest, which is answered with a status
 */
export async function beginUpload(url: string, cookie: string): Promise<{ finish: () => Promise<number | undefined> }> {
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  const headers = { cookie, origin: url, 'content-type': type, expect: '100-continue' }
  const request = http.request(`${url}/api/trpc/application.upload`, { method: 'POST', headers })
  request.flushHeaders()
  await once(request, 'continue')
  request.write(HEAD)
  return {
    async finish() {
      const answered = once(request, 'response')
      request.end(`${PDF.slice(20)}\r\n--${BOUNDARY}--\r\n`)
      const [response] = await answered
      response.resume()
      return response.statusCode
    },
  }
}
