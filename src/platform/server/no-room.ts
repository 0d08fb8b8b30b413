/** PostgreSQL's `disk_full`; it also reports a used-up quota so. */
const DATABASE_FULL = '53100'
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Where there is no room left: the disk of DATA_DIR, or that of the database. */
export type FullPlace = 'disk' | 'database'

/** Whether an error, or one of its causes, says that a disk is full, used up or read-only; null for any other. */
export function hasNoRoom(error: unknown, depth = 0): FullPlace | null {
  if (!(error instanceof Error) || depth > 5) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === DATABASE_FULL) return 'database'
  return DISK_FULL.has(code) ? 'disk' : hasNoRoom(error.cause, depth + 1)
}
