import { TRPCError } from '@trpc/server'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { oneClickUnsubscribe } from '~/features/accounts/server/answers/one-click-unsubscribe'
import { accountKey, LIMITS, networkKey, typedFrom } from '~/features/accounts/server/limits/limits'
import { rateLimit } from '~/features/accounts/server/table'
import { AppError } from '~/lib/app-error'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { answerDropForm } from '~/server/auth/links/drop-forms'
import { confirmByForm } from '~/server/auth/links/guest-confirmation'
import { readSources } from '../../architecture/sources'
import { procedures } from '../../factories/procedures'
import { undone } from '../../factories/undone'
import { exhaust } from '../../factories/used-up'
import { callAs, callWith } from './call'
import { HARMLESS_FIELDS, LIMITED, ROUTES, TELLING_FIELDS, TELLS } from './limited-acts'
import { RULES } from './rules'
import { createWorld, type Role, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const ADDRESS = '192.0.2.1'
/** Where the secret of a link decides, any signed-in person is like a visitor. */
const roleOf = (path: string): Role => RULES[path]?.allow[0] ?? 'applicant'

test('what takes a secret or an address is limited', () => {
  const telling = [...procedures.keys()].filter((path) => {
    const input = RULES[path]?.input?.(world)
    return typeof input === 'object' && input !== null && Object.keys(input).some((name) => TELLING_FIELDS.test(name))
  })
  const answered = [...Object.keys(LIMITED), ...Object.keys(HARMLESS_FIELDS)]
  expect(telling.filter((path) => !answered.includes(path))).toEqual([])
})

test.each(Object.entries(LIMITED))('%s is held up by %s, and a wrong form is not', async (path, limit) => {
  const input = RULES[path]?.input?.(world)
  expect(await outcome(path, input)).not.toBe('TOO_MANY_REQUESTS')
  const keys = keysOf(path, input)
  expect(keys.length).toBe(Object.keys(LIMITS[limit]).length)
  for (const key of keys) {
    expect(await outcome(path, input, key), key).toBe('TOO_MANY_REQUESTS')
    expect(await outcome(path, {}, key), key).toMatch(/BAD_REQUEST|UNAUTHORIZED|FORBIDDEN/)
  }
})

const changes = [...procedures].flatMap(([path, kind]) => (kind === 'mutation' ? [path] : []))

test.each(changes)('%s writes no mail that nobody has thought of', async (path) => {
  if (await sendsMail(path)) expect([...TELLS, ...Object.keys(LIMITED)]).toContain(path)
  else expect(TELLS).not.toContain(path)
})

test('every route is limited, or there is a reason why not', () => {
  const files = readSources('src/routes/api').map(({ file }) => file.replace(/^.*src\/routes\/api\//, ''))
  expect(Object.keys(ROUTES).sort()).toEqual(files.sort())
  const withToken = files.filter((file) => file.includes('$token') || file === 'apply.ts')
  expect(withToken.filter((file) => ROUTES[file] !== 'mail-link' && ROUTES[file] !== 'calendar-guess')).toEqual([])
})

test('links that did not fit are counted at the routes as well', async () => {
  const headers = { 'x-client-ip': '192.0.2.99', origin: getConfig().APP_URL }
  const answers = oneClickUnsubscribe('/alert/unsubscribe', () =>
    Promise.reject(new AppError('not-found', 'Unbekannt')),
  )
  const request = () => new Request(`${getConfig().APP_URL}/api/apply`, { method: 'POST', headers, body: 'token=x' })
  const unsubscribe = () => answers.POST({ request: request(), params: { token: 'x' } })
  expect((await unsubscribe()).status).toBe(404)
  expect((await confirmByForm(request())).headers.get('location')).not.toContain('too-many')
  const [counted] = await database()
    .db.select({ count: rateLimit.count })
    .from(rateLimit)
    .where(eq(rateLimit.key, networkKey('mail-link', '192.0.2.99')))
  expect(counted?.count).toBe(2)
  await exhaust(networkKey('mail-link', '192.0.2.99'))
  expect((await unsubscribe()).status).toBe(429)
  expect((await confirmByForm(request())).headers.get('location')).toContain('too-many')
})

test('reading résumés of visitors is limited by address', async () => {
  const headers = { 'x-client-ip': ADDRESS, origin: getConfig().APP_URL }
  const problem = async () => {
    const request = new Request(`${getConfig().APP_URL}/api/resume-drop/read`, { method: 'POST', headers, body: '' })
    return (await answerDropForm(request, 'read')).headers.get('location')
  }
  expect(await problem()).toContain('missing')
  await exhaust(networkKey('resume-drop', ADDRESS))
  expect(await problem()).toContain('too-many')
})

/** The counters of a call of this procedure. */
function keysOf(path: string, input: unknown): string[] {
  const limit = LIMITED[path]
  if (limit === undefined) throw new Error(`${path} has no limit`)
  const keys: string[] = []
  if ('network' in LIMITS[limit]) keys.push(networkKey(limit, ADDRESS))
  if (!('account' in LIMITS[limit])) return keys
  const typed = inputWithEmail.safeParse(input).data?.email
  const account = TYPED.has(limit) && typed ? typedFrom(typed, ADDRESS).account : world.roles[roleOf(path)]?.id
  return account === undefined ? keys : [...keys, accountKey(limit, account)]
}

/** Counted by the address that was typed. */
const TYPED: ReadonlySet<string> = new Set(['guest-application', 'search-alert'])

const inputWithEmail = z.object({ email: z.string() })

/** The code of the answer, `ok` for none; its changes are rolled back. */
async function outcome(path: string, input: unknown, usedUp?: string): Promise<string> {
  return undone(async (tx) => {
    if (usedUp !== undefined) await exhaust(usedUp, tx)
    return callWith(path, roleOf(path), world, tx, input).then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof TRPCError) return error.code
        throw error
      },
    )
  })
}

async function sendsMail(path: string): Promise<boolean> {
  return undone(async (tx) => {
    const before = await tx.$count(outboxMail)
    await callAs(path, roleOf(path), world, tx).catch((error: unknown) => {
      if (!(error instanceof TRPCError)) throw error
    })
    return (await tx.$count(outboxMail)) > before
  })
}
