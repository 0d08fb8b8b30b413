const CODES = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'too-many',
  'unavailable',
] as const

/** The kinds of failure a caller can act on; each maps to one HTTP status and one tRPC code. */
export type AppErrorCode = (typeof CODES)[number]

/** Messages by field path (`places.0.postalCode`), shown at the field. */
export type FieldErrors = Record<string, string[]>

/**
 * An error that a person caused or can fix. `message` is the German sentence they read; anything else that is thrown is
 * an error of ours and reaches them only as a general sentence. `cause` is for the log alone.
 */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly reason: string
  readonly fieldErrors: FieldErrors | null

  constructor(code: AppErrorCode, message: string, options: Options = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.reason = options.reason ?? code
    this.fieldErrors = options.fieldErrors ?? null
  }
}

type Sentence = string | { message: string; field: string }
type Options = { reason?: string; fieldErrors?: FieldErrors; cause?: unknown }

type ReasonTable = { readonly [Code in AppErrorCode]?: Readonly<Record<string, Sentence>> }
type ReasonOf<Table> = { [Code in keyof Table]: keyof Table[Code] & string }[keyof Table]

/**
 * Turns a feature's table of sentences, by code and reason, into a function that makes its errors. A sentence with
 * `field` is also shown at that field of the form. `message` replaces the sentence for one case.
 * @throws Error for a reason under two codes
 * @example throw applicationError('alreadyApplied')
 */
export function errorReasons<Table extends ReasonTable>(
  table: Table & Record<Exclude<keyof Table, AppErrorCode>, never>,
) {
  const known: ReasonTable = table
  const reasons = CODES.flatMap((code) => Object.keys(known[code] ?? {}))
  if (new Set(reasons).size < reasons.length) throw new Error('a reason stands under two codes')
  return function make(reason: ReasonOf<Table>, message?: string): AppError {
    const code = CODES.find((each) => known[each]?.[reason] !== undefined)
    const entry = code && known[code]?.[reason]
    if (!code || !entry) throw new Error(`unknown reason ${reason}`)
    const { field, ...told } = typeof entry === 'string' ? { message: entry, field: null } : entry
    const sentence = message ?? told.message
    const fieldErrors = field === null ? undefined : { [field]: [sentence] }
    return new AppError(code, sentence, { reason, fieldErrors })
  }
}
