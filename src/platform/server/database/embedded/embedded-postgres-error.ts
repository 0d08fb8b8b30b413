import { OperatorError } from '../../process/report.ts'

/** The embedded database cannot run here; the message says what to do. */
export class EmbeddedPostgresError extends OperatorError {
  override name = 'EmbeddedPostgresError'
}
