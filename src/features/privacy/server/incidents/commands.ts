import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { isStillToCome, writtenMoment } from '~/lib/dates/written-moment'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import {
  addressesIn,
  incidentStage,
  reportDueAt,
  type reportIncidentSchema,
  type saveIncidentSchema,
  type sendLetterSchema,
} from '../../incident'
import { dataIncident, incidentLetter } from './table'

/**
 * Writes a new incident down, or changes one that is not closed.
 * @throws {AppError} conflict when somebody else has changed it meanwhile; invalid when it is known from the future
 */
export async function saveIncident(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof saveIncidentSchema>,
): Promise<void> {
  const { id, version, values } = input
  const row = { ...values, knownAt: writtenMoment(values.knownAt) }
  if (isStillToCome(row.knownAt, now)) throw privacyError('incidentKnownLater')
  await db.transaction(async (tx) => {
    if (version === null) {
      // The client's id: sent twice it is one incident.
      const [made] = await tx
        .insert(dataIncident)
        .values({ id, ...row })
        .onConflictDoNothing()
        .returning({ id: dataIncident.id })
      if (!made) throw await incidentChanged(tx, actor, id)
    } else {
      const known = await lockIncident(tx, id)
      if (known.version !== version) throw await incidentChanged(tx, actor, id)
      // Else a new risk would stay without its report: nobody looks at what is closed.
      if (known.closedAt !== null) throw privacyError('incidentClosed')
      // What was noted about the report stays true.
      if (known.reportedAt !== null && known.reportedAt < row.knownAt) throw privacyError('incidentKnownAfterReport')
      if (known.reportedAt !== null && known.reportedAt > reportDueAt(row.knownAt) && known.delayReason === null)
        throw privacyError('incidentKnownTooEarly')
      await tx
        .update(dataIncident)
        .set({ ...row, ...reminders(row.knownAt, now), version: version + 1 })
        .where(eq(dataIncident.id, id))
    }
    const action = version === null ? 'data-incident.opened' : 'data-incident.changed'
    await audit(tx, actor, action, { type: 'data-incident', id })
  })
}

/**
 * Notes when the authority was told, and why it was late if so. What is being written in the form stays.
 * @throws {AppError} conflict when it was noted already; invalid for a moment that cannot be, or late without a reason
 */
export async function reportIncident(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof reportIncidentSchema>,
): Promise<void> {
  const reportedAt = writtenMoment(input.reportedAt)
  if (isStillToCome(reportedAt, now)) throw privacyError('incidentReportedLater')
  await db.transaction(async (tx) => {
    const known = await lockIncident(tx, input.id)
    if (known.reportedAt !== null) {
      const change = { subjectType: 'data-incident', actions: ['data-incident.reported'], subjectId: input.id }
      const sentence = await adminWhoWasFaster(tx, actor, change, 'diese Datenpanne', 'gemeldet')
      throw privacyError('incidentReported', sentence)
    }
    if (reportedAt < known.knownAt) throw privacyError('incidentReportedBefore')
    if (reportedAt > reportDueAt(known.knownAt) && input.delayReason === '') throw privacyError('incidentDelayReason')
    const change = { reportedAt, delayReason: input.delayReason || null }
    await tx.update(dataIncident).set(change).where(eq(dataIncident.id, input.id))
    await audit(tx, actor, 'data-incident.reported', { type: 'data-incident', id: input.id })
  })
}

/** Keeps a letter for the job to send; the same letter twice is one. */
export async function sendLetter(
  { db, actor }: SignedInContext,
  input: z.infer<typeof sendLetterSchema>,
): Promise<void> {
  const { id, letterId, audience, addresses, subject, text } = input
  await db.transaction(async (tx) => {
    await lockIncident(tx, id)
    const [made] = await tx
      .insert(incidentLetter)
      .values({
        ...{ id: letterId, incidentId: id, audience, subject, text },
        addresses: audience === 'addresses' ? addressesIn(addresses) : [],
      })
      .onConflictDoNothing()
      .returning({ id: incidentLetter.id })
    if (made) await audit(tx, actor, 'data-incident.letter-sent', { type: 'data-incident', id })
  })
}

/**
 * Closes an incident, or opens it again. Two admins at once do it once.
 * @throws {AppError} conflict while the risk is not judged, or what follows from it is not done
 */
export async function closeIncident(
  { db, actor, now }: SignedInContext,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockIncident(tx, id)
    if ((known.closedAt !== null) === isClosed) return
    if (isClosed) {
      if (known.risk === 'open' || known.riskReason === '') throw privacyError('incidentNotJudged')
      if (known.risk !== 'none' && known.reportedAt === null) throw privacyError('incidentNotReported')
      const letters = await tx.$count(incidentLetter, eq(incidentLetter.incidentId, id))
      if (known.risk === 'high' && letters === 0) throw privacyError('incidentNotTold')
    }
    await tx
      .update(dataIncident)
      .set({ closedAt: isClosed ? now : null })
      .where(eq(dataIncident.id, id))
    const action = isClosed ? 'data-incident.closed' : 'data-incident.reopened'
    await audit(tx, actor, action, { type: 'data-incident', id })
  })
}

async function lockIncident(tx: Transaction, id: string) {
  const [known] = await tx.select().from(dataIncident).where(eq(dataIncident.id, id)).for('update')
  if (!known) throw privacyError('incidentNotFound')
  return known
}

async function incidentChanged(tx: Transaction, actor: SignedInActor, subjectId: string) {
  const actions = ['data-incident.opened', 'data-incident.changed']
  const change = { subjectType: 'data-incident', actions, subjectId }
  return privacyError('incidentChanged', await adminWhoWasFaster(tx, actor, change, 'diese Datenpanne'))
}

/** With more time left than was thought the admins are told again, when it comes to that. */
function reminders(knownAt: Date, now: Date) {
  const stage = incidentStage(knownAt, now)
  if (stage === 'overdue') return {}
  return stage === null ? { remindedAt: null, overdueToldAt: null } : { overdueToldAt: null }
}
