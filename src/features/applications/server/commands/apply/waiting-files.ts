import { eq, sql } from 'drizzle-orm'
import { applicationError } from '~/features/applications/errors'
import { guestUpload } from '~/features/applications/server/apply-table'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { diskSpace } from '~/platform/server/disk/free-space'
import { uploadedFile } from '~/platform/server/files/table'
import { limitKey } from '~/platform/server/limits/count-turn'
import { networkOf } from '~/platform/server/rate-limit'

/** Two applications with all that one may have, or fifty usual ones. */
const OF_NETWORK = 250_000_000
const OF_ALL = 20_000_000_000
/** Of a small disk no more than this part of what is free. */
const PART_OF_DISK = 4

/** Bytes of files that belong to nobody yet. */
export type WaitingBytes = { ofNetwork: number; ofAll: number }

/** Why a file of this size may not wait beside those that do; null when it may. */
export function whyTooMuch({ ofNetwork, ofAll }: WaitingBytes, size: number, freeBytes: number | null) {
  const most = freeBytes === null ? OF_ALL : Math.min(OF_ALL, freeBytes / PART_OF_DISK)
  if (ofNetwork + size > OF_NETWORK) return 'tooManyFilesOfNetwork'
  return ofAll + size > most ? 'tooManyFilesWaiting' : null
}

/** How the network of an address is known among the waiting files. */
export function networkName(clientIp: string | null): string {
  return limitKey('guest files from', networkOf(clientIp))
}

/** Lets files that come at the same moment be counted one after the other. */
export async function lockWaitingFiles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('guest files'))`)
}

/**
 * Files of guests wait for the confirming click, or a day. Anybody can send them, so their sum is bounded.
 * @throws AppError tooManyFilesOfNetwork, tooManyFilesWaiting
 */
export async function refuseTooMuch(db: Queryable, fromNetwork: string, size: number): Promise<void> {
  const [waiting] = await db
    .select({
      ofNetwork: sql<number>`coalesce(sum(${uploadedFile.size}) filter (where ${eq(guestUpload.fromNetwork, fromNetwork)}), 0)::float8`,
      ofAll: sql<number>`coalesce(sum(${uploadedFile.size}), 0)::float8`,
    })
    .from(guestUpload)
    .innerJoin(uploadedFile, eq(uploadedFile.id, guestUpload.fileId))
  const space = await diskSpace()
  const reason = whyTooMuch(waiting ?? { ofNetwork: 0, ofAll: 0 }, size, space?.free ?? null)
  if (reason) throw applicationError(reason)
}
