import { user } from '~/features/accounts/server/table'
import { currentTime } from '~/lib/current-time'
import { database } from '~/platform/server/database/db'
import { say, seconds } from '~/platform/server/process/say'

/** Loads the demo market unless somebody has an account. */
export async function loadDemoIfEmpty(): Promise<void> {
  const { db } = database()
  const [somebody] = await db.select({ id: user.id }).from(user).limit(1)
  if (somebody) return
  say('Der Demomarkt wird geladen …')
  const started = performance.now()
  const { seedDemo } = await import('~/demo/seed')
  await seedDemo(db, { now: currentTime(), log: (message) => say(`  ${message}`) })
  say(`Demomarkt geladen (${seconds(performance.now() - started)}).`)
}
