import { and, asc, eq, lt } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { askerOrAdmins } from '~/features/companies/server/recipients'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { pick } from '~/lib/pick'
import { anyOf, type Database } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { resumesLabels } from '../../labels'
import { CONTACT_REQUEST_DAYS } from '../../vocabulary'
import { contactExpiredMail } from '../contact/contact-emails'
import { transition } from '../contact/contact-lifecycle'
import { contactRequest } from '../contact-table'

const BATCH = 100

/** The last day of `answerableUntil` is over. */
const isOver = (now: Date) =>
  and(
    eq(contactRequest.state, 'pending'),
    lt(contactRequest.createdAt, startOfDay(dayAfter(toIsoDay(now), -CONTACT_REQUEST_DAYS))),
  )

/**
 * Ends requests for contact that nobody answered, and tells whoever asked. May be repeated or run twice at once.
 * @returns how many
 */
export function expireContacts(db: Database, now: Date): Promise<number> {
  return inTransactions(db, async (tx) => {
    const due = await tx
      .select(pick(contactRequest, 'id', 'companyId', 'requestedByUserId', 'createdAt'))
      .from(contactRequest)
      .where(isOver(now))
      .orderBy(asc(contactRequest.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return null
    const ids = due.map(({ id }) => id)
    await transition(tx, anyOf(contactRequest.id, ids), 'expire', now)
    for (const { id, companyId, requestedByUserId, createdAt } of due) {
      const askers = await askerOrAdmins(tx, companyId, requestedByUserId)
      await mailEach(tx, askers, (asker) => contactExpiredMail(asker, { id, askedAt: createdAt }))
    }
    return due.length
  })
}

export const expiringContacts: TimedAct = {
  name: 'contact requests expired',
  label: resumesLabels.holds['contact requests expired'],
  hurdle: {
    due: ({ db, now }) => db.$count(contactRequest, isOver(now)),
    total: ({ db }) => db.$count(contactRequest),
  },
  run: expireContacts,
}
