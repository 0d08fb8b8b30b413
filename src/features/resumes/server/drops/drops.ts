import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { AppError } from '~/lib/app-error'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { resumeError } from '../../errors'
import { importedResumeSchema } from '../../schema'
import { resumeDrop } from './drop-table'

const dropSchema = z.object({
  fileName: z.string(),
  /** How long reading took, milliseconds. */
  tookMs: z.number(),
  readAt: z.coerce.date(),
  imported: importedResumeSchema,
  /** Set in the copy for the mail: where the account goes to, and the posting the person wanted to apply to. */
  account: z.object({ email: z.string(), jobPostingId: z.uuid().nullable() }).nullable(),
})

/** What is kept of a dropped résumé: what was read, never the file itself. */
export type Drop = z.infer<typeof dropSchema>

/** Stores what was read and returns the secret that opens it again. */
export async function keepDrop(db: Queryable, drop: Drop, expiresAt: Date): Promise<string> {
  const token = newLinkToken()
  const sealed = seal(token, JSON.stringify(drop))
  await db.insert(resumeDrop).values({ tokenHash: hashLinkToken(token), sealed, expiresAt })
  return token
}

/**
 * What the holder of this secret dropped.
 * @throws AppError dropGone when it has expired, was deleted, or never was
 */
export async function openDrop(
  db: Queryable,
  unverifiedToken: string | null | undefined,
  now: Date,
): Promise<Drop & { expiresAt: Date }> {
  if (!unverifiedToken) throw resumeError('dropGone')
  const [row] = await db
    .select({ sealed: resumeDrop.sealed, expiresAt: resumeDrop.expiresAt })
    .from(resumeDrop)
    .where(and(eq(resumeDrop.tokenHash, hashLinkToken(unverifiedToken)), gt(resumeDrop.expiresAt, now)))
  if (!row) throw resumeError('dropGone')
  const drop = dropSchema.parse(JSON.parse(unseal(unverifiedToken, row.sealed)))
  return { ...drop, expiresAt: row.expiresAt }
}

/** The name of the file that this visitor dropped and that is still kept; null when there is none. */
export async function nameOfDrop(db: Queryable, unverifiedToken: string | null | undefined, now: Date) {
  try {
    return { fileName: (await openDrop(db, unverifiedToken, now)).fileName }
  } catch (error) {
    if (error instanceof AppError && error.reason === 'dropGone') return null
    throw error
  }
}

/**
 * Deletes at once what the holder of this secret dropped.
 * @returns whether it was still there
 */
export async function forgetDrop(db: Queryable, unverifiedToken: string): Promise<boolean> {
  const isDropped = eq(resumeDrop.tokenHash, hashLinkToken(unverifiedToken))
  return (await db.delete(resumeDrop).where(isDropped).returning({ id: resumeDrop.id })).length > 0
}

/** Removes what nobody may read any more. */
export const FORGETTING_DROPS: TimedAct = {
  name: 'dropped résumés deleted',
  endsNothing: 'nobody can read these any more: reading asks for the date, and the key was with the visitor',
  run: (db, now) => db.delete(resumeDrop).where(lte(resumeDrop.expiresAt, now)),
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text so that only the holder of the secret can read it: the key is made from the secret and not stored. */
function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** The text again. @throws Error when secret and text do not belong together */
function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([body, decipher.final()]).toString('utf8')
}

/** The secret has 256 random bits, so it needs neither salt nor stretching. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'dropped résumé', 32))
}
