import { currentTime } from '../../../lib/current-time.ts'
import { roomlessWrites } from '../metrics/registry.ts'
import { processLog } from '../process-log.ts'

/** PostgreSQL's `disk_full`; it also reports a used-up quota so. */
const DATABASE_FULL = '53100'
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** How often the log tells of the same place, milliseconds. */
const TELL_EVERY_MS = 60_000

/** Where there is no room left: on the disk of DATA_DIR, on that of the database, or in the file store. */
export type FullPlace = 'disk' | 'database' | 'store'

/** When something last found no room there. */
const lastFull = new Map<FullPlace, Date>()

/** Whether an error, or one of its causes, says that a disk is full, used up or read-only; null for any other. */
export function hasNoRoom(error: unknown, depth = 0): FullPlace | null {
  if (!(error instanceof Error) || depth > 5) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === DATABASE_FULL) return 'database'
  return DISK_FULL.has(code) ? 'disk' : hasNoRoom(error.cause, depth + 1)
}

/** Counts it and tells the operator. */
export function noteNoRoom(place: FullPlace): void {
  roomlessWrites.inc({ place })
  const now = currentTime()
  const last = lastFull.get(place)
  lastFull.set(place, now)
  if (last && now.getTime() - last.getTime() < TELL_EVERY_MS) return
  processLog().error({ place }, 'there is no room left')
}

/** Where this process found no room in the last five minutes. */
export function fullPlaces(): FullPlace[] {
  const since = currentTime().getTime() - 5 * 60_000
  return [...lastFull].flatMap(([place, at]) => (at.getTime() >= since ? [place] : []))
}
