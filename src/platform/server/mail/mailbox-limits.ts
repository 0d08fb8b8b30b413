import type { MailKind } from '../../mail-kinds.ts'
import type { Queryable } from '../database/db.ts'
import { countTurn, limitKey } from '../limits/count-turn.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { networkOf } from '../rate-limit.ts'

/** A quarter of an hour and a day, seconds. */
const QUARTER = 15 * 60
const DAY = 24 * 60 * 60

/**
 * What a stranger can cause to one mailbox. `access`: gives somebody access to their own account, or lets begin what
 * waits for their click; of these one per quarter of an hour always passes, so that nobody can be locked out by using up
 * their limit. `other`: all kinds together also have a daily limit. `perNetwork`: in a day, of the mails asked for from
 * one network: less than half of the others, so that one stranger alone uses up nobody's.
 */
type Rule = { perQuarter: number; perDay: number; group: 'access' | 'other'; perNetwork?: number }

const ACCESS: Rule = { perQuarter: 3, perDay: 10, group: 'access' }
/** Asked for by whoever types an address; without the mail nothing happens. */
const TYPED: Rule = { perQuarter: 15, perDay: 30, group: 'access', perNetwork: 10 }
const OTHER: Rule = { perQuarter: 3, perDay: 10, group: 'other' }
/** From people the reader deals with; the message itself is in the product in any case. */
const BETWEEN_PEOPLE: Rule = { perQuarter: 20, perDay: 100, group: 'other' }
const ALL_OTHER_PER_DAY = 120

/** Kinds without a limit, by the reason. */
const OF_THE_OWNER = 'only the owner of the account causes it, signed in'
const OF_A_DECISION = 'tells once of something the person takes part in'
const OF_THE_CLOCK = 'sent by a job, at most one for each occasion'

/** Every kind of mail: how many one mailbox gets, or why it needs no limit. */
export const MAILBOX_LIMITS: Readonly<Record<MailKind, Rule | string>> = {
  'verify-email': ACCESS,
  'account-exists': ACCESS,
  'reset-password': ACCESS,
  'confirm-new-email': ACCESS,
  'guest-application': TYPED,
  'resume-account': TYPED,
  'search-alert-confirm': { ...TYPED, perQuarter: 6, perDay: 12, perNetwork: 5 },
  'report-received': { ...OTHER, perDay: 20 },
  'privacy-request-received': OTHER,
  'company-invitation': OTHER,
  'company-verification': OTHER,
  'contact-request': { ...OTHER, perDay: 30 },
  'pool-request': { ...OTHER, perDay: 30 },
  // Anybody may report something; the bell has all of them.
  'admin-report': { ...OTHER, perDay: 30 },
  'admin-message-report': { ...OTHER, perDay: 30 },
  'admin-appeal': { ...OTHER, perDay: 30 },
  'admin-message-appeal': { ...OTHER, perDay: 30 },
  'admin-privacy-request': { ...OTHER, perDay: 30 },
  'admin-agreement-objection': { ...OTHER, perDay: 30 },
  message: BETWEEN_PEOPLE,
  'note-mention': BETWEEN_PEOPLE,

  'change-email': OF_THE_OWNER,
  'delete-account': OF_THE_OWNER,
  'new-device': OF_THE_OWNER,
  'password-changed': OF_THE_OWNER,
  'email-changed': OF_THE_OWNER,
  'passkey-added': OF_THE_OWNER,
  'passkey-removed': OF_THE_OWNER,
  'second-factor-on': OF_THE_OWNER,
  'second-factor-off': OF_THE_OWNER,
  'recovery-codes-new': OF_THE_OWNER,
  'account-deleted': OF_THE_OWNER,
  'new-mandate': OF_THE_OWNER,
  'subscription-change': OF_THE_OWNER,
  'order-confirmation': OF_THE_OWNER,

  'admin-incident-due': OF_THE_CLOCK,
  'admin-incident-overdue': OF_THE_CLOCK,

  'data-incident': OF_A_DECISION,
  'privacy-request-answered': OF_A_DECISION,
  'privacy-request-extended': OF_A_DECISION,
  'feedback-answered': OF_A_DECISION,
  'appeal-received': OF_A_DECISION,
  'appeal-decided': OF_A_DECISION,
  'report-decided': OF_A_DECISION,
  'conversation-ended': OF_A_DECISION,
  'statement-of-reasons': OF_A_DECISION,
  'account-restored': OF_A_DECISION,
  'account-suspended': OF_A_DECISION,
  'company-restored': OF_A_DECISION,
  'company-suspended': OF_A_DECISION,
  'agreement-objection-answered': OF_A_DECISION,
  'company-verification-removed': OF_A_DECISION,
  'application-gone': OF_A_DECISION,
  'application-held': OF_A_DECISION,
  'legal-hold-lifted': OF_A_DECISION,
  'application-measure': OF_A_DECISION,
  'application-promise-extended': OF_A_DECISION,
  'application-received': OF_A_DECISION,
  'application-status': OF_A_DECISION,
  'application-withdrawn': OF_A_DECISION,
  'offer-made': OF_A_DECISION,
  'offer-withdrawn': OF_A_DECISION,
  'offer-accepted': OF_A_DECISION,
  'offer-confirmed': OF_A_DECISION,
  'offer-declined': OF_A_DECISION,
  'new-application': OF_A_DECISION,
  'admin-account-change': OF_A_DECISION,
  'admin-authority-order': OF_A_DECISION,
  'admin-debit-run': OF_A_DECISION,
  'contact-answer': OF_A_DECISION,
  'pool-answer': OF_A_DECISION,
  'interview-invitation': OF_A_DECISION,
  'interview-agreed': OF_A_DECISION,
  'interview-declined': OF_A_DECISION,
  'interview-cancelled': OF_A_DECISION,
  'interview-moved': OF_A_DECISION,
  'posting-paused-unconfirmed': OF_A_DECISION,

  'account-inactive': OF_THE_CLOCK,
  'system-hold': OF_THE_CLOCK,
  'admin-job-failed': OF_THE_CLOCK,
  'terms-changed': OF_THE_CLOCK,
  'terms-withdrawn': OF_THE_CLOCK,
  'agreement-changes': OF_THE_CLOCK,
  'agreement-stays': OF_THE_CLOCK,
  'application-deletion': OF_THE_CLOCK,
  'application-late': OF_THE_CLOCK,
  'application-deletion-company': OF_THE_CLOCK,
  'applications-overdue': OF_THE_CLOCK,
  'credit-paid-out': OF_THE_CLOCK,
  'debit-announced': OF_THE_CLOCK,
  'dunning-1': OF_THE_CLOCK,
  'dunning-2': OF_THE_CLOCK,
  'dunning-3': OF_THE_CLOCK,
  'interview-reminder': OF_THE_CLOCK,
  'offer-past': OF_THE_CLOCK,
  'offer-reminder': OF_THE_CLOCK,
  invoice: OF_THE_CLOCK,
  'invoice-storno': OF_THE_CLOCK,
  'license-back': OF_THE_CLOCK,
  'license-paused': OF_THE_CLOCK,
  'mandate-expired': OF_THE_CLOCK,
  'notice-summary': OF_THE_CLOCK,
  'pool-renewal': OF_THE_CLOCK,
  'posting-ended-open': OF_THE_CLOCK,
  'posting-paused-overdue': OF_THE_CLOCK,
  'posting-ends-soon': OF_THE_CLOCK,
  'posting-still-open': OF_THE_CLOCK,
  'resume-search': OF_THE_CLOCK,
  'saved-jobs-ending': OF_THE_CLOCK,
  'search-alert': OF_THE_CLOCK,
}

type Limited = { kind: MailKind; to: string; askedFrom?: string | null }

/**
 * The mails whose mailboxes are within their limits. Whoever caused the mail is not told: the answer would reveal what
 * others have sent there.
 */
export async function mailsWithinLimits<Given extends Limited>(
  db: Queryable,
  mails: readonly Given[],
): Promise<Given[]> {
  const within: Given[] = []
  // Always in the same order: two transactions waiting for each other's counters would deadlock.
  for (const mail of [...mails].sort((a, b) => a.to.localeCompare(b.to))) {
    if (!(await isMailboxFull(db, mail))) within.push(mail)
  }
  return within
}

async function isMailboxFull(db: Queryable, { kind, to, askedFrom }: Limited): Promise<boolean> {
  const rule = MAILBOX_LIMITS[kind]
  if (typeof rule === 'string') return false
  const mailbox = mailboxOf(to)
  if (rule.perNetwork !== undefined && askedFrom !== undefined) {
    const key = limitKey(`mail ${kind} from`, `${mailbox} ${networkOf(askedFrom)}`)
    if ((await countTurn(db, key, DAY)) > rule.perNetwork) return true
  }
  const lately = await countTurn(db, limitKey(`mail ${kind} to`, mailbox), QUARTER)
  if (lately > rule.perQuarter) return true
  const today = await countTurn(db, limitKey(`mails ${kind} to`, mailbox), DAY)
  if (rule.group === 'access') return today > rule.perDay && lately > 1
  const ofAll = await countTurn(db, limitKey('mails to', mailbox), DAY)
  return today > rule.perDay || ofAll > ALL_OTHER_PER_DAY
}
