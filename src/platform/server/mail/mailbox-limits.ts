import { MAIL_KINDS, type MailboxRule, type MailKind } from '../../mail-kinds.ts'
import type { Queryable } from '../database/db.ts'
import { countTurn, limitKey } from '../limits/count-turn.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { networkOf } from '../rate-limit.ts'

/** A quarter of an hour and a day, seconds. */
const QUARTER = 15 * 60
const DAY = 24 * 60 * 60

/** Of all kinds together that are not about access. */
const ALL_OTHER_PER_DAY = 120

type Limited = { kind: MailKind; to: string; askedFrom?: string | null }

/**
 * The mails whose mailboxes are within their limits. Visitors who caused one are not told: the answer would reveal what
 * others have sent there. A company that invites somebody is, since its earlier link must not end for nothing.
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
  const rule: MailboxRule | string = MAIL_KINDS[kind].limit
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
