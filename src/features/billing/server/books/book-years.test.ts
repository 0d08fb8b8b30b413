import { expect, test } from 'vitest'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'

test('the books of every year since the first invoice can be had, by the calendar in Germany', async () => {
  await createOperator()
  const admin = await createPlatformAdmin()
  const yearsAt = (now: string) => callerFor(admin, { now: new Date(now) }).invoice.bookYears()
  expect(await yearsAt('2026-11-20T10:00:00Z')).toEqual([2026])
  await createPayingCompany(new Date('2026-11-20T10:00:00Z'))
  expect(await yearsAt('2026-11-20T10:00:00Z')).toEqual([2026])
  expect(await yearsAt('2030-12-31T22:59:00Z')).toEqual([2030, 2029, 2028, 2027, 2026])
  // Midnight in Germany.
  expect((await yearsAt('2030-12-31T23:00:00Z'))[0]).toBe(2031)
})
