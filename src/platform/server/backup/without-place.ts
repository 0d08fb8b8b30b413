import { hasNoRoom } from '../disk/no-room.ts'
import { OperatorError } from '../process/report.ts'

/** A full disk, of a directory or of the database, as a sentence for the operator; other errors are passed through. */
export function withoutPlace(error: unknown, directory: string, consequence: string): unknown {
  const where = hasNoRoom(error)
  if (where === null) return error
  const whose = where === 'database' ? 'der Datenbank' : `von ${directory}`
  return new OperatorError(`Auf dem Datenträger ${whose} ist kein Platz mehr. ${consequence}`, { cause: error })
}
