import type { MailKind } from '~/platform/mail-kinds'
import type { NoticeTopic } from './topics'

/** What a notice is about; its words are read from there whenever it is shown, and it is gone when that is gone. */
export const NOTICE_SUBJECTS = ['application', 'posting', 'message', 'contact-request', 'pool-entry'] as const

export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number]

/** `about` is null for what concerns the account or the company as a whole. */
export type NoticeRule = { topic: NoticeTopic; about: NoticeSubject | null }

const about = (topic: NoticeTopic, subject: NoticeSubject): NoticeRule => ({ topic, about: subject })
const ofAll = (topic: NoticeTopic): NoticeRule => ({ topic, about: null })

/**
 * Every kind of mail, and the notice that it also gives; null for what is answered from the mailbox alone: proofs of an
 * address, letters to people who may have no account, and what closes the account. The only list of events there is.
 */
export const NOTICE_RULES = {
  'verify-email': null,
  'account-exists': null,
  'reset-password': null,
  'confirm-new-email': null,
  'change-email': null,
  'delete-account': null,
  'account-deleted': null,
  'account-inactive': null,
  'account-suspended': null,
  'account-restored': null,
  'guest-application': null,
  'resume-account': null,
  'search-alert-confirm': null,
  'company-invitation': null,
  'company-verification': null,
  'data-incident': null,
  'terms-changed': null,
  'terms-withdrawn': null,
  'privacy-request-received': null,
  'privacy-request-answered': null,
  'privacy-request-extended': null,
  'feedback-answered': null,
  'report-received': null,
  'report-decided': null,
  'appeal-received': null,
  'appeal-decided': null,
  'statement-of-reasons': null,
  'conversation-ended': null,
  'notice-summary': null,
  // What people do themselves is no news to them.
  'application-received': null,
  'offer-confirmed': null,
  'subscription-change': null,
  'order-confirmation': null,
  'new-mandate': null,

  'new-device': ofAll('security'),
  'password-changed': ofAll('security'),
  'email-changed': ofAll('security'),
  'passkey-added': ofAll('security'),
  'passkey-removed': ofAll('security'),
  'second-factor-on': ofAll('security'),
  'second-factor-off': ofAll('security'),
  'recovery-codes-new': ofAll('security'),
  'system-hold': ofAll('platform'),
  'admin-report': ofAll('reports'),
  'admin-message-report': ofAll('reports'),
  'admin-appeal': ofAll('reports'),
  'admin-message-appeal': ofAll('reports'),
  'admin-privacy-request': ofAll('privacy-requests'),
  'admin-agreement-objection': ofAll('privacy-requests'),
  'admin-incident-due': ofAll('platform'),
  'admin-incident-overdue': ofAll('platform'),
  'admin-account-change': ofAll('approvals'),
  'admin-authority-order': ofAll('approvals'),
  'admin-debit-run': ofAll('approvals'),
  'admin-job-failed': ofAll('failed-jobs'),

  message: about('messages', 'message'),
  'note-mention': about('mentions', 'application'),
  'contact-request': about('contacts', 'contact-request'),
  'contact-answer': about('contacts', 'contact-request'),
  'pool-request': about('contacts', 'pool-entry'),
  'pool-answer': about('contacts', 'pool-entry'),
  'pool-renewal': about('contacts', 'pool-entry'),

  'application-status': about('own-applications', 'application'),
  'application-promise-extended': about('own-applications', 'application'),
  'application-measure': about('own-applications', 'application'),
  'application-held': about('own-applications', 'application'),
  'application-deletion': about('own-applications', 'application'),
  'application-late': about('late-answers', 'application'),
  'new-application': about('applications', 'application'),
  'application-withdrawn': about('applications', 'application'),
  'application-gone': about('applications', 'posting'),
  'applications-overdue': ofAll('applications'),
  'application-deletion-company': ofAll('applications'),
  'legal-hold-lifted': ofAll('applications'),
  'offer-made': about('offers', 'application'),
  'offer-withdrawn': about('offers', 'application'),
  'offer-accepted': about('offers', 'application'),
  'offer-declined': about('offers', 'application'),
  'offer-reminder': about('offers', 'application'),
  'offer-past': about('offers', 'application'),
  'interview-invitation': about('interviews', 'application'),
  'interview-agreed': about('interviews', 'application'),
  'interview-declined': about('interviews', 'application'),
  'interview-cancelled': about('interviews', 'application'),
  'interview-moved': about('interviews', 'application'),
  'interview-reminder': about('interviews', 'application'),

  'posting-ended-open': about('postings', 'posting'),
  'posting-ends-soon': about('postings', 'posting'),
  'posting-paused-overdue': about('postings', 'posting'),
  'posting-paused-unconfirmed': about('postings', 'posting'),
  'posting-still-open': about('postings', 'posting'),

  'agreement-changes': ofAll('billing'),
  'agreement-stays': ofAll('billing'),
  'agreement-objection-answered': ofAll('billing'),
  'company-suspended': ofAll('billing'),
  'company-restored': ofAll('billing'),
  'company-verification-removed': ofAll('billing'),
  'credit-paid-out': ofAll('billing'),
  'debit-announced': ofAll('billing'),
  'dunning-1': ofAll('billing'),
  'dunning-2': ofAll('billing'),
  'dunning-3': ofAll('billing'),
  invoice: ofAll('billing'),
  'invoice-storno': ofAll('billing'),
  'license-back': ofAll('billing'),
  'license-paused': ofAll('billing'),
  'mandate-expired': ofAll('billing'),

  'resume-search': ofAll('resume-searches'),
  'saved-jobs-ending': ofAll('saved-jobs'),
  'search-alert': ofAll('search-alerts'),
} as const satisfies Record<MailKind, NoticeRule | null>

/** Kinds of mail that also give a notice. */
export type NoticeKind = { [Kind in MailKind]: (typeof NOTICE_RULES)[Kind] extends null ? never : Kind }[MailKind]

/** The rule of a kind of mail, null when it gives no notice. */
export function noticeRule(kind: MailKind): NoticeRule | null {
  return NOTICE_RULES[kind]
}

/** Whether a kind of mail gives a notice. */
export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.entries(NOTICE_RULES).some(([name, rule]) => name === kind && rule !== null)
}
