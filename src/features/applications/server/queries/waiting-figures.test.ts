import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { application } from '../table'

const { db } = database()

test('an application counts as waiting from the German day on which its card says so', async () => {
  const { id, company } = await createApplication()
  const isIt = eq(application.id, id)
  const sent = (moment: string) =>
    db
      .update(application)
      .set({ submittedAt: new Date(moment) })
      .where(isIt)
  // Half past midnight on the 21st, in Germany.
  const { application: own } = callerFor(company.admin, { now: new Date('2026-11-20T23:30:00Z') })
  await sent('2026-11-17T22:59:00Z')
  expect(await own.figures()).toMatchObject({ fresh: 1, waiting: 1 })
  await sent('2026-11-17T23:00:00Z')
  expect(await own.figures()).toMatchObject({ fresh: 1, waiting: 0 })
  await sent('2026-11-10T09:00:00Z')
  await db
    .update(application)
    .set({ answeredAt: new Date('2026-11-11T09:00:00Z') })
    .where(isIt)
  expect(await own.figures()).toMatchObject({ fresh: 1, waiting: 0 })
})
