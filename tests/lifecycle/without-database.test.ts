import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { type Product, startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'
import { until } from './poll.ts'

const posting = '/job-posting/01900000-0000-7000-8000-000000000000'

const secret = 'a secret of at least thirty-two characters'

let dataDir: string
let product: Product

/** The product works with the operator's own database, which then disappears. */
beforeAll(async () => {
  dataDir = makeDataDirectory()
  const elsewhere = path.join(path.dirname(dataDir), 'elsewhere')
  copyCluster(elsewhere)
  const postgres = await startEmbeddedPostgres({ directory: elsewhere })
  product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: await ensureDatabase(postgres, 'stellwerk'),
    AUTH_SECRET: secret,
    DEMO: 'off',
  })
  expect((await fetch(product.url + posting)).status).toBe(404)
  await postgres.stop()
}, 120_000)

afterAll(async () => {
  await product?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
}, 60_000)

describe('without its database', () => {
  it('says 404 of an address that leads nowhere', async () => {
    const { answer, main } = await open('/gibt-es-nicht')
    expect(answer.status).toBe(404)
    expect(main).toContain('Falsch abgebogen.')
    expect(main).toContain('(<!-- -->Page not found<!-- -->)')
    expect(main).toContain('href="/search/jobs"')
  })

  it('says 503 of a page it cannot read, with the number under which the log tells of it', async () => {
    const { answer, main } = await open(posting)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('15')
    expect(main).toContain('Kurzer Halt.')
    expect(main).toContain('Service Unavailable')
    // The link is a plain one to the same address.
    expect(main).toContain('href=""')
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect(main).toContain(`Vorgangsnummer: ${id}`)
    await until('the log tells of it', () => product.output().includes(id))
  })

  it.each([
    [
      '/api/auth/sign-in/email',
      { method: 'POST', body: JSON.stringify({ email: 'a@post.example', password: 'xxxxxxxx' }) },
    ],
    ['/api/files/company/01900000-0000-7000-8000-000000000000', {}],
    ['/api/trpc/plan.list', {}],
  ])('says in German that %s failed, and under which number', async (address, request) => {
    const headers = { 'content-type': 'application/json', origin: product.url }
    const answer = await fetch(product.url + address, { headers, ...request })
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(answer.headers.get('retry-after')).toBe('15')
    expect(text).toContain('"message":"Ein Teil von Stellwerk ist gerade nicht zu erreichen.')
    expect(text).not.toContain('HTTPError')
    const id = answer.headers.get('x-request-id') ?? 'none'
    await until('the log tells of it', () => product.output().includes(id))
  })

  it('says 503 to somebody who is signed in, and keeps neither page for others', async () => {
    const { answer, main } = await open('/app', { cookie: signedCookie('somebody') })
    expect(answer.status).toBe(503)
    expect(main).toContain('Kurzer Halt.')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })
})

/** A cookie that only the database could distinguish from that of a real session. */
function signedCookie(token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** A page without JavaScript: `main` is what is in the document and not in a streamed part. */
async function open(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(product.url + address, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })
  const html = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(html).not.toMatch(/<div hidden(?:="")? id="S:/)
  return { answer, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '' }
}
