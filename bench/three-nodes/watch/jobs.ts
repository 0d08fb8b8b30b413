import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Mails that failed once are tried again after a minute or two. */
const DELIVERED_WITHIN_MS = 180_000

export type Jobs = { mails: number; runs: number; lost: readonly string[]; doubled: readonly string[] }

/** Waits until all background work is done, and says what was not done or done twice. */
export async function checkJobs(client: pg.Client, received: readonly { messageId: string }[]): Promise<Jobs> {
  const deadline = Date.now() + DELIVERED_WITHIN_MS
  let open = await undelivered()
  for (; open.length > 0 && Date.now() < deadline; open = await undelivered()) await wait(1_000)
  const { rows: runs } = await client.query<{ runs: number }>(
    `select count(*)::int as runs from pgboss.job where state = 'completed'`,
  )
  // The next run of a job does everything that a failed one has left.
  const stuck = await client.query<{ name: string; state: string }>(
    `select name, state::text from pgboss.job where (state = 'active' and started_on < now() - interval '2 minutes')
     or (state = 'failed' and not exists (select 1 from pgboss.job later
       where later.name = job.name and later.state = 'completed' and later.created_on > job.created_on))`,
  )
  // Of one queue and subject only one run may be going on at a time, over all nodes; a second is for two clocks.
  const beside = await client.query<{ name: string }>(
    `select one.name from pgboss.job one join pgboss.job other on other.name = one.name and other.id > one.id
     and other.singleton_key is not distinct from one.singleton_key
     where one.name not like E'\\_\\_pgboss%' and one.state = 'completed' and other.state = 'completed'
     and least(one.completed_on, other.completed_on) - greatest(one.started_on, other.started_on) > interval '1 s'`,
  )
  const once = new Set<string>()
  const twice = received.filter(({ messageId }) => once.size === once.add(messageId).size)
  return {
    mails: received.length,
    runs: runs[0]?.runs ?? 0,
    lost: [...open.map((id) => `mail ${id}`), ...stuck.rows.map(({ name, state }) => `run of ${name}: ${state}`)],
    doubled: [...twice.map(({ messageId }) => `mail ${messageId}`), ...beside.rows.map(({ name }) => `run of ${name}`)],
  }

  async function undelivered(): Promise<string[]> {
    const { rows } = await client.query<{ id: string }>('select id from outbox_mail where delivered_at is null')
    return rows.map(({ id }) => id)
  }
}
