import { beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { findOperator } from './operator'

const { db } = database()
let desk: ReturnType<typeof callerFor>
beforeAll(async () => {
  desk = callerFor(await createPlatformAdmin())
})

test('a page of the version before, which knows no account of money in transit, saves and keeps it', async () => {
  const { version } = await createOperator({ datevTransitAccount: '1460' })
  const { datevTransitAccount: _unknown, ...values } = { ...DEMO_OPERATOR, phone: '0521 998877' }
  await desk.operator.save({ values, version })
  expect(await findOperator(db)).toMatchObject({ phone: '0521 998877', datevTransitAccount: '1460' })
})
