import { createRateLimit } from '~/platform/server/rate-limit'
import { accountError } from '../errors'

/** Enough for the most thorough application with a few wrong files; too little for filling the disk. */
const turns = createRateLimit({ limit: 100, windowSeconds: 60 * 60 })

/** Documents one person hands in within an hour, wherever they belong. @throws AppError tooManyUploads */
export function takeUploadTurn(userId: string): void {
  if (!turns.take(userId).ok) throw accountError('tooManyUploads')
}
