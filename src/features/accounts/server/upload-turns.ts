import type { Queryable } from '~/platform/server/database/db'
import { accountError } from '../errors'
import { isOneTooMany } from './attempts'

/** Enough for the most thorough application with a few wrong files; too little for filling the disk. */
const TURNS = { max: 100, windowSeconds: 60 * 60 }

/**
 * Counts a document that one person hands in, wherever it belongs; all processes count together.
 *
 * @throws AppError tooManyUploads
 */
export async function takeUploadTurn(db: Queryable, userId: string, now: Date): Promise<void> {
  if (await isOneTooMany(db, `upload ${userId}`, TURNS, now)) throw accountError('tooManyUploads')
}
