import { z } from 'zod'
import { uuidv7 } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import { runNamed } from '~/platform/server/database/prepared'
import { type KeptFile, removeStoredFile, storeUpload } from '~/platform/server/files/store'
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
 * The same and `storeUpload` for the busiest way to hand something in: the turn is counted in the statement that records
 * the file, which spares a round trip and a commit. Of one too many the bytes go at once.
 *
 * @throws AppError tooManyUploads, those of `storeUpload`
 */
export async function storeInTurn(db: Queryable, userId: string, file: File, now: Date) {
  for (const [refused, until] of refusedUntil) if (until <= now.getTime()) refusedUntil.delete(refused)
  if (refusedUntil.has(userId)) throw accountError('tooManyUploads')
  return storeUpload(db, userId, file, async (row) => {
    if (await keepInTurn(db, row)) return
    await removeStoredFile(row.id)
    refusedUntil.set(userId, now.getTime() + REFUSED_MS)
    throw accountError('tooManyUploads')
  })
}

/** False when it is one too many; nothing is recorded then but the turn. */
async function keepInTurn(db: Queryable, row: KeptFile): Promise<boolean> {
  const { id, ownerUserId, name, contentType, size, sha256 } = row
  const rows = await runNamed(db, 'keep_in_turn', KEEP_IN_TURN, [
    uuidv7(),
    keyOf(ownerUserId),
    TURNS.windowSeconds * 1000,
    TURNS.max,
    id,
    ownerUserId,
    name,
    contentType,
    size,
    sha256,
  ])
  return keptSchema.parse(rows).length > 0
}

const keptSchema = z.array(z.object({ id: z.uuid() })).max(1)

/** Counts as `isOneTooMany` does. */
const NOW = '(extract(epoch from now()) * 1000)::bigint'
const KEEP_IN_TURN = `
  with turn as (
    insert into rate_limit (id, key, count, last_request) values ($1, $2, 1, ${NOW})
    on conflict (key) do update set
      count = case when rate_limit.last_request < ${NOW} - $3::bigint then 1 else rate_limit.count + 1 end,
      last_request = case when rate_limit.last_request < ${NOW} - $3::bigint then ${NOW} else rate_limit.last_request end
    returning count
  )
  insert into uploaded_file (id, owner_user_id, name, content_type, size, sha256)
  select $5::uuid, $6::uuid, $7, $8, $9::bigint, $10 from turn where count <= $4::int
  returning id`
