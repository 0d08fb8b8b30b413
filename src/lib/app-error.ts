/** The kinds of failure a caller can act on; each maps to one HTTP status and one tRPC code. */
export type AppErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unavailable'

/** Messages by field path (`places.0.postalCode`), shown at the field. */
export type FieldErrors = Record<string, string[]>

/**
 * An error that a person caused or can fix. `message` is the German sentence they read; anything else that is thrown is
 * an error of ours and reaches them only as a general sentence.
 */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly reason: string
  readonly fieldErrors: FieldErrors | null

  constructor(code: AppErrorCode, message: string, options: { reason?: string; fieldErrors?: FieldErrors } = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.reason = options.reason ?? code
    this.fieldErrors = options.fieldErrors ?? null
  }
}

type ReasonTable = Record<string, { code: AppErrorCode; message: string; field?: string }>

/**
 * Turns a feature's table of reasons into a function that makes its errors. A reason with `field` also shows its
 * sentence at that field of the form. `message` replaces the sentence for one case.
 * @example throw applicationError('alreadyApplied')
 */
export function errorReasons<Table extends ReasonTable>(table: Table) {
  return function make(reason: keyof Table & string, message?: string): AppError {
    const entry = table[reason]
    if (!entry) throw new Error(`unknown reason ${reason}`)
    const sentence = message ?? entry.message
    const fieldErrors = entry.field ? { [entry.field]: [sentence] } : undefined
    return new AppError(entry.code, sentence, { reason, fieldErrors })
  }
}
