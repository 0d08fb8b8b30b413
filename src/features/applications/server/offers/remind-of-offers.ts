import { and, asc, eq, gte, isNull, lt, lte, type SQL } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import { OFFER_REMINDER_DAYS } from '../../offers/offer'
import { isDaytime } from '../answers/remind-of-answers'
import { applicantOf, applicantUrl, companyUrl } from '../interviews/interview-sides'
import { type LockedApplication, lockApplication } from '../lifecycle'
import { application } from '../table'
import { offerColumns } from './find-offer'
import { offerPastMail, offerReminderMail, offerUnansweredMail } from './offer-emails'
import { jobOffer } from './offer-table'

const BATCH = 100

type Offer = Pick<typeof jobOffer.$inferSelect, keyof typeof offerColumns>

/**
 * Reminds applicants of open offers some days before the last day, once. An offer that was sent so late gets no
 * reminder on the day it was sent. Days begin at midnight, mails in the morning.
 * @returns how many were handled
 */
export async function remindOfOffers(db: Database, now: Date): Promise<number> {
  if (!isDaytime(now)) return 0
  const today = toIsoDay(now)
  const due = and(
    isNull(jobOffer.remindedAt),
    gte(jobOffer.answerUntil, today),
    lte(jobOffer.answerUntil, toIsoDay(addDays(now, OFFER_REMINDER_DAYS))),
    lt(jobOffer.createdAt, addDays(now, -1)),
  )
  return each(db, due, { remindedAt: now }, async (_tx, current, offer) => [
    offerReminderMail(applicantOf(current), { ...offer, url: applicantUrl(current.id) }),
  ])
}

/**
 * Tells both sides that the last day of an offer has passed without an answer, once. The company decides what follows;
 * nothing changes by itself. Not at night either.
 * @returns how many were handled
 */
export async function tellOfPastOffers(db: Database, now: Date): Promise<number> {
  if (!isDaytime(now)) return 0
  const due = and(isNull(jobOffer.pastToldAt), lt(jobOffer.answerUntil, toIsoDay(now)))
  return each(db, due, { pastToldAt: now }, async (tx, current, offer) => {
    const facts = { ...offer, applicantName: current.seenName, url: companyUrl(current.id) }
    const members = await memberEmails(tx, current.companyId)
    return [
      offerPastMail(applicantOf(current), { ...offer, url: applicantUrl(current.id) }),
      ...members.map((member) => offerUnansweredMail(member, facts)),
    ]
  })
}

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

async function each(
  db: Database,
  due: SQL | undefined,
  done: { remindedAt: Date } | { pastToldAt: Date },
  mailsFor: (tx: Tx, current: LockedApplication, offer: Offer) => Promise<Mail[]>,
): Promise<number> {
  const isDue = and(eq(jobOffer.status, 'open'), due)
  let handled = 0
  while (handled < BATCH && (await next())) handled += 1
  return handled

  function next(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: jobOffer.id, applicationId: jobOffer.applicationId })
        .from(jobOffer)
        .where(isDue)
        .orderBy(asc(jobOffer.answerUntil), asc(jobOffer.id))
        .limit(1)
      if (!found) return false
      // The application's lock comes first, as everywhere.
      const current = await lockApplication(tx, eq(application.id, found.applicationId))
      const [claimed] = await tx
        .update(jobOffer)
        .set(done)
        .where(and(eq(jobOffer.id, found.id), isDue))
        .returning(offerColumns)
      if (claimed) await enqueueMails(tx, await mailsFor(tx, current, claimed))
      return true
    })
  }
}
