import { accountError } from '~/features/accounts/errors'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany } from '~/platform/server/limits/count-turn'

/** Enough for the most thorough application with some wrong files; too little for filling the disk. */
const TURNS = { max: 100, windowSeconds: 60 * 60 }

const keyOf = (userId: string) => `upload ${userId}`

/**
 * Counts an uploaded document of one person, of any kind; all processes count together.
 * @throws AppError tooManyUploads
 */
export async function takeUploadTurn(db: Queryable, userId: string): Promise<void> {
  if (await isOneTooMany(db, keyOf(userId), TURNS)) throw accountError('tooManyUploads')
}
