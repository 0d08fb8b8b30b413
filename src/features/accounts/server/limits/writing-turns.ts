import { accountError } from '~/features/accounts/errors'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany } from '~/platform/server/limits/count-turn'

/** More than anybody writes by hand in a day; too little for filling the database. */
const TURNS = { max: 1_000, windowSeconds: 24 * 60 * 60 }

/**
 * Counts something new that one person wrote and of which there may be any number: a message, a note, a draft. What has
 * a limit of its own (applications, mails, files) is counted there.
 * @throws AppError tooMuchWritten
 */
export async function takeWritingTurn(db: Queryable, userId: string): Promise<void> {
  if (await isOneTooMany(db, `writing ${userId}`, TURNS)) throw accountError('tooMuchWritten')
}
