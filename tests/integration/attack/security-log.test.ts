import { createTRPCClient } from '@trpc/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { processLog } from '~/platform/server/process-log'
import { createContext } from '~/server/requests/context'
import { inProcessLink } from '~/server/requests/in-process'
import type { AppRouter } from '~/server/root-router'
import { AuthVisitor, PASSWORD } from '../../factories/auth-visitor'
import { Authenticator } from '../../factories/authenticator'
import { sessionCookie } from '../../factories/session'
import { totp } from '../../factories/totp'
import { createUser } from '../../factories/user'

type Line = Record<string, unknown>
const lines: Line[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(processLog(), level).mockImplementation((line: unknown) => void lines.push({ level, ...defined(line) }))
  }
})

/** As in the log, which leaves out undefined values. */
const defined = (line: unknown): Line => JSON.parse(JSON.stringify(line))

async function idOf(email: string): Promise<string> {
  const [found] = await database().db.select({ id: user.id }).from(user).where(eq(user.email, email))
  return found?.id ?? ''
}

describe('the log says who signed in', () => {
  test('with a password, and with a code behind it', async () => {
    const email = 'mit-code@example.org'
    const { totpURI } = await new AuthVisitor().arriveWithApp(email)
    const visitor = new AuthVisitor()
    lines.length = 0
    await visitor.signIn(email)
    await visitor.post('/two-factor/verify-totp', { code: '000000' })
    await visitor.post('/two-factor/verify-totp', { code: totp(totpURI, 1) })
    const account = await idOf(email)
    expect(lines).toMatchObject([
      { level: 'info', event: 'sign-in', way: 'password', outcome: 'half' },
      { level: 'warn', event: 'sign-in', way: 'code', outcome: 'refused', reason: 'INVALID_CODE', account },
      { level: 'info', event: 'sign-in', way: 'code', outcome: 'done', account },
    ])
    expect(lines[0]).not.toHaveProperty('account')
  })

  test('with a passkey', async () => {
    const [visitor, device] = [new AuthVisitor(), new Authenticator()]
    await visitor.arrive({ email: 'mit-passkey@example.org' })
    await visitor.addPasskey(device)
    lines.length = 0
    await new AuthVisitor().signInWithPasskey(device, { isVerified: false })
    await new AuthVisitor().signInWithPasskey(device)
    expect(lines).toMatchObject([
      { level: 'warn', event: 'sign-in', way: 'passkey', outcome: 'refused' },
      {
        level: 'info',
        event: 'sign-in',
        way: 'passkey',
        outcome: 'done',
        account: await idOf('mit-passkey@example.org'),
      },
    ])
  })

  test('and the audit log, where it is a platform admin', async () => {
    const device = new Authenticator()
    const [admin, other] = [new AuthVisitor(), new AuthVisitor()]
    await admin.arrive({ email: 'mit-amt@example.org' })
    await admin.addPasskey(device)
    await database().db.update(user).set({ isAdmin: true }).where(eq(user.email, 'mit-amt@example.org'))
    await other.arrive({ email: 'ohne-amt@example.org' })
    await new AuthVisitor().signIn('ohne-amt@example.org')
    await new AuthVisitor().signInWithPasskey(device)
    const events = await database()
      .db.select({ actor: auditEvent.actorUserId, details: auditEvent.details })
      .from(auditEvent)
      .where(eq(auditEvent.action, 'platform-admin.signed-in'))
    expect(events).toEqual([{ actor: await idOf('mit-amt@example.org'), details: { way: 'passkey' } }])
  })

  test('in vain, in the same words whether or not there is an account, and nothing that was typed', async () => {
    await new AuthVisitor().arrive({ email: 'erika@example.org' })
    lines.length = 0
    for (const email of ['erika@example.org', 'niemand-erika@example.org']) {
      await new AuthVisitor().signIn(email, 'Erikas falsches Passwort')
    }
    const line = { level: 'warn', event: 'sign-in', way: 'password', outcome: 'refused', id: null }
    expect(lines).toEqual(Array.from({ length: 2 }, () => ({ ...line, reason: 'INVALID_EMAIL_OR_PASSWORD' })))
    const visitor = new AuthVisitor()
    for (let round = 0; round < 11; round += 1)
      await visitor.signIn('niemand-erika@example.org', 'Erika rät noch einmal')
    expect(lines.at(-1)).toEqual({ ...line, reason: 'TOO_MANY_SIGN_INS' })
    expect(JSON.stringify(lines)).not.toMatch(/erika/i)
  })
})

describe('the log says which right somebody did not have', () => {
  test('in a procedure', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'kein-admin@example.org' })
    const account = await idOf('kein-admin@example.org')
    await visitor.call('admin.runJob', { name: 'audit' })
    await new AuthVisitor().call('admin.runJob', { name: 'audit' })
    expect(lines).toEqual([
      { level: 'warn', id: null, event: 'refused', act: 'admin.runJob', reason: 'platformAdminsOnly', account },
      { level: 'warn', id: null, event: 'refused', act: 'admin.runJob', reason: 'signInFirst' },
    ])
  })

  test('in a page that the server renders', async () => {
    const me = await createUser()
    const headers = new Headers({ cookie: await sessionCookie(me.id) })
    const client = createTRPCClient<AppRouter>({ links: [inProcessLink(() => createContext(headers))] })
    await expect(client.admin.system.query()).rejects.toThrow('Plattform-Admins')
    expect(lines).toMatchObject([
      { event: 'refused', act: 'admin.system', reason: 'platformAdminsOnly', account: me.id },
    ])
  })

  test('in the account itself', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'falsches-wort@example.org' })
    const account = await idOf('falsches-wort@example.org')
    await visitor.post('/change-password', { currentPassword: 'ist es nicht, gewiss', newPassword: `${PASSWORD} 2` })
    await new AuthVisitor().post('/change-email', { newEmail: 'anders@example.org' })
    expect(lines).toMatchObject([
      { level: 'warn', event: 'refused', act: '/change-password', reason: 'INVALID_PASSWORD', account },
      { level: 'warn', event: 'refused', act: '/change-email' },
    ])
  })

  test('but nothing of what went well or was only mistyped', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'alles-gut@example.org' })
    await visitor.call('notification.markAllRead')
    await visitor.call('admin.gibtEsNicht')
    await visitor.post('/update-user', { name: 'Neuer Name' })
    expect(lines).toEqual([])
  })
})
