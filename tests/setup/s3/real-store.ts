import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { AwsClient } from 'aws4fetch'
import { REGION, type Store } from './store.ts'

/**
 * A bucket of its own in a real server.
 * @param address as in S3_URL
 */
export async function realStore(address: string): Promise<Store> {
  const { hostname, port, username: key, password: secret, host } = new URL(address)
  const bucket = `test-${randomUUID()}`
  const url = `http://${host}/${bucket}`
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: REGION })

  async function call(method: string, at: string): Promise<string> {
    const answer = await client.fetch(at, { method })
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status}`)
    return answer.text()
  }

  async function keys(): Promise<string[]> {
    const listed = await call('GET', `${url}?list-type=2`)
    return [...listed.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, found = '']) => found)
  }

  await call('PUT', url)
  return {
    ...{ bucket, key, secret, keys },
    // What S3 says.
    pageSize: 1_000,
    answer(request, response) {
      // The host stays that of the client, because it is signed.
      const { method, url: path, headers } = request
      const passed = http.request({ hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      passed.on('error', () => response.destroy())
      request.pipe(passed)
    },
    async clear() {
      for (let found = await keys(); found.length > 0; found = await keys()) {
        await Promise.all(found.map((name) => call('DELETE', `${url}/${name}`)))
      }
    },
  }
}
