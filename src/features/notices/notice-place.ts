import { type NoticeKind, noticeTopic } from '~/features/accounts/notices/notice-kinds'
import type { NoticeTopic } from '~/features/accounts/notices/topics'

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

type Place = (targets: NoticeTargets) => string

const agreement = () => '/app/company/agreement'
const dashboard = () => '/app/company'
const ownResumes = () => '/app/applicant/resumes'
const ownApplications = '/app/applicant/applications'
const applications = '/app/company/applications'

function application({ side, applicationId }: NoticeTargets): string {
  const list = side === 'applicant' ? ownApplications : applications
  return applicationId === null ? list : `${list}?bewerbung=${applicationId}`
}

/** Where the notices of a topic lead. */
const OF_TOPIC: Readonly<Record<NoticeTopic, Place>> = {
  'own-applications': application,
  applications: application,
  offers: application,
  interviews: application,
  messages: ({ side, messageId }) => `/app/${side}/message-reply/${messageId}`,
  contacts: ownResumes,
  mentions: application,
  postings: ({ postingId }) => `/app/company/job-postings/${postingId}`,
  'late-answers': application,
  'saved-jobs': () => '/app/applicant/saved',
  'search-alerts': () => '/app/applicant/alerts',
  'resume-searches': () => '/search/resumes',
  billing: () => '/app/company/billing',
  reports: () => '/super/reports',
  'privacy-requests': () => '/super/privacy-requests',
  approvals: () => '/super/operator',
  'failed-jobs': () => '/super/system',
  platform: () => '/super/system',
  security: () => '/app/account',
}

/** Kinds that lead elsewhere than the rest of their topic. */
const OF_KIND: Readonly<Partial<Record<NoticeKind, Place>>> = {
  'admin-message-report': () => '/super/reports/messages',
  'admin-appeal': () => '/super/reports?reiter=beschwerden',
  'admin-message-appeal': () => '/super/reports/messages?beschwerden=true',
  'admin-agreement-objection': () => '/super/agreements',
  'admin-incident-due': () => '/super/incidents',
  'admin-incident-overdue': () => '/super/incidents',
  'admin-authority-order': () => '/super/orders?zustand=open',
  'admin-debit-run': () => '/super/direct-debits',
  'contact-answer': ({ applicantProfileId }) =>
    applicantProfileId === null ? '/search/resumes' : `/resume/${applicantProfileId}`,
  'pool-answer': () => '/app/company/talent-pool',
  'new-application': (targets) =>
    targets.count > 1 ? `${applications}?stelle=${targets.postingId}` : application(targets),
  'application-gone': ({ postingId }) => `${applications}?stelle=${postingId}`,
  'applications-overdue': () => `${applications}?sortierung=frist&ansicht=liste`,
  'application-deletion-company': () => applications,
  'legal-hold-lifted': () => applications,
  'posting-ended-open': ({ postingId }) => `${applications}?stelle=${postingId}&ansicht=liste`,
  'posting-paused-overdue': ({ postingId }) => `${applications}?stelle=${postingId}&ueberfaellig=true&ansicht=liste`,
  'agreement-changes': agreement,
  'agreement-stays': agreement,
  'agreement-objection-answered': agreement,
  'company-suspended': dashboard,
  'company-restored': dashboard,
  'license-back': dashboard,
  'license-paused': dashboard,
  'company-verification-removed': () => '/app/company/profile',
}

/** The address that a notice leads to. */
export function noticePlace(kind: NoticeKind, targets: NoticeTargets): string {
  const place = OF_KIND[kind] ?? OF_TOPIC[noticeTopic(kind)]
  return place(targets)
}
