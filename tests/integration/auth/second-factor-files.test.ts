import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { answerAdminFile, answerFile, answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { answerTextFile } from '~/features/accounts/server/answers/text-file'
import { session, user } from '~/features/accounts/server/table'
import { answerExport } from '~/features/administration/server/export-response'
import { answerPersonalArchive } from '~/features/privacy/server/archive-answer'
import { database } from '~/platform/server/database/db'
import { createContext } from '~/server/requests/context'
import { callerFor } from '../../factories/caller'
import { sessionCookie } from '../../factories/session'
import { createPlatformAdmin } from '../../factories/user'

const ID = '00000000-0000-7000-8000-000000000000'
const FILES = path.resolve(import.meta.dirname, '../../../src/routes/api/files')
const made = async () => ({ name: 'a.txt', contentType: 'text/plain', content: Buffer.from('geheim') })
const ROUTES = {
  'a stored file': (request: Request) => answerFile(createContext(request.headers), request, ID, async () => null),
  'a made file': (request: Request) => answerMadeFile(createContext(request.headers), request, ID, made),
  'a file of the administration': (request: Request) =>
    answerAdminFile(createContext(request.headers), request, ID, made),
  'a text file': (request: Request) =>
    answerTextFile(
      createContext(request.headers),
      request,
      { name: 'a.csv', contentType: 'text/csv' },
      async () => 'geheim',
    ),
  'all of one’s own data': (request: Request) => answerPersonalArchive(createContext(request.headers), request),
  'a list': (request: Request) => answerExport(createContext(request.headers), request, 'companies'),
}

let admin: { id: string }
let cookie = ''
const request = () => new Request('http://localhost/', { headers: { cookie } })

beforeAll(async () => {
  admin = await createPlatformAdmin()
  cookie = await sessionCookie(admin.id)
  await callerFor(admin).admin.saveSetting({ key: 'twoFactorFor', value: 'admins', updatedAt: null })
})

test.each(Object.entries(ROUTES))('%s waits for the second factor that the platform demands', async (_name, open) => {
  const { db } = database()
  await db.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, admin.id))
  const refused = await open(request())
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('zweiten Faktor')
  await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, admin.id))
  expect((await open(request())).status).not.toBe(403)
})

test('what holds all customers’ accounts needs a fresh session', async () => {
  const { db } = database()
  const proveAt = (moment: Date) =>
    db.update(session).set({ authenticatedAt: moment, secondFactorAt: moment }).where(eq(session.userId, admin.id))
  await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, admin.id))
  await proveAt(new Date(Date.now() - 16 * 60_000))
  const stale = await ROUTES['a file of the administration'](request())
  expect(stale.status).toBe(403)
  expect(await stale.text()).toContain('noch einmal aus')
  await proveAt(new Date())
  expect(await (await ROUTES['a file of the administration'](request())).text()).toBe('geheim')
})

test('every route for files answers through one of these', () => {
  // Pictures and videos of public company pages are public.
  const files = readdirSync(FILES).filter((name) => !/^company[.-]/.test(name))
  expect(files.length).toBeGreaterThan(8)
  const others = files.filter(
    (name) => !/server\/(?:answers\/(?:file-response|text-file)|archive-answer)'/.test(read(name)),
  )
  expect(others).toEqual([])
})

function read(name: string): string {
  return readFileSync(path.join(FILES, name), 'utf8')
}
