import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startHaproxy } from '../../scripts/engines/starters/haproxy.ts'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import type { PostgresServer } from '../../scripts/engines/starters/postgres/server.ts'
import { startS3 } from '../../scripts/engines/starters/s3.ts'
import { startSmtpSink } from '../../scripts/engines/starters/smtp-sink.ts'
import { freePort } from '../../scripts/house/ports.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { Visitor } from '../e2e/visitor.ts'
import { makeDataDirectory } from '../lifecycle/database-driver.ts'
import { type Product, spawnProduct, startProduct } from '../setup/start-product.ts'
import { ownCertificate } from './own-certificate.ts'

// As an operator runs it: TLS from the browser to the balancer (HTTP/2), to the database, to the file store and to the mail server.
const APPLICANT = 'bewerberin@demo.stellwerk.example'
const PASSWORD = 'demo-stellwerk-2026'

const certificate = ownCertificate()
const dataDir = makeDataDirectory()
let postgres: Awaited<ReturnType<typeof startPostgres>> & { stop: () => Promise<void> }
let primary: PostgresServer
let mails: Awaited<ReturnType<typeof startSmtpSink>>
let store: Awaited<ReturnType<typeof startS3>> & { stop: () => Promise<void> }
let haproxy: Awaited<ReturnType<typeof startHaproxy>>
let env: Record<string, string> = {}
let product: Product
let browser: Browser
let visitor: Visitor

beforeAll(async () => {
  postgres = await startPostgres({ standbys: 0 })
  const [server] = postgres.servers
  if (!server) throw new Error('no server')
  primary = server
  await letInByTls(primary)
  const [key, cert] = [certificate.key, certificate.cert].map((file) => fs.readFileSync(file))
  mails = await startSmtpSink(key && cert && { tls: { key, cert } })
  store = await startS3({ tls: certificate })
  const port = await freePort()
  haproxy = await startHaproxy({ nodes: [{ address: `http://127.0.0.1:${port}` }], certificate: certificate.both })
  env = {
    ...databases(`sslmode=verify-full&sslrootcert=${certificate.cert}`),
    ...haproxy.env,
    ...mails.env,
    ...store.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    NODE_EXTRA_CA_CERTS: certificate.cert,
    DEMO: 'on',
  }
  product = await startProduct(env)
  browser = await launchBrowser()
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'de-DE' })
  visitor = await Visitor.in(context, haproxy.address)
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await haproxy?.stop()
  await mails?.stop()
  await store?.stop()
  await postgres?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
  certificate.remove()
})

test('who signs in does so over HTTP/2, with cookies for this host alone, and hears of what is new', async () => {
  const { page } = visitor
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await visitor.signIn(APPLICANT, PASSWORD)
  expect((await live).status()).toBe(200)
  expect(await protocols(page)).toEqual(['h2'])
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('better-auth'))
  expect(cookies.length).toBeGreaterThan(0)
  for (const { name, secure } of cookies)
    expect({ name, secure }).toEqual({ name: expect.stringMatching(/^__Host-better-auth/), secure: true })
  const answer = await page.goto(haproxy.address)
  expect(answer?.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/)
})

test('a file of five megabytes comes in, and is shown as it was sent', async () => {
  const size = 5_000_000
  const status = await visitor.page.evaluate(async (length) => {
    const form = new FormData()
    const bytes = new Uint8Array(length).fill(32)
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
    bytes.set(new TextEncoder().encode('\n%%EOF\n'), length - 7)
    form.set('file', new File([bytes], 'zeugnis.pdf', { type: 'application/pdf' }))
    return (await fetch('/api/trpc/application.upload', { method: 'POST', body: form })).status
  }, size)
  expect(status).toBe(200)
})

test('every connection to the database is encrypted', async () => {
  const rows = await primary.query<{ ssl: boolean }>(
    "select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename in ('stellwerk', 'stellwerk_owner')",
  )
  expect(rows).toEqual([{ ssl: true }])
})

test('a mail goes to the server by TLS, and leads back by https', async () => {
  const guest = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'de-DE' })
  const page = await guest.newPage()
  await page.goto(`${haproxy.address}/auth/forgot-password`)
  await page.locator('main[data-ready]').waitFor({ state: 'attached' })
  await page.getByLabel(/^E-Mail-Adresse/).fill(APPLICANT)
  await page.getByRole('button', { name: /Link/ }).click()
  const texts = () => mails.received.map(({ text }) => text.replaceAll('=\r\n', '')).join('\n')
  await expect.poll(texts, { timeout: 20_000 }).toContain(`${haproxy.address}/auth/reset-password`)
  await guest.close()
})

test.for([
  { what: 'without TLS', attributes: 'sslmode=disable', said: 'verlangt eine verschlüsselte Verbindung' },
  { what: 'with a certificate that nobody knows', attributes: 'sslmode=verify-full', said: 'ist nicht zu trauen' },
])('a database is not used $what, and the operator is told', async ({ attributes, said }) => {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = env
  const refused = await spawnProduct({ ...others, ...databases(attributes), PORT: String(await freePort()) })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain(said)
})

test('files lie in a store with a certificate of its own; one that nobody knows is not used, and the log says why', async () => {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = env
  expect(fs.existsSync(path.join(dataDir, 'files'))).toBe(false)
  const known = databases(`sslmode=verify-full&sslrootcert=${certificate.cert}`)
  const wary = await startProduct({ ...others, ...known, PORT: String(await freePort()) })
  await expect.poll(() => wary.output(), { timeout: 20_000 }).toContain('SELF_SIGNED')
  expect(wary.output()).toContain('the file store does not answer')
  await wary.stop()
})

/** Lets in nobody but the superuser without TLS. */
async function letInByTls(server: PostgresServer): Promise<void> {
  const { uid, gid } = fs.statSync(server.data)
  const at = (name: string) => path.join(server.data, name)
  for (const [from, name] of [
    [certificate.key, 'server.key'],
    [certificate.cert, 'server.crt'],
  ] as const) {
    fs.copyFileSync(from, at(name))
    fs.chmodSync(at(name), 0o600)
    fs.chownSync(at(name), uid, gid)
  }
  fs.writeFileSync(at('pg_hba.conf'), 'host all postgres all trust\nhostssl all all all trust\n')
  await server.query('alter system set ssl = on')
  await server.query('select pg_reload_conf()')
  await vi.waitUntil(async () => (await server.query('show ssl'))[0]?.ssl === 'on')
}

/** The addresses of the database, each with these attributes. */
function databases(attributes: string): Record<string, string> {
  return Object.fromEntries(Object.entries(postgres.env).map(([name, url]) => [name, `${url}&${attributes}`]))
}

/** How everything on a page came. */
async function protocols(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) =>
      'nextHopProtocol' in entry ? String(entry.nextHopProtocol) : '',
    ),
  )
  return [...new Set(all)].filter((name) => name !== '')
}
