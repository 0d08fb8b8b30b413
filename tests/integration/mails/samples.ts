import * as accounts from '~/features/accounts/server/emails'
import * as holds from '~/features/accounts/server/holds/hold-email'
import * as adminNews from '~/features/accounts/server/notices/admin-emails'
import * as security from '~/features/accounts/server/security-emails'
import * as admin from '~/features/administration/server/emails'
import * as answers from '~/features/applications/server/answers/answer-emails'
import * as applications from '~/features/applications/server/emails'
import * as guests from '~/features/applications/server/guests/guest-emails'
import * as interviews from '~/features/applications/server/interviews/interview-emails'
import * as moved from '~/features/applications/server/interviews/moved-email'
import * as measures from '~/features/applications/server/measure-emails'
import * as offers from '~/features/applications/server/offers/offer-emails'
import * as savedJobs from '~/features/applications/server/saved-job-emails'
import * as billing from '~/features/billing/server/emails'
import * as changes from '~/features/billing/server/subscriptions/change-emails'
import * as licenses from '~/features/billing/server/subscriptions/license-emails'
import * as companies from '~/features/companies/server/emails'
import * as conversations from '~/features/conversations/server/emails'
import * as feedback from '~/features/feedback/server/emails'
import * as postings from '~/features/job-postings/server/emails'
import * as alerts from '~/features/job-search/server/alerts/emails'
import * as moderation from '~/features/moderation/server/emails'
import * as messageReports from '~/features/moderation/server/message-report-emails'
import * as notices from '~/features/notices/server/summary-email'
import * as agreements from '~/features/privacy/server/agreements/emails'
import * as privacy from '~/features/privacy/server/emails'
import * as legalHolds from '~/features/privacy/server/legal-holds/emails'
import * as terms from '~/features/privacy/server/terms/emails'
import * as contacts from '~/features/resumes/server/contact/contact-emails'
import * as drops from '~/features/resumes/server/drops/drop-emails'
import * as digests from '~/features/resumes/server/saved-searches/digest-email'
import * as pools from '~/features/talent-pool/server/emails'
import { mailText } from '~/platform/server/mail/mail'
import { sampleInvoice } from '../../factories/invoice-document'
import {
  cancelledPlan,
  card,
  change,
  debit,
  dunned,
  facts,
  files,
  firm,
  hit,
  id,
  message,
  offer,
  on,
  order,
  pay,
  posting,
  report,
  statement,
  to,
  URL,
  WORDS,
} from './sample-values'

type Sample = readonly [make: (...args: never[]) => unknown, ...args: readonly unknown[]]

/** Every mail of the product, by the function that makes it, with its input. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  verifyEmailMail: [accounts.verifyEmailMail, { ...to, name: WORDS }, URL],
  accountExistsMail: [accounts.accountExistsMail, { ...to, name: WORDS }, 'http://stellwerk.test'],
  resetPasswordMail: [accounts.resetPasswordMail, to, URL],
  changeEmailMail: [accounts.changeEmailMail, to, `${WORDS}@test.example`, URL],
  confirmNewEmailMail: [accounts.confirmNewEmailMail, { ...to, name: WORDS }, URL],
  deleteAccountMail: [accounts.deleteAccountMail, to, URL],
  newDeviceMail: [accounts.newDeviceMail, to, { device: 'Firefox', moment: 'heute', ip: '192.0.2.1' }, URL],
  systemHoldMail: [
    holds.systemHoldMail,
    'a@test.example',
    { label: { act: 'Stellen beenden', of: 'Stellen' }, due: 5, total: 9 },
  ],
  passwordChangedMail: [security.passwordChangedMail, to, { ...change, device: 'Firefox' }, URL],
  emailChangedMail: [security.emailChangedMail, to, { ...change, device: 'Firefox' }, URL],
  passkeyAddedMail: [security.passkeyAddedMail, to, { ...change, device: 'Firefox' }, URL],
  passkeyRemovedMail: [security.passkeyRemovedMail, to, { ...change, device: 'Firefox' }, URL],
  secondFactorOnMail: [security.secondFactorOnMail, to, { ...change, device: 'Firefox' }, URL],
  secondFactorOffMail: [security.secondFactorOffMail, to, { ...change, device: 'Firefox' }, URL],
  newRecoveryCodesMail: [security.newRecoveryCodesMail, to, { ...change, device: 'Firefox' }, URL],
  receivedMail: [applications.receivedMail, to, posting, URL, id],
  newApplicationMail: [
    applications.newApplicationMail,
    to,
    { title: WORDS, url: URL, applicationId: id, jobPostingId: id },
  ],
  statusMail: [
    applications.statusMail,
    to,
    posting,
    {
      ...{ status: 'rejected', message: WORDS, url: URL, eventId: id, applicationId: id },
      jobs: [{ id, title: WORDS, companyName: WORDS, placeNames: [WORDS] }],
    },
  ],
  withdrawnMail: [
    applications.withdrawnMail,
    to,
    { title: WORDS, name: WORDS, url: URL, eventId: id, applicationId: id },
  ],
  answersDueMail: [
    answers.answersDueMail,
    to,
    { companyId: id, day: '2026-12-01', soon: 1, today: 2, late: 3, oldest: on, now: on },
  ],
  pausedOverdueMail: [answers.pausedOverdueMail, 'a@test.example', { ...posting, promiseExtendedAt: null }],
  endedWithOpenMail: [
    answers.endedWithOpenMail,
    'a@test.example',
    { ...posting, open: 3, endedAt: on, endedBy: 'date' },
    on,
  ],
  answerLateMail: [answers.answerLateMail, { ...to, ...posting }, on],
  promiseExtendedMail: [
    answers.promiseExtendedMail,
    to,
    posting,
    { message: WORDS, until: on, url: URL, applicationId: id },
  ],
  mentionMail: [
    applications.mentionMail,
    to,
    { noteId: id, applicationId: id, author: WORDS, title: WORDS, body: WORDS, url: URL },
  ],
  resumeAccountMail: [drops.resumeAccountMail, to.email, 'x'.repeat(43)],
  guestConfirmationMail: [guests.guestConfirmationMail, { ...to, firstName: WORDS }, posting, { url: URL, id }],
  guestAddressTakenMail: [guests.guestAddressTakenMail, { ...to, firstName: WORDS }, posting, id],
  'interview-emails invitationMail': [
    interviews.invitationMail,
    to,
    posting,
    { ...facts, interviewId: id, message: WORDS, times: Array.from({ length: 8 }, () => on) },
  ],
  agreedMail: [interviews.agreedMail, firm, facts],
  reminderMail: [interviews.reminderMail, to, facts],
  declinedMail: [
    interviews.declinedMail,
    firm,
    { interviewId: id, applicationId: id, sequence: 1, applicantName: WORDS, jobTitle: WORDS, reply: WORDS, url: URL },
  ],
  cancelledMail: [interviews.cancelledMail, to, facts],
  movedMail: [moved.movedMail, to, { ...facts, times: [on, on], message: WORDS }],
  adminMail: [adminNews.adminMail, 'admin-report', 'a@test.example', id],
  offerMadeMail: [offers.offerMadeMail, to, { ...offer, words: WORDS, reason: WORDS }],
  offerWithdrawnMail: [offers.offerWithdrawnMail, to, { ...offer, endReason: WORDS }],
  offerAcceptedMail: [offers.offerAcceptedMail, to, offer],
  offerTakenMail: [offers.offerTakenMail, firm, { ...offer, waiting: 2 }],
  offerDeclinedMail: [offers.offerDeclinedMail, firm, { ...offer, reply: WORDS }],
  offerReminderMail: [offers.offerReminderMail, to, offer],
  offerPastMail: [offers.offerPastMail, to, offer],
  offerUnansweredMail: [offers.offerUnansweredMail, firm, offer],
  platformMeasureMail: [
    measures.platformMeasureMail,
    to,
    posting,
    { measure: 'posting-removed', url: URL, key: id, applicationId: id },
  ],
  savedJobsEndingMail: [savedJobs.savedJobsEndingMail, to, [posting], [posting]],
  orderConfirmationMail: [billing.orderConfirmationMail, 'a@test.example', order, files],
  subscriptionChangeMail: [changes.subscriptionChangeMail, to, cancelledPlan, on],
  newMandateMail: [billing.newMandateMail, to, { reference: 'M', iban: 'DE12', accountHolder: WORDS }, 'C'],
  mandateExpiredMail: [billing.mandateExpiredMail, 'a@test.example', { reference: 'M', iban: 'DE12' }],
  invoiceMail: [billing.invoiceMail, 'a@test.example', { ...sampleInvoice(1), terms: 'Danke.' }, files],
  creditPaidOutMail: [
    billing.creditPaidOutMail,
    'a@test.example',
    { id, number: 'RE-1', amountCents: 1, paidOn: '2026-12-01', stornoNumber: 'RE-2' },
    [],
  ],
  preNotificationMail: [billing.preNotificationMail, 'a@test.example', debit, 'E'],
  dunningMail: [billing.dunningMail, 'a@test.example', 2, { ...dunned, accountName: 'Stellwerk', why: 'So.' }],
  licensePausedMail: [licenses.licensePausedMail, 'a@test.example', id, 'planned'],
  licenseBackMail: [licenses.licenseBackMail, 'a@test.example', id],
  companyVerificationMail: [companies.companyVerificationMail, 'a@test.example', WORDS, URL],
  verificationRemovedMail: [
    companies.verificationRemovedMail,
    'a@test.example',
    { name: WORDS, domain: WORDS, url: URL },
  ],
  invitationMail: [
    companies.invitationMail,
    { email: 'a@test.example', companyName: WORDS, inviterName: WORDS, url: URL, expiresAt: on },
  ],
  messageToApplicantMail: [conversations.messageToApplicantMail, to, message],
  messageToCompanyMail: [conversations.messageToCompanyMail, to, message],
  confirmAlertMail: [alerts.confirmAlertMail, 'a@test.example', WORDS, 'token'],
  newPostingsMail: [
    alerts.newPostingsMail,
    { id, email: 'a@test.example', label: WORDS, search: {}, frequency: 'daily' },
    [card],
    2,
  ],
  stillOpenMail: [postings.stillOpenMail, 'a@test.example', posting, 'token', { since: on, now: on, pausesAt: on }],
  pausedUnconfirmedMail: [postings.pausedUnconfirmedMail, 'a@test.example', posting, 'token', { since: on, now: on }],
  endReminderMail: [postings.endReminderMail, 'a@test.example', posting, 3],
  reportReceivedMail: [moderation.reportReceivedMail, report],
  reportDecidedMail: [moderation.reportDecidedMail, report, statement],
  statementOfReasonsMail: [moderation.statementOfReasonsMail, 'a@test.example', report, statement],
  resumeRemovedMail: [moderation.resumeRemovedMail, 'a@test.example', report, statement],
  appealReceivedMail: [moderation.appealReceivedMail, 'a@test.example', WORDS, WORDS, id],
  appealDecidedMail: [
    moderation.appealDecidedMail,
    'a@test.example',
    { id, subjectTitle: WORDS, isUpheld: true, answer: WORDS, effect: mailText`So.` },
  ],
  messageReportDecidedMail: [
    messageReports.messageReportDecidedMail,
    to,
    { id, decision: 'ended', facts: WORDS, appealUrl: URL },
  ],
  conversationEndedMail: [
    messageReports.conversationEndedMail,
    firm,
    { id, facts: WORDS, appealUrl: URL, decisionId: id },
  ],
  deletionMailToApplicant: [privacy.deletionMailToApplicant, to, { ...posting, on }],
  termsChangedMail: [
    terms.termsChangedMail,
    { ...to, id, type: 'APPLICANT' },
    { id, document: 'terms', version: 2, summary: WORDS, validFrom: '2026-12-31' },
  ],
  agreementChangesMail: [
    agreements.agreementChangesMail,
    { ...to, id },
    {
      id,
      text: WORDS,
      before: 'Zurzeit wird niemand eingesetzt.',
      summary: WORDS,
      validFrom: '2026-12-31',
      toldAt: on,
    },
  ],
  agreementStaysMail: [
    agreements.agreementStaysMail,
    { ...to, id },
    { id, validFrom: '2026-12-31', withdrawalReason: WORDS },
  ],
  objectionAnsweredMail: [
    agreements.objectionAnsweredMail,
    { ...to, id },
    { id, from: '2026-12-31', objection: WORDS, answer: WORDS },
  ],
  termsWithdrawnMail: [
    terms.termsWithdrawnMail,
    { ...to, id, type: 'COMPANY' },
    { id, document: 'terms', validFrom: '2026-12-31', withdrawalReason: WORDS },
    on,
  ],
  feedbackAnsweredMail: [
    feedback.feedbackAnsweredMail,
    'a@test.example',
    { id, kind: 'barrier', message: WORDS, answer: WORDS, userType: 'APPLICANT' },
  ],
  heldMail: [legalHolds.heldMail, to, { holdId: id, id, title: WORDS, companyName: WORDS, noticeDays: 14 }],
  holdEndedMail: [legalHolds.holdEndedMail, to, { id, title: WORDS, reason: WORDS, noticeDays: 14 }],
  deletionMailToCompany: [
    privacy.deletionMailToCompany,
    to,
    { ended: Array.from({ length: 32 }, () => ({ title: WORDS, submittedAt: on })), on },
  ],
  inactiveMail: [privacy.inactiveMail, to, { on, isLast: true }],
  applicationGoneMail: [privacy.applicationGoneMail, to, { id, title: WORDS }],
  // The operator's own contact keeps its address.
  incidentMail: [privacy.incidentMail, 'a@test.example', { subject: WORDS, text: WORDS }, 'Nora Wieland'],
  requestReceivedMail: [privacy.requestReceivedMail, 'a@test.example', { id, dueAt: on }],
  requestAnsweredMail: [privacy.requestAnsweredMail, 'a@test.example', { id, answer: WORDS }],
  requestExtendedMail: [privacy.requestExtendedMail, 'a@test.example', { id, reason: WORDS, dueAt: on }],
  accountDeletedMail: [privacy.accountDeletedMail, 'a@test.example', 'person'],
  contactRequestMail: [
    contacts.contactRequestMail,
    to,
    { companyName: WORDS, message: WORDS, url: URL, id, posting: { ...pay, id, title: WORDS } },
  ],
  contactAnswerMail: [contacts.contactAnswerMail, to, { name: WORDS, url: URL, id }],
  contactExpiredMail: [contacts.contactExpiredMail, to, { id, askedAt: on }],
  poolRequestMail: [pools.poolRequestMail, to, { id, companyName: WORDS, message: WORDS, months: '12' }],
  poolRenewalMail: [pools.poolRenewalMail, to, { id, companyName: WORDS, keepUntil: on }],
  poolAnswerMail: [pools.poolAnswerMail, to, { id, answer: 'agreed', occasion: 'x' }],
  newResumesMail: [
    digests.newResumesMail,
    'a@test.example',
    { id, name: WORDS, search: {}, frequency: 'daily' },
    [hit],
    2,
  ],
  noticeSummaryMail: [
    notices.noticeSummaryMail,
    { userId: id, email: 'a@test.example', side: 'company' },
    [{ text: WORDS, href: '/app', at: on }],
    '2026-12-01',
  ],
  suspendedMail: [admin.suspendedMail, { to: 'a@test.example', subject: 'company', isFormal: true, reason: WORDS }],
  restoredMail: [admin.restoredMail, { to: 'a@test.example', subject: 'account', isFormal: false, reason: WORDS }],
}
