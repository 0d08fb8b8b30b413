import { AppError } from '../../../lib/app-error.ts'
import { hasNoRoom } from '../no-room.ts'

/** The message for a full disk, a used-up quota or a read-only disk; other errors are passed through. */
export function asNoRoom(error: unknown): unknown {
  return hasNoRoom(error) === 'disk' ? noRoomForFile() : error
}

/** Said when there is no room for a file, wherever files are kept. */
export function noRoomForFile(): AppError {
  return new AppError(
    'unavailable',
    'Auf dem Server ist gerade kein Platz für diese Datei. Es wurde nichts gespeichert; bitte später noch einmal versuchen.',
    { reason: 'fileStore' },
  )
}
