import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { seenName } from '../anonymous/company-view'
import { appointmentColumns } from '../interviews/interview-columns'
import { type CallOffReason, cancelledMail } from '../interviews/interview-emails'
import { transition } from '../interviews/interview-lifecycle'
import { applicantOf, applicantUrl, companyUrl, type InterviewSides, namesOf } from '../interviews/interview-sides'
import { interviewRecipients } from '../slots/interview-recipients'
import { tellSlotPages } from '../slots/tell-slot-pages'
import { application } from '../table'
import { interview } from '../workflow-table'

/** Without a start times were proposed, and none was chosen. */
type CalledOff = Awaited<ReturnType<typeof transition>>[number]

/**
 * A final application ends its invitation or appointment. It is removed from the calendars of those who have it;
 * proposals get no mail of their own, and past appointments stay.
 */
export async function callOffInterviews(
  tx: Transaction,
  current: InterviewSides,
  { because, now }: { because: 'rejected' | 'withdrawn'; now: Date },
): Promise<void> {
  const ofApplication = eq(interview.applicationId, current.id)
  await transition(tx, and(ofApplication, lte(interview.startsAt, now)), 'hold')
  const ended = await transition(tx, ofApplication, 'lapse')
  for (const calledOff of ended) {
    if (calledOff.startsAt !== null && calledOff.startsAt > now) {
      await tellCalledOff(tx, current, calledOff, { because, now })
    }
    // Its slot is free for others.
    if (calledOff.slotId) await tellSlotPages(tx, current.companyId)
  }
}

/** Whoever is hired chooses no time any more; an agreed appointment stays. */
export async function endProposals(tx: Transaction, current: InterviewSides): Promise<void> {
  const proposed = and(eq(interview.applicationId, current.id), eq(interview.status, 'proposed'))
  await transition(tx, proposed, 'lapse')
}

/** Mails to the applicant and, once a time was chosen, to everybody at the company: all who got the calendar file. */
export async function tellCalledOff(
  tx: Transaction,
  current: InterviewSides,
  calledOff: CalledOff,
  { because, now }: { because: CallOffReason; now: Date },
): Promise<void> {
  const facts = { ...calledOff, ...namesOf(current), applicationId: current.id, because, now }
  const members = calledOff.startsAt === null ? [] : await interviewRecipients(tx, current, [calledOff.slotId])
  await enqueueMails(tx, [
    cancelledMail({ ...applicantOf(current), side: 'applicant' }, { ...facts, url: applicantUrl(current.id) }),
    ...members.map((member) =>
      cancelledMail({ ...member, side: 'company' }, { ...facts, url: companyUrl(current.id) }),
    ),
  ])
}

/**
 * Future appointments of a deleted account: removed from all calendars that have them. The company's mail names nobody.
 */
export async function callOffForDeletion(tx: Transaction, applicantProfileId: string, now: Date): Promise<void> {
  const agreed = await tx
    .select({
      ...appointmentColumns,
      slotId: interview.slotId,
      sequence: sql<number>`${interview.sequence} + 1`,
      applicationId: application.id,
      ...pick(application, 'companyId', 'jobPostingId'),
      snapshot: sql<{ firstName: string }>`jsonb_build_object('firstName', ${application.resumeSnapshot}->'firstName')`,
      seenName,
      applicantEmail: user.email,
      title: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(
      and(
        eq(application.applicantProfileId, applicantProfileId),
        eq(interview.status, 'agreed'),
        gt(interview.startsAt, now),
      ),
    )
  for (const { applicationId, companyId, ...found } of agreed) {
    const sides = { ...found, id: applicationId, companyId }
    const facts = { ...found, ...namesOf(sides), applicationId, because: 'deleted' as const, now }
    const own = { ...facts, url: applicantUrl(applicationId) }
    const nameless = { ...facts, applicantName: 'Gelöschtes Konto', url: companyUrl(applicationId) }
    const members = await interviewRecipients(tx, sides, [found.slotId])
    await enqueueMails(tx, [
      // The bell goes with the account; only this mail removes the appointment from their calendar.
      { ...cancelledMail({ ...applicantOf(sides), side: 'applicant' }, own), mustLeave: true },
      ...members.map((member) => cancelledMail({ ...member, side: 'company' }, nameless)),
    ])
  }
}
