import { expect, onTestFinished, test, vi } from 'vitest'
import { waitingRequests } from '~/platform/server/metrics/registry'
import { laterClock, stillClock } from '../../setup/later-clock.ts'
import { openConnection } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const SENTENCE = 'Gerade sind sehr viele auf einmal unterwegs. Bitte in einer halben Minute noch einmal versuchen.'

/** An application in which every request stays until it is let go. */
async function crowdedServer(atOnce: number) {
  const inside: { path: string; go: () => void }[] = []
  let most = 0
  const server = await startServer(
    async (request) => {
      const { pathname } = new URL(request.url)
      const { promise, resolve } = Promise.withResolvers<void>()
      inside.push({ path: pathname, go: resolve })
      most = Math.max(most, inside.length)
      await promise
      return pathname.startsWith('/api/') ? Response.json({}) : page('<main>Da</main>', { 'x-page-cache': '1' })
    },
    { atOnce },
  )
  /** Lets out who came first. */
  const go = async () => {
    await expect.poll(() => inside.length).toBeGreaterThan(0)
    const first = inside.shift()
    first?.go()
    return first?.path
  }
  return { ...server, inside, go, most: () => most }
}

async function waiting(): Promise<number> {
  const { values } = await waitingRequests.get()
  return values[0]?.value ?? 0
}

test('so many are in the application at once, and the others come in after them', async () => {
  const { url, go, most } = await crowdedServer(3)
  const all = Promise.all(Array.from({ length: 20 }, (_, at) => fetch(`${url}/api/x/${at}`)))
  for (let left = 20; left > 0; left -= 1) await go()
  expect((await all).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most()).toBe(3)
})

test('health and what is kept need no place', async () => {
  const { url, go, inside } = await crowdedServer(1)
  const kept = fetch(url)
  await go()
  expect((await kept).status).toBe(200)
  const first = fetch(`${url}/api/x/first`)
  await expect.poll(() => inside.length).toBe(1)
  for (const path of ['/readyz', '/healthz', '/']) expect((await fetch(url + path)).status).toBe(200)
  await go()
  expect((await first).status).toBe(200)
})

test('a body on a slow line takes no place', async () => {
  const { url, port, go, inside } = await crowdedServer(1)
  const slow = await openConnection(port)
  slow.send('POST /api/x/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc')
  const upload = await openConnection(port)
  upload.send(
    'POST /api/x/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x',
  )
  await expect.poll(() => inside.length).toBe(1)
  const other = fetch(`${url}/api/x/other`)
  await expect.poll(() => inside.length).toBe(2)
  expect([await go(), await go()]).toEqual(['/api/x/upload', '/api/x/other'])
  expect((await other).status).toBe(200)
  slow.socket.destroy()
  upload.socket.destroy()
})

test('people come before programs', async () => {
  const { url, go, inside } = await crowdedServer(1)
  const asked = [fetch(`${url}/api/x/first`)]
  await expect.poll(() => inside.length).toBe(1)
  for (const [at, path] of ['/api/v1/job-postings', '/api/x/person'].entries()) {
    asked.push(fetch(url + path))
    await expect.poll(waiting).toBe(at + 1)
  }
  expect([await go(), await go(), await go()]).toEqual(['/api/x/first', '/api/x/person', '/api/v1/job-postings'])
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
})

test('whoever would wait in vain is told at once in a sentence, before anything is done, and sees kept pages', async () => {
  const later = laterClock()
  onTestFinished(() => void vi.restoreAllMocks())
  const { url, go, inside, lines } = await crowdedServer(1)
  const asked = [fetch(url)]
  await go()
  for (const at of [0, 1, 2]) {
    asked.push(fetch(`${url}/api/x/${at}`))
    await expect.poll(async () => inside.length + (await waiting())).toBe(at + 1)
  }
  later(3_600)
  await go()
  await expect.poll(waiting).toBe(1)
  const refused = await fetch(`${url}/company/x`, { headers: { accept: 'text/html' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '8'])
  const text = await refused.text()
  expect(text).toContain('Viel Betrieb.')
  expect(text).toContain(SENTENCE)
  const call = await fetch(`${url}/api/trpc/x`, { method: 'POST', body: '{}' })
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '8'])
  expect(call.headers.has('x-database-away')).toBe(false)
  expect(await call.json()).toMatchObject({ error: { json: { message: SENTENCE } } })
  // Its time is over, and nobody has a place to make it again.
  const kept = await fetch(url, { headers: { accept: 'text/html' } })
  expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('Da')])
  expect(inside).toHaveLength(1)
  // Nothing failed, so that the log has no error.
  await expect.poll(() => lines.filter(({ status }) => status === 503)).toHaveLength(2)
  expect(lines.filter(({ error }) => error)).toEqual([])
  await go()
  await go()
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
})

test('while all places are taken nobody waits for a page whose time is over, and it is made again behind the others', async () => {
  const later = stillClock()
  onTestFinished(() => void vi.restoreAllMocks())
  const { url, go, inside } = await crowdedServer(1)
  const made = fetch(url)
  await go()
  expect((await made).status).toBe(200)
  const first = fetch(`${url}/api/x/first`)
  await expect.poll(() => inside.length).toBe(1)
  later(1_100)
  for (let times = 0; times < 3; times += 1) expect(await (await fetch(url)).text()).toContain('Da')
  expect([inside.length, await waiting()]).toEqual([1, 1])
  expect([await go(), await go()]).toEqual(['/api/x/first', '/'])
  expect((await first).status).toBe(200)
  // Fresh again, it needs no place.
  await expect.poll(waiting).toBe(0)
  expect((await fetch(url)).status).toBe(200)
  expect(inside).toHaveLength(0)
})

test('whoever leaves while waiting is not waited for', async () => {
  const { url, go, inside } = await crowdedServer(1)
  const first = fetch(`${url}/api/x/first`)
  await expect.poll(() => inside.length).toBe(1)
  const left = new AbortController()
  const gone = fetch(`${url}/api/x/gone`, { signal: left.signal }).catch(() => null)
  await expect.poll(waiting).toBe(1)
  left.abort()
  await gone
  await expect.poll(waiting).toBe(0)
  await go()
  expect((await first).status).toBe(200)
  expect(inside).toEqual([])
})
