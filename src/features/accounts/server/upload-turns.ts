import type { Queryable } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { isOneTooMany } from '~/platform/server/limits/count-turn'
import { accountError } from '../errors'

/** Enough for the most thorough application with a few wrong files; too little for filling the disk. */
const TURNS = { max: 100, windowSeconds: 60 * 60 }

const keyOf = (userId: string) => `upload ${userId}`

/**
 * Counts a document that one person hands in, wherever it belongs; all processes count together.
 *
 * @throws AppError tooManyUploads
 */
export async function takeUploadTurn(db: Queryable, userId: string): Promise<void> {
  if (await isOneTooMany(db, keyOf(userId), TURNS)) throw accountError('tooManyUploads')
}

/** Whoever was refused, until when (milliseconds): nothing of theirs is looked at again so soon. */
const refusedUntil = new Map<string, number>()
const REFUSED_MS = 60_000

/**
 * The same, and then `storeUpload`.
 *
 * @throws AppError tooManyUploads, those of `storeUpload`
 */
export async function storeInTurn(db: Queryable, userId: string, file: File, now: Date) {
  for (const [refused, until] of refusedUntil) if (until <= now.getTime()) refusedUntil.delete(refused)
  if (refusedUntil.has(userId)) throw accountError('tooManyUploads')
  if (await isOneTooMany(db, keyOf(userId), TURNS)) {
    refusedUntil.set(userId, now.getTime() + REFUSED_MS)
    throw accountError('tooManyUploads')
  }
  return storeUpload(db, userId, file)
}
