import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '~/platform/server/database/connection'
import { Hosts } from '~/platform/server/database/servers/hosts'
import { wayToDatabase } from '../factories/way-to-database'

// Two servers of one database, of which the first falls silent: here two ways to the same one.
let first: Awaited<ReturnType<typeof wayToDatabase>>
let second: typeof first
let hosts: Hosts
/** A pooler would take no settings with a connection. */
const ADDRESS = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || ''
const settings = { max: 3, name: 'lost', limits: { statement: 60, lock: 60, idle: 60 }, patienceMs: 60_000 }

beforeAll(async () => {
  first = await wayToDatabase(ADDRESS)
  second = await wayToDatabase(ADDRESS)
  const [, other = ''] = /@([^/]*)/.exec(second.url) ?? []
  hosts = new Hosts(`${first.url.replace(/@([^/]*)/, `@$1,${other}`)}?target_session_attrs=read-write`, 'read-write')
})
afterAll(() => {
  first.close()
  second.close()
})

test('whoever is still being connected to a silent server is told as soon as another one is used', async () => {
  await hosts.find()
  const isFirst = hosts.url.includes(new URL(first.url).host)
  const [used, other] = isFirst ? [first, second] : [second, first]
  const { pool } = connect(hosts, settings)
  try {
    await pool.query('select 1')
    used.hold(true)
    const waiting = Array.from({ length: 5 }, () =>
      pool.query('select 1').then(
        () => 'done',
        () => 'refused',
      ),
    )
    await hosts.find()
    expect(hosts.url).toContain(new URL(other.url).host)
    // One was on the connection there was, two were being connected; the others come after them, on the other server.
    expect(await Promise.all(waiting)).toEqual(['refused', 'refused', 'refused', 'done', 'done'])
  } finally {
    used.hold(false)
    await pool.end()
  }
})

test('a silent server does not delay finding the right one', async () => {
  await hosts.find()
  const isFirst = hosts.url.includes(new URL(first.url).host)
  const used = isFirst ? first : second
  used.hold(true)
  onTestFinished(() => {
    vi.useRealTimers()
    used.hold(false)
  })
  // The driver's patience with the silent one never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await hosts.find()
  expect(hosts.url).not.toContain(new URL(used.url).host)
})
