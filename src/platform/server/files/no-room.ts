import { AppError } from '../../../lib/app-error.ts'

/** What people read of a disk that is full, a quota that is used up or a disk that takes nothing any more; other errors stay. */
export function asNoRoom(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EROFS') return error
  return new AppError(
    'unavailable',
    'Auf dem Server ist gerade kein Platz für diese Datei. Es wurde nichts gespeichert; bitte später noch einmal versuchen.',
    { reason: 'fileStore' },
  )
}
