import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { verification } from '~/features/accounts/server/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createAdmin } from '~/server/commands/admin-create'
import { startSmtpSink } from '../../../scripts/engines/starters/smtp-sink'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'
import { deliverDueMails } from '../../factories/deliver-due-mails'
import { procedures } from '../../factories/procedures'
import { callAs } from '../permissions/call'
import { LIMITED } from '../permissions/limited-acts'
import { RULES } from '../permissions/rules'
import { createWorld } from '../permissions/world'

const { db } = database()
let sink: Awaited<ReturnType<typeof startSmtpSink>>

beforeAll(async () => {
  sink = await startSmtpSink()
  // The procedures have read the configuration by now.
  Object.assign(getConfig(), { SMTP_URL: sink.address })
})
afterAll(() => sink.stop())

test('no table holds a secret that opens something', { timeout: 120_000 }, async () => {
  const secrets = [...(await makeOneOfEachLink()), ...(await makeCookies()), await adminLink()]
  const found = await secretsInMails()
  for (const kind of KINDS) expect([...found.keys()]).toContain(kind)
  secrets.push(...[...found.values()].flat())
  expect(await tablesWith(secrets)).toEqual(['outbox_mail'])
  for (let left = 1; left > 0; ) left = await deliverDueMails(db, new Date('2040-01-01'))
  expect(await db.$count(outboxMail, sql`delivered_at is null`)).toBe(0)
  expect(await tablesWith(secrets)).toEqual([])
})

test('what stands in the table is no secret itself', async () => {
  const email = 'bestohlen@test.example'
  await new AuthVisitor().arrive({ email })
  await new AuthVisitor().post('/request-password-reset', { email })
  const rows = await db.select({ identifier: verification.identifier }).from(verification)
  expect(rows.length).toBeGreaterThan(0)
  for (const { identifier } of rows) {
    for (const token of [identifier, identifier.slice(-64)]) {
      const answer = await new AuthVisitor().post('/reset-password', { token, newPassword: PASSWORD })
      expect(answer.status).toBe(400)
    }
  }
})

/** Mails whose links have an effect; each must have been sent. */
const KINDS = [
  'verify-email',
  'reset-password',
  'change-email',
  'confirm-new-email',
  'delete-account',
  'guest-application',
  'company-invitation',
  'search-alert-confirm',
  'contact-request',
  'report-decided',
]

async function makeOneOfEachLink(): Promise<string[]> {
  const owner = new AuthVisitor()
  await owner.register({ email: 'alt@test.example' })
  await owner.post('/change-email', { newEmail: 'neu@test.example' })
  await owner.get(await linkInMail('alt@test.example', 'change-email'))
  await owner.post('/delete-user', {})
  await owner.post('/request-password-reset', { email: 'alt@test.example' })
  const world = await createWorld()
  const changes = [...procedures].flatMap(([path, kind]) => (kind === 'mutation' ? [path] : []))
  // First those that write to typed addresses; others may end what they are about.
  const first = ['contactRequest.send', 'moderation.decide', ...Object.keys(LIMITED)].filter((path) =>
    changes.includes(path),
  )
  for (const path of [...first, ...changes]) {
    const role = RULES[path]?.allow[0]
    if (role === undefined) continue
    // Some fail because another one was first; only the written mails count.
    await callAs(path, role, world).catch(() => undefined)
  }
  return [world.token]
}

/** Cookies as a browser sends them. */
async function makeCookies(): Promise<string[]> {
  const { visitor } = await new AuthVisitor().arriveWithApp('kekse@test.example')
  await visitor.post('/sign-out', {})
  await visitor.signIn('kekse@test.example')
  const values = visitor.cookie.split('; ').map((cookie) => decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)))
  expect(values.length).toBeGreaterThan(1)
  // A session's token is stored, but is useless without its signature.
  return values
}

async function adminLink(): Promise<string> {
  const { passwordLink } = await createAdmin({ email: 'leitung@test.example' })
  return new URL(passwordLink).searchParams.get('token') ?? ''
}

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/

/** Known only to the readers of mails, by the kind of the mail. */
async function secretsInMails(): Promise<Map<string, string[]>> {
  const mails = await db.select({ kind: outboxMail.kind, text: outboxMail.text }).from(outboxMail)
  const secrets = new Map<string, string[]>()
  for (const { kind, text } of mails) {
    const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))
    const parts = links.flatMap((link) => [...link.pathname.split('/'), ...link.searchParams.values()])
    const long = parts.filter((part) => part.length >= 24 && !UUID.test(part) && !part.startsWith('/'))
    if (long.length > 0) secrets.set(kind, [...(secrets.get(kind) ?? []), ...long])
  }
  return secrets
}

/** Every table that contains one of these texts. */
async function tablesWith(secrets: readonly string[]): Promise<string[]> {
  const names = await db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of tableSchema.parse(names.rows)) {
    const { rows } = await db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`)
    const text = rowSchema
      .parse(rows)
      .map(({ row }) => row)
      .join('\n')
    if (secrets.some((secret) => text.includes(secret))) found.push(name)
  }
  return found
}

const tableSchema = z.array(z.object({ name: z.string() }))
const rowSchema = z.array(z.object({ row: z.string() }))
