import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inRoom } from '../../scripts/engines/running/engine-room.ts'
import { postgres15Programs } from '../../scripts/engines/starters/postgres/programs.ts'
import { freePort } from '../../scripts/house/ports.ts'
import { type ShippedServer, shippedPostgres } from './shipped-postgres.ts'

const [FIRST, SECOND, THIRD] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const
const PATIENCE = { timeout: 60_000 }

let programs: string
beforeAll(async () => {
  programs = (await postgres15Programs()).directory
})

// deploy/postgres/*.sh and the settings of the compose file themselves, with PostgreSQL 15: who was promoted is
// acknowledged nothing before the other one follows.
test('after a promotion the other standby follows the new primary, and the old one joins as a standby', async () => {
  const port = await freePort()
  const { lead, follow, empty, stop } = await inRoom('shipped', undefined, async (room) => ({
    ...{ address: '', env: {} },
    ...shippedPostgres({ room, programs, port, hosts: [FIRST, SECOND, THIRD] }),
  }))
  onTestFinished(stop)
  const first = await lead(FIRST)
  const [second, third] = await Promise.all([follow(SECOND), follow(THIRD)])
  await expect.poll(() => followersOf(first), PATIENCE).toEqual([SECOND, THIRD])
  await first.query('create table written (id int primary key)')
  await write(first, 1)

  // Away while the log goes on by segments, as during a restart of its machine.
  await third.process.stop()
  for (const id of [2, 3, 4]) {
    await write(first, id)
    await first.query('select pg_switch_wal()')
    await first.query('checkpoint')
  }
  await third.process.start()
  await expect.poll(() => followersOf(first), PATIENCE).toEqual([SECOND, THIRD])

  first.process.signal('SIGKILL')
  await first.process.ended()
  const [promoted, other] = (await received(second)) >= (await received(third)) ? [second, third] : [third, second]
  await promoted.promote()
  await expect.poll(() => followersOf(promoted), PATIENCE).toEqual([other.host])
  await write(promoted, 5)
  await expect.poll(() => idsOf(other), PATIENCE).toEqual([1, 2, 3, 4, 5])

  empty(FIRST)
  const again = await follow(FIRST)
  await expect.poll(() => followersOf(promoted), PATIENCE).toEqual([FIRST, other.host])
  await write(promoted, 6)
  await expect.poll(() => idsOf(again), PATIENCE).toEqual([1, 2, 3, 4, 5, 6])
})

/** Acknowledged only when a standby has it. */
function write(server: ShippedServer, id: number) {
  return server.query(`insert into written values (${id})`)
}

async function followersOf(server: ShippedServer): Promise<string[]> {
  const rows = await server.query<{ name: string }>(
    "select application_name as name from pg_stat_replication where state = 'streaming' and sync_state = 'quorum' order by 1",
  )
  return rows.map(({ name }) => name)
}

async function received(server: ShippedServer): Promise<bigint> {
  const [row] = await server.query<{ bytes: string }>("select pg_last_wal_receive_lsn() - '0/0'::pg_lsn as bytes")
  return BigInt(row?.bytes ?? 0)
}

async function idsOf(server: ShippedServer): Promise<number[]> {
  return (await server.query<{ id: number }>('select id from written order by id')).map(({ id }) => id)
}
