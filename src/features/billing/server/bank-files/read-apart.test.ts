import { expect, test } from 'vitest'
import { creditFile } from '../../../../../tests/factories/bank-files'
import { readBankFileApart } from './read-apart'
import { readBankFile } from './read-bank-file'

function statement(count: number): string {
  return creditFile(
    Array.from({ length: count }, (_, index) => ({
      ...{ endToEndId: `RE-2026-${String(index).padStart(5, '0')}-1`, amountCents: 17731 + index, on: '2026-11-20' },
    })),
  )
}
const here = (text: string) => readBankFile('bank.xml', Buffer.from(text))
const apart = (text: string) => readBankFileApart('bank.xml', Buffer.from(text))

test('while a long statement is read, everything else goes on', async () => {
  const long = statement(1500)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const read = await apart(long)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  expect(read).toEqual(here(long))
  expect(read).toMatchObject({ documents: [{ statements: [{ events: { length: 1500 } }] }] })
})

test('a short one is read the same way, and what is none is refused whatever its length', async () => {
  expect(await apart(statement(2))).toEqual(here(statement(2)))
  expect(await apart(statement(2).slice(0, -1))).toMatchObject({ fault: expect.stringContaining('keine lesbare') })
  expect(await apart(statement(1500).slice(0, -1))).toMatchObject({ fault: expect.stringContaining('keine lesbare') })
})
