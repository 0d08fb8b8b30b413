import pg from 'pg'
import { expect, inject } from 'vitest'
import { cookieOf, demo } from '../demo-session.ts'
import { asHolderOf } from '../hiring/scene.ts'

/** Asks the product's database. */
export async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The newest version's days, this many earlier. */
export const letDaysPass = (days: number) =>
  query(
    `update terms_version set valid_from = valid_from - $1::int, announced_at = announced_at - make_interval(days => $1)
      where document = 'terms' and version = (select max(version) from terms_version where document = 'terms')`,
    [days],
  )

/** Until the job has told everybody that the newest version comes, or does not; it is asked for without its minute. */
export async function untilTold(of: 'announced' | 'recalled'): Promise<void> {
  await expect
    .poll(
      async () => {
        await asHolderOf(cookieOf(demo.platformAdmin)).admin.runJob.mutate({ name: 'terms-announcements' })
        const [row] = await query(
          `select announced_at as announced, recalled_at as recalled from terms_version
            where document = 'terms' order by version desc`,
        )
        return row[of]
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .not.toBeNull()
}
