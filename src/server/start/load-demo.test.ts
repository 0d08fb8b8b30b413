import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { loadDemoIfEmpty } from './load-demo'

it('is done once, however many processes start at the same time', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await Promise.all([loadDemoIfEmpty(), loadDemoIfEmpty(), loadDemoIfEmpty()])
  expect(said.mock.calls.filter(([line]) => String(line).includes('Demomarkt geladen'))).toHaveLength(1)
  const { rows } = await database().db.execute(sql`select count(*) > 100 as "isThere" from ${user}`)
  expect(rows).toEqual([{ isThere: true }])
}, 120_000)
