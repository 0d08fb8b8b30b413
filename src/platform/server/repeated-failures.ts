/** How long the same failure is not told again, milliseconds. */
const AGAIN_MS = 60_000
/** Kinds remembered; messages may differ each time. */
const MOST_KINDS = 50

type Line = { error: unknown; job?: string; index?: string }
type Log = Record<'warn' | 'error', (line: object, words: string) => void>
type Told = { at: number; untold: number }

/**
 * Tells endless work's failures: each kind at once, then at most once a minute with how often it was not told
 * (`untold`). While the database is away, forty queues fail every second for the same reason.
 * @param log is asked for each line, so that nothing is opened before
 * @param now milliseconds of a clock that only goes forward
 */
export function repeatedFailures(log: () => Log, now = () => performance.now()) {
  const kinds = new Map<string, Told>()
  return (level: 'warn' | 'error', line: Line, words: string): void => {
    const { error, job, index } = line
    const kind = [words, job, index, reasonOf(error)].join(' ')
    const told = kinds.get(kind)
    if (told && now() - told.at < AGAIN_MS) {
      told.untold += 1
      return
    }
    kinds.delete(kind)
    kinds.set(kind, { at: now(), untold: 0 })
    for (const oldest of kinds.keys()) if (kinds.size > MOST_KINDS) kinds.delete(oldest)
    log()[level](told?.untold ? { ...line, untold: told.untold } : line, words)
  }
}

/** The code under everything that was wrapped around it, else the message: the same for all who miss the same thing. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error
  const cause = 'cause' in error && error.cause ? reasonOf(error.cause) : ''
  if (cause !== '') return cause
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'message' in error && typeof error.message === 'string' ? error.message : ''
}
