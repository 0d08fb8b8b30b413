import { currentTime } from '~/lib/current-time'
/** The save state of the editor. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The changes have replaced the published version. */
  | { kind: 'published'; at: Date }
  /** Saved, but the server refused to publish it. */
  | { kind: 'unpublished'; message: string }
  /** Cannot be sent as it is: `problem` says why. */
  | { kind: 'incomplete'; problem: string }
  /** The connection is down; it is retried. */
  | { kind: 'offline' }
  /** Somebody else has changed the posting meanwhile. */
  | { kind: 'conflict'; message: string }
  | { kind: 'refused'; message: string }

type Failure = { kind: 'offline' } | { kind: 'conflict'; message: string } | { kind: 'refused'; message: string }

type SaverOptions<Values> = {
  read: () => Values
  /** Why these values cannot be sent; null when they can. */
  problemOf: (values: Values) => string | null
  send: (values: Values) => Promise<void>
  failureOf: (error: unknown) => Failure
  onState: (state: SaveState) => void
  /** Stores the values in this browser until the server has them. */
  keep: (values: Values | null) => void
  /** The initial values have never reached the server. */
  isUnsaved?: boolean
}

/** A draft is sent after this pause in typing, milliseconds. */
const PAUSE_MS = 1_200
const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 30_000

/**
 * Sends a draft a moment after the last change, one call at a time, and stores it in the browser until it has arrived.
 * A broken connection is retried until it is back; a conflict waits for the person.
 */
export function createDraftSaver<Values>(options: SaverOptions<Values>) {
  let known = JSON.stringify(options.read())
  let savedText = options.isUnsaved ? '' : known
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  let retryMs = FIRST_RETRY_MS
  let isStopped = false

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Call at every change of the form; cheap when nothing changed. */
  function changed() {
    const text = JSON.stringify(options.read())
    if (text === known) return
    known = text
    if (text === savedText) {
      options.keep(null)
      options.onState({ kind: 'clean' })
      clearTimeout(timer)
      return
    }
    options.keep(options.read())
    if (isStopped) return
    options.onState({ kind: 'waiting' })
    schedule(PAUSE_MS)
  }

  /**
   * Sends unsent changes now.
   * @returns whether everything typed is on the server afterwards
   */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    // Of several that waited for one call the first sends what is typed now; the others wait for that one.
    while (sending) await sending
    if (isStopped) return false
    const values = options.read()
    const text = JSON.stringify(values)
    if (text === savedText) return true
    const problem = options.problemOf(values)
    if (problem !== null) {
      options.onState({ kind: 'incomplete', problem })
      return false
    }
    sending = transmit(values, text)
    const isDone = await sending
    sending = null
    return isDone
  }

  async function transmit(values: Values, text: string): Promise<boolean> {
    options.onState({ kind: 'saving' })
    try {
      await options.send(values)
    } catch (error) {
      const failure = options.failureOf(error)
      isStopped = failure.kind === 'conflict'
      options.onState(failure)
      if (failure.kind === 'offline') {
        schedule(retryMs)
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
      }
      return false
    }
    retryMs = FIRST_RETRY_MS
    savedText = text
    if (JSON.stringify(options.read()) !== text) {
      options.onState({ kind: 'waiting' })
      schedule(PAUSE_MS)
      return false
    }
    options.keep(null)
    options.onState({ kind: 'saved', at: currentTime() })
    return true
  }

  if (options.isUnsaved) {
    options.onState({ kind: 'waiting' })
    schedule(PAUSE_MS)
  }

  return {
    changed,
    flush,
    hasUnsaved: () => JSON.stringify(options.read()) !== savedText,
    /** After a solved conflict: the form's values are sent. */
    async resume() {
      isStopped = false
      savedText = ''
      return flush()
    },
    stop() {
      clearTimeout(timer)
      isStopped = true
    },
  }
}
export type DraftSaver = ReturnType<typeof createDraftSaver>
