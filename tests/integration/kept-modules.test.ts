import { expect, it, vi } from 'vitest'
import { resetModulesButKept } from '../setup/kept-modules'

/** As a test file has them: one that holds nothing, a table that stands on it, and one that holds connections. */
const load = async () => ({
  vocabulary: await import('~/features/companies/vocabulary'),
  table: await import('~/features/companies/server/table'),
  database: await import('~/platform/server/database/db'),
  queries: await import('~/features/companies/server/queries'),
})

it('keeps from one test file to the next what holds nothing, and lets everything else start anew', async () => {
  const before = await load()
  resetModulesButKept(() => vi.resetModules())
  const after = await load()
  expect(after.vocabulary).toBe(before.vocabulary)
  expect(after.table).toBe(before.table)
  expect(after.database).not.toBe(before.database)
  expect(after.queries).not.toBe(before.queries)
})
