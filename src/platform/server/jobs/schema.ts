import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openQueue } from './queue.ts'

/** How often is checked whether the indexes of a new queue version are built, milliseconds. */
const LOOK_MS = 100

/**
 * Creates the queue's schema, or updates it to the version of the library.
 * @param client of the owner, in no transaction
 */
export async function installQueue(client: pg.Client): Promise<void> {
  const queue = openQueue(
    { executeSql: (text, values) => client.query(text, values) },
    { migrate: true, supervise: false, schedule: false },
  )
  // An index that could not be built is reported again at the next start.
  queue.on('error', () => {})
  await queue.start()
  try {
    while ((await queue.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')) {
      await wait(LOOK_MS)
    }
  } finally {
    await queue.stop({ close: false })
  }
}
