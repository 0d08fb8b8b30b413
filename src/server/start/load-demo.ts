import { sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { currentTime } from '~/lib/current-time'
import { workDatabase } from '~/platform/server/database/db'
import { report, seconds } from '~/platform/server/process/report'

/** Loads the demo market unless somebody has an account. Of several processes that start at once one does it, the others wait. */
export async function loadDemoIfEmpty(): Promise<void> {
  const { db } = workDatabase()
  await db.transaction(async (tx) => {
    // A minute is enough for anything but this.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo market'))`)
    const [somebody] = await db.select({ id: user.id }).from(user).limit(1)
    if (somebody) return
    report('Der Demomarkt wird geladen …')
    const started = performance.now()
    const { seedDemo } = await import('~/demo/seed')
    await seedDemo(db, { now: currentTime(), log: (message) => report(`  ${message}`) })
    report(`Demomarkt geladen (${seconds(performance.now() - started)}).`)
  })
}
