import { and, eq, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../../lib/text/like-pattern.ts'
import { outboxMail } from './table.ts'

/**
 * Whether a mail went to this address, in whatever letters: programs of earlier versions stored what somebody had typed.
 * @param email in small letters
 */
export function isMailTo(email: string): SQL | undefined {
  // The index of the list finds the few of them; it knows nothing of small letters.
  const isNear = sql`(${outboxMail.recipient} || ' ' || ${outboxMail.subject}) ilike ${containsPattern(email)}`
  return and(isNear, eq(sql`lower(${outboxMail.recipient})`, email))
}
