import { closeDatabase } from '~/platform/server/database/db'

/** Gives back what the application holds; the HTTP server has been drained and the workers stopped before. */
export async function shutdown(): Promise<void> {
  await closeDatabase()
}
