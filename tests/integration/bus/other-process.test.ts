import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { announce } from '~/platform/server/bus/announce'
import { database } from '~/platform/server/database/db'
import { writeSetting } from '~/platform/server/settings/settings'
import { wayToDatabase } from '../../factories/way-to-database'

type Event = { heard?: string; missed?: boolean; lost?: string; ids?: string[]; url?: string; payTransparency?: string }

const { db } = database()
const events: Event[] = []
let other: ChildProcess
let url = ''
let way: Awaited<ReturnType<typeof wayToDatabase>>

beforeAll(async () => {
  // What the bus uses: past a pooler, if there is one.
  const name = process.env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  way = await wayToDatabase(process.env[name] ?? '')
  other = spawn(process.execPath, [path.join(import.meta.dirname, 'keeping-program.ts')], {
    env: { ...process.env, [name]: way.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!other.stdout) throw new Error('no output')
  createInterface({ input: other.stdout }).on('line', (line) => events.push(JSON.parse(line)))
  await vi.waitFor(() => expect(events.some(({ missed }) => missed)).toBe(true), { timeout: 20_000 })
  url = events.find((event) => event.url)?.url ?? ''
})
afterAll(() => {
  other.kill('SIGKILL')
  way.close()
})

const page = async () => (await fetch(url, { headers: { accept: 'text/html' } })).text()
/** The page once it is kept: a process that has too much to do to hear anything keeps none. */
async function keptPage() {
  const pages = [await page()]
  const isKept = async () => pages.unshift(await page()) > 1 && pages[0] === pages[1]
  await expect.poll(isKept).toBe(true)
  return pages[0]
}
const heard = () => events.filter(({ heard }) => heard !== undefined)

async function settingThere() {
  const before = events.length
  other.stdin?.write('settings\n')
  await expect.poll(() => events.slice(before).find((event) => event.payTransparency)).toBeDefined()
  return events.findLast((event) => event.payTransparency)?.payTransparency
}

// A page is kept for five minutes there: another one means that it was told. How soon, bench:nodes measures.
test('what another process keeps is dropped when this one changes it', async () => {
  const first = await keptPage()
  expect(await settingThere()).toBe('warn')
  await announce(db, 'changed_pages', ['postings'])
  await expect.poll(page).not.toBe(first)
  const second = await page()
  await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'require', new Date()))
  await expect.poll(settingThere).toBe('require')
  await expect.poll(page).not.toBe(second)
})

test('notices of a transaction that does not hold are never heard, those of one that does as one', async () => {
  const before = heard().length
  await expect(
    db.transaction(async (tx) => {
      await announce(tx, 'outbox', ['never'])
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await db.transaction(async (tx) => {
    await announce(tx, 'outbox', ['bulk'])
    await announce(tx, 'search_due', ['x'])
  })
  await expect
    .poll(() => heard().slice(before))
    .toEqual([
      { heard: 'outbox', ids: ['bulk'] },
      { heard: 'search_due', ids: ['x'] },
    ])
})

test('a lost connection is made anew, what was kept is dropped, and what comes then is heard', async () => {
  const kept = await keptPage()
  await settingThere()
  const before = events.length
  const { rowCount } = await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'stellwerk-bus'`)
  expect(rowCount).toBe(1)
  // Without a notice: changed while nobody listens.
  await db.execute(sql`update platform_setting set value = '"off"' where key = 'payTransparency'`)
  await expect.poll(() => events.slice(before).filter((event) => event.missed)).toHaveLength(1)
  expect(await page()).not.toBe(kept)
  expect(await settingThere()).toBe('off')
  await announce(db, 'conversation', ['somebody'])
  await expect.poll(heard).toContainEqual({ heard: 'conversation', ids: ['somebody'] })
})

test('a process that hears nothing shows nothing it kept, and what it kept again when it has heard all', async () => {
  const kept = await keptPage()
  const before = events.length
  way.hold(true)
  await expect.poll(page).not.toBe(kept)
  const unheard = await page()
  expect(await page()).not.toBe(unheard)
  // Nothing was announced meanwhile, and nothing is lost: the connection is the same.
  way.hold(false)
  const again = await keptPage()
  expect(events.slice(before)).toEqual([])
  way.hold(true)
  await announce(db, 'changed_pages', ['postings'])
  await expect.poll(page).not.toBe(again)
  way.hold(false)
  await expect.poll(heard).toContainEqual({ heard: 'changed_pages', ids: ['postings'] })
})

test('a process that was frozen shows nothing that changed meanwhile', async () => {
  const kept = await keptPage()
  other.kill('SIGSTOP')
  const stopped = performance.now()
  await announce(db, 'changed_pages', ['postings'])
  // What was heard last is relied upon for a second: a shorter freeze is nothing that anybody notices.
  await expect.poll(() => performance.now() - stopped).toBeGreaterThan(1_000)
  other.kill('SIGCONT')
  expect(await page()).not.toBe(kept)
})
