import { expect, test } from 'vitest'
import { plainAnswer } from '../../../src/platform/server/answers/plain-answer.ts'
import { startServer } from './running-server.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SESSION = { cookie: 'better-auth.session_token=x.y' }
const WORDS = 'Diese <Datei> haben wir nicht gefunden.'

/** A small application that answers every address with the status in it. */
const refusing = (asked: Request) => plainAnswer(Number(new URL(asked.url).pathname.split('/').at(-1)), WORDS)

test.each([
  [403, SESSION, 'Das Signal steht auf Halt.', 'href="/app"'],
  [404, SESSION, 'Hier liegt keine Datei.', 'href="/app"'],
  [404, {}, 'Hier liegt keine Datei.', 'href="/auth/login"'],
  [410, {}, 'Diese Datei ist nicht mehr da.', 'href="/auth/login"'],
  [409, SESSION, 'Noch nicht so weit.', 'Noch einmal versuchen'],
  [429, SESSION, 'Zu dichter Takt.', 'Noch einmal versuchen'],
  [500, SESSION, 'Signalstörung.', 'Noch einmal versuchen'],
])('somebody who opens a file and gets a %i reads why, and goes on', async (status, cookies, headline, way) => {
  const { url } = await startServer(refusing)
  const answer = await fetch(`${url}/api/files/x/${status}`, { headers: { ...BROWSER, ...cookies } })
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain(`<h1>${headline}</h1>`)
  expect(html).toContain('Diese &lt;Datei&gt; haben wir nicht gefunden.')
  expect(html).toContain(way)
  expect(html).toContain(`Vorgangsnummer: ${answer.headers.get('x-request-id')}`)
  expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
})

test.each([{ accept: '*/*' }, { accept: 'image/avif,image/webp,*/*' }, { accept: 'application/pdf' }])(
  'a program that accepts %j gets the line as ever',
  async (headers) => {
    const { url } = await startServer(refusing)
    const answer = await fetch(`${url}/api/files/x/404`, { headers })
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(WORDS)
  },
)

test('what failed outside of the application is a page for people as well, and JSON for programs', async () => {
  const { url } = await startServer(() => {
    throw new Error('einmal')
  })
  const shown = await fetch(`${url}/api/files/x`, { headers: BROWSER })
  expect([shown.status, await shown.text()]).toEqual([500, expect.stringContaining('<h1>Signalstörung.</h1>')])
  const read = await fetch(`${url}/api/files/x`)
  expect(await read.json()).toMatchObject({ error: { code: -32603 } })
  // Only files are opened by people.
  const call = await fetch(`${url}/api/trpc/x`, { headers: BROWSER })
  expect(call.headers.get('content-type')).toMatch('application/json')
})

test('when to ask again stays, and a file that is there is sent as it is', async () => {
  const { url } = await startServer((asked) => {
    if (new URL(asked.url).pathname.endsWith('/da'))
      return new Response('Text', { headers: { 'content-type': 'text/plain' } })
    const refusal = plainAnswer(429, WORDS)
    refusal.headers.set('retry-after', '90')
    return refusal
  })
  const refused = await fetch(`${url}/api/files/x`, { headers: BROWSER })
  expect(refused.headers.get('retry-after')).toBe('90')
  expect(await (await fetch(`${url}/api/files/da`, { headers: BROWSER })).text()).toBe('Text')
})
