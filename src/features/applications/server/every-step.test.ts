import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { APPLICATION_STATUSES, type ApplicationStatus, canChangeApplication, isFinal } from '../lifecycle'
import { application, applicationEvent } from './table'

const { db } = database()
let scene: Awaited<ReturnType<typeof createApplication>>
beforeAll(async () => {
  scene = await createApplication()
})

/** Puts the application into a state as if it had got there normally. */
async function standsAt(status: ApplicationStatus) {
  await db.update(application).set({ status, deleteAfter: null }).where(eq(application.id, scene.id))
  await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, scene.id))
}

async function outcome() {
  const [row] = await db
    .select({ status: application.status, deleteAfter: application.deleteAfter })
    .from(application)
    .where(eq(application.id, scene.id))
  const events = await db
    .select({ from: applicationEvent.fromStatus, to: applicationEvent.toStatus, side: applicationEvent.actorSide })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, scene.id))
  return { status: row?.status, isDeletedOnce: row?.deleteAfter !== null, events }
}

const pairs = APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => [from, to] as const))

test.each(pairs)('a company’s call: %s → %s', async (from, to) => {
  await standsAt(from)
  const call = callerFor(scene.company.admin).application.changeStatus({
    applicationId: scene.id,
    from,
    to,
    message: 'Ein paar Worte.',
  })
  if (canChangeApplication(from, to, 'company')) {
    await call
    expect(await outcome()).toEqual({
      status: to,
      isDeletedOnce: to === 'rejected' || to === 'hired',
      events: [{ from, to, side: 'company' }],
    })
  } else {
    await expect(call).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await outcome()).toEqual({ status: from, isDeletedOnce: false, events: [] })
  }
})

test.each(APPLICATION_STATUSES)('an applicant’s withdrawal from %s', async (from) => {
  await standsAt(from)
  const call = callerFor(scene.applicant.user).application.withdraw({ applicationId: scene.id, message: null })
  if (isFinal(from) && from !== 'withdrawn') {
    await expect(call).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await outcome()).toEqual({ status: from, isDeletedOnce: false, events: [] })
    return
  }
  await call
  // A second click on a withdrawn one writes nothing.
  const events = from === 'withdrawn' ? [] : [{ from, to: 'withdrawn', side: 'applicant' }]
  expect(await outcome()).toMatchObject({ status: 'withdrawn', events })
})
