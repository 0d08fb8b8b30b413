import path from 'node:path'
import pg from 'pg'
import { migrate } from './migrate.ts'

/** How the database is reached. With one role both are the same. */
export type DatabaseUrls = {
  /** For the application, whose role has few rights. */
  url: string
  /** For migrations, which own the tables. */
  ownerUrl: string
}

/**
 * Brings the schema and the rights of the application's role up to date.
 * @param root directory of the checkout, whose `drizzle/` holds the migrations
 * @throws {OperatorError} when the database cannot be used or a migration fails
 */
export async function bringUpToDate(
  { url, ownerUrl }: DatabaseUrls,
  root: string,
  log: (message: string) => void,
): Promise<void> {
  const { user } = new pg.Client({ connectionString: url })
  await migrate({ databaseUrl: ownerUrl, directory: path.join(root, 'drizzle'), applicationRole: user, log })
}
