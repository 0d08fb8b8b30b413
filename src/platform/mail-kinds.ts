/**
 * How soon a mail has to leave. `now`: somebody waits for it in front of the screen, or it is about the safety of an
 * account. `soon`: somebody did something that another person should know. `bulk`: a job writes many at once. Each
 * class has its own connections, so none waits behind another.
 */
export const MAIL_CLASSES = ['now', 'soon', 'bulk'] as const

export type MailClass = (typeof MAIL_CLASSES)[number]

/**
 * What a stranger can cause to one mailbox. `access`: gives somebody access to their own account, or lets begin what
 * waits for their click; of these one per quarter of an hour always passes, so that nobody can be locked out by using up
 * their limit. `other`: all kinds together also have a daily limit. `perNetwork`: in a day, of the mails asked for from
 * one network: less than half of the others, so that one stranger alone uses up nobody's.
 */
export type MailboxRule = { perQuarter: number; perDay: number; group: 'access' | 'other'; perNetwork?: number }

const ACCESS: MailboxRule = { perQuarter: 3, perDay: 10, group: 'access' }
/** Asked for by whoever types an address; without the mail nothing happens. */
const TYPED: MailboxRule = { perQuarter: 15, perDay: 30, group: 'access', perNetwork: 10 }
const OTHER: MailboxRule = { perQuarter: 3, perDay: 10, group: 'other' }
/** From people the reader deals with; the message itself is in the product in any case. */
const BETWEEN_PEOPLE: MailboxRule = { perQuarter: 20, perDay: 100, group: 'other' }

/** Kinds without a limit, by the reason. */
const OF_THE_OWNER = 'only the owner of the account causes it, signed in'
const OF_A_DECISION = 'tells once of something the person takes part in'
const OF_THE_CLOCK = 'sent by a job, at most one for each occasion'

/** What a notice is about, or null for what concerns the account or the company as a whole. */
const about = <Topic extends string, Subject extends string>(topic: Topic, subject: Subject) => ({
  topic,
  about: subject,
})
const ofAll = <Topic extends string>(topic: Topic) => ({ topic, about: null })

type Kind = {
  class: MailClass
  /** How many one mailbox gets, or why it needs no limit. */
  limit: MailboxRule | string
  /**
   * The notice that it also gives; null for what is answered from the mailbox alone (proofs of an address, letters to
   * people who may have no account, what closes the account), and for what people did themselves.
   */
  notice: { topic: string; about: string | null } | null
}

/** Every kind of mail. The only list of events there is. */
export const MAIL_KINDS = {
  'verify-email': { class: 'now', limit: ACCESS, notice: null },
  'account-exists': { class: 'now', limit: ACCESS, notice: null },
  'reset-password': { class: 'now', limit: ACCESS, notice: null },
  'confirm-new-email': { class: 'now', limit: ACCESS, notice: null },
  'change-email': { class: 'now', limit: OF_THE_OWNER, notice: null },
  'delete-account': { class: 'now', limit: OF_THE_OWNER, notice: null },
  'new-device': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'password-changed': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'email-changed': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'passkey-added': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'passkey-removed': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'second-factor-on': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'second-factor-off': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'recovery-codes-new': { class: 'now', limit: OF_THE_OWNER, notice: ofAll('security') },
  'data-incident': { class: 'bulk', limit: OF_A_DECISION, notice: null },
  'terms-changed': { class: 'bulk', limit: OF_THE_CLOCK, notice: null },
  'terms-withdrawn': { class: 'bulk', limit: OF_THE_CLOCK, notice: null },
  'agreement-changes': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'agreement-stays': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'agreement-objection-answered': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('billing') },
  'privacy-request-received': { class: 'soon', limit: OTHER, notice: null },
  'privacy-request-answered': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'privacy-request-extended': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'feedback-answered': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'account-deleted': { class: 'now', limit: OF_THE_OWNER, notice: null },
  'guest-application': { class: 'now', limit: TYPED, notice: null },
  'resume-account': { class: 'now', limit: TYPED, notice: null },
  'search-alert-confirm': { class: 'now', limit: { ...TYPED, perQuarter: 6, perDay: 12, perNetwork: 5 }, notice: null },
  'company-invitation': { class: 'now', limit: OTHER, notice: null },
  'company-verification': { class: 'now', limit: OTHER, notice: null },
  'system-hold': { class: 'now', limit: OF_THE_CLOCK, notice: ofAll('platform') },

  message: { class: 'soon', limit: BETWEEN_PEOPLE, notice: about('messages', 'message') },
  'note-mention': { class: 'soon', limit: BETWEEN_PEOPLE, notice: about('mentions', 'application') },
  'contact-request': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: about('contacts', 'contact-request') },
  'contact-answer': { class: 'soon', limit: OF_A_DECISION, notice: about('contacts', 'contact-request') },
  'pool-request': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: about('contacts', 'pool-entry') },
  'pool-answer': { class: 'soon', limit: OF_A_DECISION, notice: about('contacts', 'pool-entry') },
  'report-received': { class: 'soon', limit: { ...OTHER, perDay: 20 }, notice: null },
  'report-decided': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'appeal-received': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'appeal-decided': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'statement-of-reasons': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'conversation-ended': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'account-suspended': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'account-restored': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'company-suspended': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('billing') },
  'company-restored': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('billing') },
  'company-verification-removed': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('billing') },
  'application-received': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'application-status': { class: 'soon', limit: OF_A_DECISION, notice: about('own-applications', 'application') },
  'application-withdrawn': { class: 'soon', limit: OF_A_DECISION, notice: about('applications', 'application') },
  'offer-made': { class: 'soon', limit: OF_A_DECISION, notice: about('offers', 'application') },
  'offer-withdrawn': { class: 'soon', limit: OF_A_DECISION, notice: about('offers', 'application') },
  'offer-accepted': { class: 'soon', limit: OF_A_DECISION, notice: about('offers', 'application') },
  'offer-confirmed': { class: 'soon', limit: OF_A_DECISION, notice: null },
  'offer-declined': { class: 'soon', limit: OF_A_DECISION, notice: about('offers', 'application') },
  'offer-reminder': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('offers', 'application') },
  'offer-past': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('offers', 'application') },
  'application-gone': { class: 'soon', limit: OF_A_DECISION, notice: about('applications', 'posting') },
  'application-held': { class: 'soon', limit: OF_A_DECISION, notice: about('own-applications', 'application') },
  'legal-hold-lifted': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('applications') },
  'application-measure': { class: 'soon', limit: OF_A_DECISION, notice: about('own-applications', 'application') },
  'application-promise-extended': {
    class: 'soon',
    limit: OF_A_DECISION,
    notice: about('own-applications', 'application'),
  },
  'new-application': { class: 'soon', limit: OF_A_DECISION, notice: about('applications', 'application') },
  'interview-invitation': { class: 'soon', limit: OF_A_DECISION, notice: about('interviews', 'application') },
  'interview-agreed': { class: 'soon', limit: OF_A_DECISION, notice: about('interviews', 'application') },
  'interview-declined': { class: 'soon', limit: OF_A_DECISION, notice: about('interviews', 'application') },
  'interview-cancelled': { class: 'soon', limit: OF_A_DECISION, notice: about('interviews', 'application') },
  'interview-moved': { class: 'soon', limit: OF_A_DECISION, notice: about('interviews', 'application') },
  'interview-reminder': { class: 'soon', limit: OF_THE_CLOCK, notice: about('interviews', 'application') },
  // Anybody may report something; the bell has all of them.
  'admin-report': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('reports') },
  'admin-message-report': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('reports') },
  'admin-appeal': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('reports') },
  'admin-message-appeal': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('reports') },
  'admin-privacy-request': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('privacy-requests') },
  'admin-agreement-objection': { class: 'soon', limit: { ...OTHER, perDay: 30 }, notice: ofAll('privacy-requests') },
  'admin-incident-due': { class: 'soon', limit: OF_THE_CLOCK, notice: ofAll('platform') },
  'admin-incident-overdue': { class: 'soon', limit: OF_THE_CLOCK, notice: ofAll('platform') },
  'admin-account-change': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('approvals') },
  'admin-authority-order': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('approvals') },
  'admin-debit-run': { class: 'soon', limit: OF_A_DECISION, notice: ofAll('approvals') },
  'new-mandate': { class: 'soon', limit: OF_THE_OWNER, notice: null },
  'subscription-change': { class: 'soon', limit: OF_THE_OWNER, notice: null },
  'order-confirmation': { class: 'soon', limit: OF_THE_OWNER, notice: null },

  'account-inactive': { class: 'bulk', limit: OF_THE_CLOCK, notice: null },
  'admin-job-failed': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('failed-jobs') },
  'application-deletion': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('own-applications', 'application') },
  'application-late': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('late-answers', 'application') },
  'application-deletion-company': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('applications') },
  'applications-overdue': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('applications') },
  'credit-paid-out': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'debit-announced': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'dunning-1': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'dunning-2': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'dunning-3': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  invoice: { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'invoice-storno': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'license-back': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'license-paused': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'mandate-expired': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('billing') },
  'notice-summary': { class: 'bulk', limit: OF_THE_CLOCK, notice: null },
  'pool-renewal': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('contacts', 'pool-entry') },
  'posting-ended-open': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('postings', 'posting') },
  'posting-ends-soon': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('postings', 'posting') },
  'posting-paused-overdue': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('postings', 'posting') },
  'posting-paused-unconfirmed': { class: 'bulk', limit: OF_A_DECISION, notice: about('postings', 'posting') },
  'posting-still-open': { class: 'bulk', limit: OF_THE_CLOCK, notice: about('postings', 'posting') },
  'resume-search': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('resume-searches') },
  'saved-jobs-ending': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('saved-jobs') },
  'search-alert': { class: 'bulk', limit: OF_THE_CLOCK, notice: ofAll('search-alerts') },
} as const satisfies Record<string, Kind>

export type MailKind = keyof typeof MAIL_KINDS
