import { expect, test } from 'vitest'
import { creditFile } from '../../../../../tests/factories/bank-files'
import { readBankFile } from './bank-file'
import { readBankFileApart } from './read-apart'

function statement(count: number): string {
  return creditFile(
    Array.from({ length: count }, (_, index) => ({
      ...{ endToEndId: `RE-2026-${String(index).padStart(5, '0')}-1`, amountCents: 17731 + index, on: '2026-11-20' },
    })),
  )
}

test('while a long statement is read, everything else goes on', async () => {
  const long = statement(1500)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const read = await readBankFileApart(long)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  expect(read).toEqual(readBankFile(long))
  expect(read?.events).toHaveLength(1500)
})

test('a short one is read the same way, and what is none is refused whatever its length', async () => {
  expect(await readBankFileApart(statement(2))).toEqual(readBankFile(statement(2)))
  expect(await readBankFileApart(statement(2).slice(0, -1))).toBeNull()
  expect(await readBankFileApart(statement(1500).slice(0, -1))).toBeNull()
})
