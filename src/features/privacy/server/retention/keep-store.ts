import { database } from '~/platform/server/database/db'
import type { BondState } from '~/platform/server/files/bond'
import { processLog } from '~/platform/server/process-log'
import { warn, withdrawWarning } from '~/platform/server/system/warnings'
import { checkStore } from './store'

const LOOK_EVERY_MS = 120_000
const WARNING_KEY = 'store'

type StoreState = BondState | 'silent'

/** Messages about a file store in the log and on `/readyz`, in English for operators. */
const PROBLEMS: Readonly<Record<Exclude<StoreState, 'own'>, string>> = {
  foreign: 'the file store belongs to another installation; it is never cleaned until an admin releases it',
  newer: 'the file store has seen a newer state of this database; it is never cleaned until an admin releases it',
  unknown:
    'the file store holds files that this database does not know; it is never cleaned until an admin releases it',
  silent: 'the file store does not answer; files can be neither read nor kept',
}

/** The sentence for a stored state; null for one of another program version. */
export function storeProblem(state: unknown): string | null {
  return Object.entries(PROBLEMS).find(([name]) => name === state)?.[1] ?? null
}

/**
 * Marks the file store as this installation's, and reports in the log, on `/readyz` and in "Systemzustand" while it is
 * another's, ahead of the database, or silent. The first check continues after this returns: a store may take its time.
 */
export function keepStore(): { stop(): Promise<void> } {
  let last: StoreState = 'own'
  let working = look()
  const timer = setInterval(() => {
    working = working.then(look)
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }

  async function look() {
    const { db } = database()
    try {
      let cause: unknown
      const state: StoreState = await checkStore(db).catch((error: unknown) => {
        cause = error
        return 'silent' as const
      })
      if (state === 'own' && last !== 'own') await withdrawWarning(db, WARNING_KEY)
      if (state !== 'own') await warn(db, { key: WARNING_KEY, kind: 'store', details: { state } })
      if (state !== last) tell(state, cause)
      last = state
    } catch (error) {
      processLog().warn({ error }, 'file store not looked at')
    }
  }
}

function tell(state: StoreState, error: unknown) {
  if (state === 'own') processLog().info('the file store is this installation’s')
  else processLog().error({ store: state, ...(error !== undefined && { error }) }, PROBLEMS[state])
}
