import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startToxiproxy } from '../../scripts/engines/starters/toxiproxy.ts'

let toxiproxy: Awaited<ReturnType<typeof startToxiproxy>>
const server = http.createServer((_request, response) => response.end('da'))

beforeAll(async () => {
  toxiproxy = await startToxiproxy()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await toxiproxy.stop()
})

test('a way through it can be slow, cut, and as before', async () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const way = await toxiproxy.forward('server', `127.0.0.1:${port}`)
  async function ask() {
    const started = performance.now()
    const text = await fetch(`http://${way.host}`, { headers: { connection: 'close' } }).then(
      (answer) => answer.text(),
      () => 'refused',
    )
    return { text, isSlow: performance.now() - started > 450 }
  }
  expect(await ask()).toEqual({ text: 'da', isSlow: false })
  await way.disturb({ type: 'latency', attributes: { latency: 500 } })
  expect(await ask()).toEqual({ text: 'da', isSlow: true })
  await way.calm('latency')
  expect(await ask()).toEqual({ text: 'da', isSlow: false })
  await way.cut(true)
  expect(await ask()).toEqual({ text: 'refused', isSlow: false })
  await way.cut(false)
  expect(await ask()).toEqual({ text: 'da', isSlow: false })
})
