import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../tests/factories/application'
import { APPLICATION_STATUSES, type ApplicationSide, type ApplicationStatus } from '../lifecycle'
import { INTERVIEW_STATUSES, type InterviewEvent, type InterviewStatus } from '../workflow/interview'
import { transition as transitionInterviews } from './interviews/interview-lifecycle'
import { lockApplication, transition } from './lifecycle'
import { application, applicationEvent } from './table'
import { interview } from './workflow-table'

const { db } = database()
const now = new Date('2026-11-20T12:00:00Z')
const END: ApplicationStatus[] = ['rejected']

/** All moves, written down a second time; any other must not happen. */
const COMPANY: Record<ApplicationStatus, ApplicationStatus[]> = {
  submitted: ['in_review', 'interview', 'offer', 'hired', ...END],
  in_review: ['submitted', 'interview', 'offer', 'hired', ...END],
  interview: ['in_review', 'offer', 'hired', ...END],
  offer: ['interview', 'hired', ...END],
  hired: [],
  rejected: [],
  withdrawn: [],
}
const ALLOWED = {
  company: COMPANY,
  applicant: {
    ...{ submitted: ['withdrawn'], in_review: ['withdrawn'], interview: ['withdrawn'] },
    offer: ['hired', 'withdrawn'],
    ...{ hired: [], rejected: [], withdrawn: [] },
  },
} satisfies Record<ApplicationSide, Record<ApplicationStatus, ApplicationStatus[]>>

const INTERVIEWS: Record<InterviewEvent, Partial<Record<InterviewStatus, InterviewStatus>>> = {
  agree: { proposed: 'agreed' },
  move: { agreed: 'agreed' },
  reschedule: { agreed: 'proposed' },
  decline: { proposed: 'declined', agreed: 'declined' },
  cancel: { proposed: 'cancelled', agreed: 'cancelled', declined: 'cancelled' },
  lapse: { proposed: 'cancelled', agreed: 'cancelled' },
  hold: { agreed: 'held' },
}
const EVENTS = ['agree', 'move', 'reschedule', 'decline', 'cancel', 'lapse', 'hold'] as const satisfies InterviewEvent[]

let applicationId: string
beforeAll(async () => {
  applicationId = (await createApplication()).id
})

const sides = ['company', 'applicant'] as const
const steps = sides.flatMap((side) =>
  APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => ({ side, from, to }))),
)
test.each(steps)('an application, $from: the $side to $to', async ({ side, from, to }) => {
  await db.update(application).set({ status: from, deleteAfter: null }).where(eq(application.id, applicationId))
  await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, applicationId))
  const moving = db.transaction(async (tx) => {
    const current = await lockApplication(tx, eq(application.id, applicationId))
    return transition(tx, current, { to, side, message: null, userId: null, now })
  })
  const allowed: readonly ApplicationStatus[] = ALLOWED[side][from]
  const isAllowed = allowed.includes(to)
  if (isAllowed) await moving
  else await expect(moving).rejects.toMatchObject({ reason: 'notAllowedNow' })
  const [after] = await db
    .select({ status: application.status, deleteAfter: application.deleteAfter })
    .from(application)
    .where(eq(application.id, applicationId))
  expect(after?.status).toBe(isAllowed ? to : from)
  const isOver = ['hired', 'rejected', 'withdrawn'].includes(to)
  expect(after?.deleteAfter !== null).toBe(isAllowed && isOver)
  const events = await db
    .select({ from: applicationEvent.fromStatus, to: applicationEvent.toStatus })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, applicationId))
  expect(events).toEqual(isAllowed ? [{ from, to }] : [])
})

const pairs = EVENTS.flatMap((event) => INTERVIEW_STATUSES.map((status) => ({ event, status })))
test.each(pairs)('an invitation to talk, $status: $event', async ({ event, status }) => {
  const id = uuidv7()
  await db.delete(interview).where(eq(interview.applicationId, applicationId))
  const facts = { mode: 'phone' as const, location: '0521 1234', durationMinutes: 30, proposedTimes: [] }
  await db.insert(interview).values({ id, applicationId, status, ...facts })
  const moved = await db.transaction((tx) => transitionInterviews(tx, eq(interview.id, id), event))
  const to = INTERVIEWS[event][status]
  expect(moved.map(({ sequence }) => sequence)).toEqual(to ? [1] : [])
  const [after] = await db.select({ status: interview.status }).from(interview).where(eq(interview.id, id))
  expect(after).toEqual({ status: to ?? status })
})
