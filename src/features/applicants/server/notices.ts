import { eq } from 'drizzle-orm'
import { findNoticeChoices, saveNoticeChoice } from '~/features/accounts/server/notices/settings'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { idOfSignedLink, signedId } from '~/platform/server/signed-link'
import { applicantError } from '../errors'

const PURPOSE = 'saved-jobs'

/** The secret of the link that ends the mails about saved jobs. */
export function savedJobMailToken(userId: string): string {
  return signedId(PURPOSE, userId)
}

/**
 * Whether the person to whom a link in such a mail belongs still gets them.
 * @throws AppError linkInvalid
 */
export async function savedJobMailsOfLink(db: Queryable, unverifiedToken: string): Promise<{ isOn: boolean }> {
  const choices = await findNoticeChoices(db, await personOfLink(db, unverifiedToken))
  return { isOn: choices['saved-jobs']?.mail !== 'off' }
}

/**
 * Stops these mails from a link in one of them; may be repeated.
 * @throws AppError linkInvalid
 */
export async function stopSavedJobMails(db: Queryable, unverifiedToken: string): Promise<void> {
  await saveNoticeChoice(db, await personOfLink(db, unverifiedToken), 'saved-jobs', { mail: 'off' })
}

async function personOfLink(db: Queryable, unverifiedToken: string): Promise<string> {
  const id = idOfSignedLink(PURPOSE, unverifiedToken)
  const [person] = id === null ? [] : await db.select({ id: user.id }).from(user).where(eq(user.id, id))
  if (!person) throw applicantError('linkInvalid')
  return person.id
}
