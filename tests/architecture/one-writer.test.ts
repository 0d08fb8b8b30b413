import { expect, test } from 'vitest'
import { readSources } from './sources'

/** Tables with derived data that must be updated in the same transaction, and the only file that writes them. */
const WRITERS = {
  invoiceEntry: 'src/features/billing/server/invoices/entries.ts',
  invoiceCredit: 'src/features/billing/server/invoices/entries.ts',
}

test('tables that something else is derived from are written in one place', () => {
  for (const [table, writer] of Object.entries(WRITERS)) {
    const writes = new RegExp(`\\.(?:insert|update|delete)\\(${table}\\)`)
    const writing = readSources('src')
      .filter(({ file, text }) => !/\.test\.|^src\/demo\//.test(file) && writes.test(text))
      .map(({ file }) => file)
    expect(writing).toEqual([writer])
  }
})
