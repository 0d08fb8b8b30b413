import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { application } from '../table'
import { interview } from '../workflow-table'
import { isAmongOffered, isOffered, isTaken } from './slot-conditions'
import { interviewSlot } from './slot-table'

/** Slots that a page of applications shows; each has far fewer. */
const MAX_SHOWN = 600
/** Slots that one invitation shows. */
const MAX_EACH = 60

/**
 * The slots that open invitations of these applications offer, in order. Those that somebody else has taken are among
 * them, so that nobody wonders where they went; who it is stays untold.
 */
export function offeredSlots(db: Queryable, applicationIds: readonly string[], now: Date) {
  return db
    .select({
      ...pick(interviewSlot, 'id', 'startsAt', 'durationMinutes', 'mode', 'location'),
      interviewId: interview.id,
      isTaken: sql<boolean>`(${interviewSlot.id} is distinct from ${interview.slotId} and ${isTaken})`,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(interviewSlot, isOffered(now))
    .where(
      and(
        inArray(application.id, [...applicationIds]),
        eq(interview.offersSlots, true),
        isAmongOffered,
        inArray(interview.status, ['proposed', 'agreed']),
      ),
    )
    .orderBy(asc(interviewSlot.startsAt), asc(interviewSlot.id))
    .limit(MAX_SHOWN)
}

type Offered = Awaited<ReturnType<typeof offeredSlots>>[number]

/** An invitation with the slots it offers. */
export function withSlots<Invitation extends { id: string }>(found: Invitation | null, slots: readonly Offered[]) {
  if (!found) return null
  const own = slots.filter(({ interviewId }) => interviewId === found.id).slice(0, MAX_EACH)
  return { ...found, slots: own.map(({ interviewId: _shared, ...slot }) => slot) }
}

/**
 * What an invitation of this application would offer now, of these slots alone or of all. The caller has checked the
 * scope.
 */
export function freeSlotsFor(db: Queryable, applicationId: string, now: Date, only: readonly string[] | null = null) {
  const isAsked = only === null ? undefined : inArray(interviewSlot.id, [...only])
  return db
    .select(pick(interviewSlot, 'id', 'startsAt', 'durationMinutes', 'mode', 'location'))
    .from(application)
    .innerJoin(interviewSlot, isOffered(now))
    .where(and(eq(application.id, applicationId), not(isTaken), isAsked))
    .orderBy(asc(interviewSlot.startsAt), asc(interviewSlot.id))
    .limit(MAX_EACH)
}
