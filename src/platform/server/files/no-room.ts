import { AppError } from '../../../lib/app-error.ts'
import { type FullPlace, hasNoRoom, noteNoRoom } from '../disk/no-room.ts'

/** The message for a full disk, a used-up quota or a read-only disk; other errors are passed through. */
export function asNoRoom(error: unknown): unknown {
  return hasNoRoom(error) === 'disk' ? noRoomForFile('disk') : error
}

/** Said, and told to the operator, when there is no room for a file. */
export function noRoomForFile(place: FullPlace): AppError {
  noteNoRoom(place)
  return new AppError(
    'unavailable',
    'Auf dem Server ist gerade kein Platz für diese Datei. Gespeichert haben wir nichts; bitte später noch einmal versuchen.',
    { reason: 'fileStore' },
  )
}
