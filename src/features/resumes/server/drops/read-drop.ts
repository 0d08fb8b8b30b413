import type { Database } from '~/platform/server/database/db'
import { detectContentType } from '~/platform/server/files/content-type'
import { networkOf } from '~/platform/server/rate-limit'
import { resumeError } from '../../errors'
import { readImport } from '../commands/read-import'
import { keepDrop } from './drops'

/** How long visitors may look at their hits. */
export const DROP_MINUTES = 60

type Ctx = { db: Database; now: Date; clientIp: string | null }

/**
 * Reads a visitor's résumé and keeps what was read for an hour; the file itself is not stored.
 * @returns the secret for the cookie
 * @throws AppError dropPhoto, and those of `readImport`
 */
export async function readDrop({ db, now, clientIp }: Ctx, file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (file.type.startsWith('image/') || detectContentType(head)?.startsWith('image/')) throw resumeError('dropPhoto')
  const begun = performance.now()
  const imported = await readImport(file, `visitor ${networkOf(clientIp)}`)
  // The whole text was for comparing; what follows needs the sections only.
  const drop = { imported: { ...imported, sourceText: '' }, fileName: file.name.slice(0, 120), readAt: now }
  const tookMs = Math.round(performance.now() - begun)
  return keepDrop(db, { ...drop, tookMs, account: null }, new Date(now.getTime() + DROP_MINUTES * 60_000))
}
