import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import { applicantOf, applicantUrl } from '../interviews/interview-sides'
import { lockApplications } from '../lifecycle'
import { type PlatformMeasure, platformMeasureMail } from '../measure-emails'
import { application } from '../table'
import { turnDown } from './answer-all'

const isOpen = inArray(
  application.status,
  APPLICATION_STATUSES.filter((status) => !isFinal(status)),
)

/**
 * Answers everybody who waits for a company whose last member leaves, because nobody else would. The text says that it
 * comes from the platform and that the company did not decide.
 * @returns how many were answered
 */
export async function answerForGoneCompany(tx: Transaction, companyId: string, now: Date): Promise<number> {
  const waiting = await lockApplications(tx, and(eq(application.companyId, companyId), isOpen))
  for (const current of waiting) {
    const message = `Automatische Mitteilung von Stellwerk: ${current.companyName} hat das Konto bei uns geschlossen und kann deine Bewerbung als „${current.title}“ hier nicht mehr bearbeiten. Über deine Bewerbung wurde nicht entschieden; wir beenden sie, damit du nicht vergeblich wartest.`
    await turnDown(tx, current, { message, userId: null, now })
  }
  return waiting.length
}

/**
 * Tells applicants who wait for a posting or company about a measure of the platform or its withdrawal, and what that
 * means for them. One mail for each measure: `now` distinguishes a second one on the same day.
 */
export async function tellWaiting(tx: Transaction, scope: SQL, measure: PlatformMeasure, now: Date): Promise<void> {
  const waiting = await lockApplications(tx, and(scope, isOpen))
  await enqueueMails(
    tx,
    waiting.map((current) =>
      platformMeasureMail(applicantOf(current), current, {
        measure,
        url: applicantUrl(current.id),
        key: `${measure}:${current.id}:${now.toISOString()}`,
      }),
    ),
  )
}
