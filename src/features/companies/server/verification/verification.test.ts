import { once } from 'node:events'
import http from 'node:http'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { loadUser } from '../../../../../tests/factories/load-actor'
import { startNameServer, type Zone } from '../../../../../tests/factories/name-server'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { checkDomain } from '../commands/check-domain'
import { withdrawSharedVerifications } from '../jobs'
import { company, companyProfile, companyVerification } from '../table'
import { type Lookups, publicLookups } from './lookups'

const { db } = database()

let owner: Awaited<ReturnType<typeof createCompany>>
beforeEach(async () => {
  owner = await createCompany()
  await setWebsite('https://www.hartmann-bau.de')
})

function setWebsite(website: string) {
  return db.update(companyProfile).set({ website }).where(eq(companyProfile.companyId, owner.id))
}

function calls() {
  return callerFor(owner.admin).companyProfile
}

async function ways() {
  const found = await calls().verificationWays()
  if (!found) throw new Error('no way')
  return found
}

/** Look-ups with the test's name server. */
async function lookupsOf(zone: Zone, more: Partial<Lookups> = {}) {
  const server = await startNameServer(zone)
  const lookups = { ...publicLookups({ ...getConfig(), VERIFICATION_DNS: [server.address] }), ...more }
  return { lookups, asked: server.asked }
}

async function check(kind: 'dns' | 'file', lookups: Lookups) {
  const now = new Date()
  const actor = (await loadUser(db, owner.admin.id, now))?.actor ?? null
  if (!isCompanyActor(actor)) throw new Error('no company')
  return checkDomain({ db, actor, now }, kind, lookups)
}

async function state() {
  const [found] = await db
    .select({ verifiedBy: company.verifiedBy, verifiedDomain: company.verifiedDomain })
    .from(company)
    .where(eq(company.id, owner.id))
  return found
}

test('a TXT record at the own domain verifies, in pieces and quotation marks too; nothing else does', async () => {
  const { value, record } = await ways()
  expect(record).toBe('_stellwerk.hartmann-bau.de')
  const zone: Zone = { txt: {} }
  const { lookups, asked } = await lookupsOf(zone)
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordMissing' })
  zone.txt = { 'hartmann-bau.de': [[value]] }
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordMissing' })
  zone.txt = { [record]: [[`${value}x`], ['v=spf1 -all']] }
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordDiffers' })
  expect(await state()).toEqual({ verifiedBy: null, verifiedDomain: null })
  zone.txt = { [record]: [['v=spf1 -all'], ['"stellwerk-', `${value.slice('stellwerk-'.length)}"`]] }
  await check('dns', lookups)
  expect(await state()).toEqual({ verifiedBy: 'dns', verifiedDomain: 'hartmann-bau.de' })
  expect(new Set(asked)).toEqual(new Set([`TXT ${record}`]))
  const [event] = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, owner.id))
  expect(event).toMatchObject({
    action: 'company.verified',
    actorUserId: owner.admin.id,
    details: { domain: 'hartmann-bau.de', proof: 'dns' },
  })
})

test("another company's record proves nothing, nor does one for the website before", async () => {
  const { value, record } = await ways()
  const { lookups } = await lookupsOf({ txt: { [record]: [[value]], '_stellwerk.hartmann-neu.de': [[value]] } })
  const first = owner
  owner = await createCompany()
  await setWebsite('https://www.hartmann-bau.de')
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordDiffers' })
  owner = first
  await setWebsite('https://www.hartmann-neu.de')
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordDiffers' })
})

test('name servers that do not answer are not taken for a missing record', async () => {
  const lookups = publicLookups({ ...getConfig(), VERIFICATION_DNS: ['127.0.0.1:1'] })
  await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'nameServersSilent' })
})

test('the website changed while the record was looked for: the proof is of another domain', async () => {
  const { value } = await ways()
  const { lookups } = await lookupsOf({})
  async function txt() {
    await setWebsite('https://www.hartmann-neu.de')
    return [value]
  }
  await expect(check('dns', { ...lookups, txt })).rejects.toMatchObject({ reason: 'changedMeanwhile' })
  expect(await state()).toEqual({ verifiedBy: null, verifiedDomain: null })
})

test('a company has ten tries an hour, whatever comes of them', async () => {
  const { lookups, asked } = await lookupsOf({})
  for (let count = 0; count < 10; count++) {
    await expect(check('dns', lookups)).rejects.toMatchObject({ reason: 'recordMissing' })
  }
  await expect(check('dns', lookups)).rejects.toMatchObject({ code: 'too-many' })
  expect(asked).toHaveLength(10)
})

test.each(['https://192.168.1.1', 'https://hartmann.intern', 'http://localhost:5432', 'https://hartmann.example'])(
  'no question is asked about %s',
  async (website) => {
    await setWebsite(website)
    const { lookups, asked } = await lookupsOf({})
    for (const kind of ['dns', 'file'] as const) {
      await expect(check(kind, lookups)).rejects.toMatchObject({ reason: 'noOwnDomain' })
    }
    expect(asked).toEqual([])
  },
)

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** A website on this machine; only here it may lack https and use another port. */
async function website(answer: Answer) {
  const requests: string[] = []
  const server = http.createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const reach: Partial<Lookups> = { scheme: 'http', port, mayReach: () => true }
  return { requests, reach, port }
}

const LOCAL = { a: { 'www.hartmann-bau.de': ['127.0.0.1'], 'hartmann-bau.de': ['127.0.0.1'] } }

test('a file at the website verifies, at the domain itself or its www', async () => {
  const { value, fileUrl } = await ways()
  expect(fileUrl).toBe('https://www.hartmann-bau.de/.well-known/stellwerk-verify.txt')
  const { requests, reach, port } = await website((request, response) => {
    const isThere = request.headers.host?.startsWith('hartmann-bau.de')
    response.writeHead(isThere ? 200 : 404).end(isThere ? `\uFEFF\r\n ${value} \r\n` : 'nichts')
  })
  const { lookups } = await lookupsOf(LOCAL, reach)
  await check('file', lookups)
  expect(await state()).toEqual({ verifiedBy: 'file', verifiedDomain: 'hartmann-bau.de' })
  expect(requests).toEqual(
    ['www.hartmann-bau.de', 'hartmann-bau.de'].map((host) => `${host}:${port} /.well-known/stellwerk-verify.txt`),
  )
})

test.each<[string, string, Answer]>([
  ['is not there', 'fileMissing', (_request, response) => response.writeHead(404).end()],
  ['says something else', 'fileDiffers', (_request, response) => response.end('stellwerk-verify=falsch')],
  ['breaks off', 'siteSilent', (request) => request.socket.destroy()],
])('a file that %s is told so', async (_case, reason, answer) => {
  const { reach } = await website(answer)
  const { lookups } = await lookupsOf(LOCAL, reach)
  await expect(check('file', lookups)).rejects.toMatchObject({ reason })
})

test('a redirect is not followed, not even to the right file', async () => {
  const { value } = await ways()
  const { requests, reach, port } = await website((request, response) => {
    if (request.url === '/ziel') response.end(value)
    else response.writeHead(302, { location: `http://127.0.0.1:${port}/ziel` }).end()
  })
  const { lookups } = await lookupsOf(LOCAL, reach)
  await expect(check('file', lookups)).rejects.toMatchObject({ reason: 'fileRedirects' })
  expect(requests.filter((request) => request.endsWith('/ziel'))).toEqual([])
})

test('of an endless file only the beginning is read', async () => {
  const { value } = await ways()
  let sent = 0
  const { reach } = await website((_request, response) => {
    const fill = () => {
      while (!response.destroyed && response.write('x'.repeat(1024))) sent += 1024
      if (!response.destroyed) response.once('drain', fill)
    }
    response.on('close', () => response.removeAllListeners('drain'))
    fill()
    response.write(`\n${value}\n`)
  })
  const { lookups } = await lookupsOf(LOCAL, reach)
  await expect(check('file', lookups)).rejects.toMatchObject({ reason: 'fileDiffers' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '100.64.0.1', '0.0.0.0'])(
  'a name that leads to %s is not followed there, also beside a public address',
  async (address) => {
    const { requests, port } = await website((_request, response) => response.end())
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      const zone = { a: { 'www.hartmann-bau.de': addresses, 'hartmann-bau.de': addresses } }
      const { lookups } = await lookupsOf(zone, { scheme: 'http', port })
      await expect(check('file', lookups)).rejects.toMatchObject({ reason: 'siteNotPublic' })
    }
    expect(requests).toEqual([])
  },
)

test('the connection goes to the address that was judged, whatever the name says by then', async () => {
  const { value } = await ways()
  const { requests, reach } = await website((_request, response) => response.end(value))
  const { lookups, asked } = await lookupsOf(LOCAL, reach)
  await check('file', lookups)
  expect(requests).toHaveLength(1)
  expect(asked.filter((question) => question === 'A www.hartmann-bau.de')).toHaveLength(1)
})

test('in operation it is https at its port, and only public addresses', () => {
  const { scheme, port, mayReach } = publicLookups()
  expect({ scheme, port }).toEqual({ scheme: 'https', port: 443 })
  expect(['127.0.0.1', '93.184.216.34'].map(mayReach)).toEqual([false, true])
})

test('a domain where everybody gets an address is told so, and leaves DNS and file', async () => {
  await setWebsite('https://www.gmx.at')
  expect(await ways()).toMatchObject({ byMail: false, record: '_stellwerk.gmx.at' })
  await expect(calls().requestVerification({ email: 'ute@gmx.at' })).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    cause: { reason: 'sharedMailDomain' },
  })
})

test('a link that is asked for while the website changes proves the new one, or nothing', async () => {
  const asked = await db.transaction(async (tx) => {
    const other = { website: 'https://www.vogt-stahl.de' }
    await tx.update(companyProfile).set(other).where(eq(companyProfile.companyId, owner.id))
    const begun = Promise.allSettled([calls().requestVerification({ email: 'ute@hartmann-bau.de' })])
    await whoWaitsForALock('select "name", "website"')
    return { begun }
  })
  expect(await asked.begun).toMatchObject([{ status: 'rejected', reason: { cause: { reason: 'otherDomain' } } }])
  expect(await db.$count(companyVerification, eq(companyVerification.companyId, owner.id))).toBe(0)
})

test('a link that was sent before the list knew its domain does not verify', async () => {
  await setWebsite('https://www.hartmann-bau.de')
  await calls().requestVerification({ email: 'ute@hartmann-bau.de' })
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, 'ute@hartmann-bau.de'))
  const token = /company-verification\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await db.update(companyVerification).set({ domain: 'gmx.at' }).where(eq(companyVerification.companyId, owner.id))
  const visitor = callerFor(null).companyProfile
  await expect(visitor.verification({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor.confirmVerification({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await state()).toEqual({ verifiedBy: null, verifiedDomain: null })
})

test('a mark by a mailbox of everybody is taken back once, with a mail and an event; others keep theirs', async () => {
  const marked = { verifiedAt: new Date(), verifiedBy: 'mail', verifiedDomain: 'gmx.at' } as const
  await db.update(company).set(marked).where(eq(company.id, owner.id))
  const others = await Promise.all([createCompany(), createCompany()])
  const kept = [
    { ...marked, verifiedDomain: 'hartmann-bau.de' },
    { ...marked, verifiedBy: 'dns', verifiedDomain: 'gmx.at' },
  ] as const
  for (const [index, other] of others.entries()) {
    await db
      .update(company)
      .set(kept[index] ?? {})
      .where(eq(company.id, other.id))
  }
  const counts = await Promise.all([withdrawSharedVerifications(db), withdrawSharedVerifications(db)])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await withdrawSharedVerifications(db)).toBe(0)
  expect(await state()).toEqual({ verifiedBy: null, verifiedDomain: null })
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.kind, 'company-verification-removed'))
  expect(mails.map(({ recipient }) => recipient)).toEqual([owner.admin.email])
  expect(mails[0]?.text).toContain('/app/company/profile')
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, 'company.verification-removed'))
  expect(events).toMatchObject([{ subjectId: owner.id, actorUserId: null, details: { domain: 'gmx.at' } }])
  const verified = await db.select({ id: company.id }).from(company).where(eq(company.verifiedBy, 'mail'))
  expect(verified.map(({ id }) => id)).toEqual([others[0]?.id])
})
