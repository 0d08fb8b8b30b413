import { user } from '~/features/accounts/server/table'
import { currentTime } from '~/lib/current-time'
import { database } from '~/platform/server/database/db'

/** Whether nobody has an account yet: only then the demo market may be loaded. */
export async function isEmpty(): Promise<boolean> {
  const rows = await database().db.select({ id: user.id }).from(user).limit(1)
  return rows.length === 0
}

/** Loads the demo market into the empty database. */
export async function seedDemo(log: (line: string) => void): Promise<void> {
  const { seedDemo: seed } = await import('~/demo/seed')
  await seed(database().db, { now: currentTime(), log })
}
