import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { logFault } from '../../../src/platform/server/log-fault.ts'
import { page, startServer } from './running-server.ts'

const AWAY = new AppError('unavailable', 'Die Suche ist gerade nicht erreichbar.')
const OURS = new TypeError('hits is undefined')

/** The answer is this one; on the way to it, this went wrong. */
test.each([
  [200, AWAY, 'warn', 'answered without a part that is away'],
  [503, AWAY, 'warn', 'request not answered, something is away'],
  [503, new Error('connection refused'), 'warn', 'request not answered, something is away'],
  [200, OURS, 'error', 'a part of the answer failed'],
  [207, OURS, 'error', 'a part of the answer failed'],
  [500, OURS, 'error', 'request failed'],
])('%i with %s is logged at %s: %s', async (status, error, level, msg) => {
  const { url, lines } = await startServer((request) => {
    logFault(error, { requestId: request.headers.get('x-request-id') })
    return new Response('ok', { status })
  })
  await fetch(`${url}/api/x`)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level, msg, status })
})

test('somebody who leaves before the end of an answer is no failure of ours', async () => {
  const { url, port, lines } = await startServer(() => page('x'.repeat(30_000_000)))
  for (const encoding of ['identity', 'gzip']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /x HTTP/1.1\r\nHost: ${new URL(url).host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()
  }
  await expect.poll(() => lines, { timeout: 10_000 }).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ level: 'info', msg: 'request', aborted: true })
})
