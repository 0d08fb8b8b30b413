import { AppError } from '../../../lib/app-error.ts'

/** The message for a full disk, a used-up quota or a read-only disk; other errors are passed through. */
export function asNoRoom(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EROFS') return error
  return new AppError(
    'unavailable',
    'Auf dem Server ist gerade kein Platz für diese Datei. Es wurde nichts gespeichert; bitte später noch einmal versuchen.',
    { reason: 'fileStore' },
  )
}
