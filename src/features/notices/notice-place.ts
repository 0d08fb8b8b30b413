import type { NoticeKind } from '~/features/accounts/notices/notice-kinds'

/** What a notice leads to: the ids of what it is about. */
export type NoticeTargets = {
  side: 'applicant' | 'company'
  count: number
  applicationId: string | null
  postingId: string | null
  messageId: string | null
  /** The person whose résumé the company may open after an accepted request. */
  applicantProfileId: string | null
}

const account = () => '/app/account'
const billing = () => '/app/company/billing'
const ownApplications = '/app/applicant/applications'
const applications = '/app/company/applications'
const posting = ({ postingId }: NoticeTargets) => `/app/company/job-postings/${postingId}`

function application({ side, applicationId }: NoticeTargets): string {
  const list = side === 'applicant' ? ownApplications : applications
  return applicationId === null ? list : `${list}?bewerbung=${applicationId}`
}

const PLACES: Readonly<Record<NoticeKind, (targets: NoticeTargets) => string>> = {
  'new-device': account,
  'password-changed': account,
  'email-changed': account,
  'passkey-added': account,
  'passkey-removed': account,
  'second-factor-on': account,
  'second-factor-off': account,
  'recovery-codes-new': account,
  'system-hold': () => '/super/system',
  'admin-report': () => '/super/reports',
  'admin-message-report': () => '/super/reports/messages',
  'admin-appeal': () => '/super/reports?reiter=beschwerden',
  'admin-message-appeal': () => '/super/reports/messages?beschwerden=true',
  'admin-privacy-request': () => '/super/privacy-requests',
  'admin-agreement-objection': () => '/super/agreements',
  'admin-incident-due': () => '/super/incidents',
  'admin-incident-overdue': () => '/super/incidents',
  'admin-account-change': () => '/super/operator',
  'admin-authority-order': () => '/super/orders?zustand=open',
  'admin-debit-run': () => '/super/direct-debits',
  'admin-job-failed': () => '/super/system',
  message: ({ side, messageId }) => `/app/${side}/message-reply/${messageId}`,
  'note-mention': application,
  'contact-request': () => '/app/applicant/resumes',
  'contact-answer': ({ applicantProfileId }) =>
    applicantProfileId === null ? '/search/resumes' : `/resume/${applicantProfileId}`,
  'pool-request': () => '/app/applicant/resumes',
  'pool-answer': () => '/app/company/talent-pool',
  'pool-renewal': () => '/app/applicant/resumes',
  'application-status': application,
  'application-promise-extended': application,
  'application-measure': application,
  'application-held': application,
  'application-deletion': application,
  'application-late': application,
  'new-application': (targets) =>
    targets.count > 1 ? `${applications}?stelle=${targets.postingId}` : application(targets),
  'application-withdrawn': application,
  'application-gone': ({ postingId }) => `${applications}?stelle=${postingId}`,
  'applications-overdue': () => `${applications}?sortierung=frist&ansicht=liste`,
  'application-deletion-company': () => applications,
  'legal-hold-lifted': () => applications,
  'offer-made': application,
  'offer-withdrawn': application,
  'offer-accepted': application,
  'offer-declined': application,
  'offer-reminder': application,
  'offer-past': application,
  'interview-invitation': application,
  'interview-agreed': application,
  'interview-declined': application,
  'interview-cancelled': application,
  'interview-moved': application,
  'interview-reminder': application,
  'posting-ended-open': ({ postingId }) => `${applications}?stelle=${postingId}&ansicht=liste`,
  'posting-ends-soon': posting,
  'posting-paused-overdue': ({ postingId }) => `${applications}?stelle=${postingId}&ueberfaellig=true&ansicht=liste`,
  'posting-paused-unconfirmed': posting,
  'posting-still-open': posting,
  'agreement-changes': () => '/app/company/agreement',
  'agreement-stays': () => '/app/company/agreement',
  'agreement-objection-answered': () => '/app/company/agreement',
  'company-suspended': () => '/app/company',
  'company-restored': () => '/app/company',
  'company-verification-removed': () => '/app/company/profile',
  'credit-paid-out': billing,
  'debit-announced': billing,
  'dunning-1': billing,
  'dunning-2': billing,
  'dunning-3': billing,
  invoice: billing,
  'invoice-storno': billing,
  'license-back': () => '/app/company',
  'license-paused': () => '/app/company',
  'mandate-expired': billing,
  'resume-search': () => '/search/resumes',
  'saved-jobs-ending': () => '/app/applicant/saved',
  'search-alert': () => '/app/applicant/alerts',
}

/** The address that a notice leads to. */
export function noticePlace(kind: NoticeKind, targets: NoticeTargets): string {
  return PLACES[kind](targets)
}
