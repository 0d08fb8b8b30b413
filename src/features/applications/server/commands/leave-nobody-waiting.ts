import { and, eq, type SQL } from 'drizzle-orm'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import type { Transaction } from '~/platform/server/database/db'
import { isOpen } from '../answers/conditions'
import { applicantOf, applicantUrl } from '../interviews/interview-sides'
import { lockApplications } from '../lifecycle'
import { type PlatformMeasure, platformMeasureMail } from '../measure-emails'
import { application } from '../table'
import { turnDownAll } from './answer-all'

/**
 * Answers everybody who waits for a company whose last member leaves, because nobody else would. The text says that it
 * comes from the platform and that the company did not decide.
 * @returns how many were answered
 */
export async function answerForGoneCompany(tx: Transaction, companyId: string, now: Date): Promise<number> {
  const waiting = await lockApplications(tx, and(eq(application.companyId, companyId), isOpen))
  await turnDownAll(
    tx,
    waiting.map((current) => ({ current, message: goneMessage(current), userId: null, because: 'posting-ended' })),
    now,
  )
  return waiting.length
}

function goneMessage({ companyName, title }: { companyName: string; title: string }): string {
  return `Automatische Nachricht von Stellwerk: ${companyName} hat das Konto bei uns geschlossen und kann deine Bewerbung als „${title}“ hier nicht mehr bearbeiten. Über deine Bewerbung wurde nicht entschieden; wir beenden sie, damit du nicht vergeblich wartest.`
}

/**
 * Tells applicants who wait for a posting or company about a measure of the platform or its withdrawal, and what that
 * means for them. One mail for each measure: `now` distinguishes a second one on the same day.
 */
export async function tellWaiting(tx: Transaction, scope: SQL, measure: PlatformMeasure, now: Date): Promise<void> {
  const waiting = await lockApplications(tx, and(scope, isOpen))
  await mailEach(tx, waiting, (current) =>
    platformMeasureMail(applicantOf(current), current, {
      measure,
      url: applicantUrl(current.id),
      applicationId: current.id,
      key: `${measure}:${current.id}:${now.toISOString()}`,
    }),
  )
}
