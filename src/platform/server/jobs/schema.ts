import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openQueue } from './queue.ts'

/** How often is looked whether indexes that a new version of the queue wants have been built, milliseconds. */
const LOOK_MS = 100

/**
 * Makes the queue's schema, or brings it up to the version of the library.
 *
 * @param client of the owner, in no transaction
 */
export async function installQueue(client: pg.Client): Promise<void> {
  const queue = openQueue(
    { executeSql: (text, values) => client.query(text, values) },
    { migrate: true, supervise: false, schedule: false },
  )
  // Of an index that could not be built the next start hears as well.
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
