import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { findOperator } from './operator'
import { operatorAccountChange } from './operator-table'

const { db } = database()
const IBAN = 'DE75512108001245126199'
let maker: ReturnType<typeof callerFor>
let checker: ReturnType<typeof callerFor>

beforeAll(async () => {
  maker = callerFor(await createPlatformAdmin())
  checker = callerFor(await createPlatformAdmin())
})

/** The places that somebody's bell leads to. */
const bell = async ({ notice }: typeof maker) => (await notice.list({ page: 1 })).items.map(({ href }) => href)

beforeEach(async () => {
  await createOperator()
  await db.delete(operatorAccountChange)
})

async function propose(iban = IBAN, phone = DEMO_OPERATOR.phone) {
  const version = (await findOperator(db))?.version ?? null
  return maker.operator.save({ values: { ...DEMO_OPERATOR, iban, phone }, version })
}

test('another account waits for a second person, everything else is saved at once', async () => {
  expect(await propose(IBAN, '0521 998877')).toEqual({ isWaiting: true })
  expect(await maker.operator.get()).toMatchObject({ iban: DEMO_OPERATOR.iban, phone: '0521 998877' })
  expect(await maker.operator.accountChange()).toMatchObject({ iban: IBAN, canConfirm: false })
  // Whoever proposed it knows.
  expect([await bell(maker), await bell(checker)]).toEqual([[], ['/super/operator']])
  const change = await checker.operator.accountChange()
  expect(change).toMatchObject({ iban: IBAN, canConfirm: true })
  const id = change?.id ?? ''
  await expect(maker.operator.confirmAccount({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await checker.admin.overview()).billing.waitingAccounts).toBe(1)
  await checker.operator.confirmAccount({ id })
  expect(await maker.operator.get()).toMatchObject({ iban: IBAN, phone: '0521 998877' })
  expect(await checker.operator.accountChange()).toBeNull()
  await expect(checker.operator.confirmAccount({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('what was seen is what is confirmed: a later proposal replaces the earlier one', async () => {
  await propose()
  const first = await checker.operator.accountChange()
  await propose('DE89370400440532013000')
  await expect(checker.operator.confirmAccount({ id: first?.id ?? '' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await checker.operator.accountChange()).toMatchObject({ iban: 'DE89370400440532013000' })
})

test('who proposed it may drop it, and saving the account in force changes nothing that waits', async () => {
  await propose()
  expect(await propose(DEMO_OPERATOR.iban)).toEqual({ isWaiting: false })
  const change = await maker.operator.accountChange()
  await maker.operator.discardAccount({ id: change?.id ?? '' })
  expect(await checker.operator.accountChange()).toBeNull()
  expect(await maker.operator.get()).toMatchObject({ iban: DEMO_OPERATOR.iban })
})
