import process from 'node:process'
import { and, sql } from 'drizzle-orm'
import { session, user } from '~/features/accounts/server/table'
import { billingHealth } from '~/features/billing/server/health'
import { auditHead } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { mayTooMuch } from '~/platform/server/database/too-much'
import { diskSpace, isFull } from '~/platform/server/disk/free-space'
import { fullPlaces } from '~/platform/server/disk/no-room'
import { currentWarnings } from '~/platform/server/system/warnings'
import { cspReportsOfLastDay } from './csp/count'
import { countFailedMails, mailSending } from './outbox/sending'
import { searchState } from './search/state'

/** What the operator should know before something breaks. */
export async function systemHealth(db: Queryable, now: Date) {
  const config = getConfig()
  const [
    databaseFacts,
    migration,
    sending,
    failedMails,
    sessions,
    adminsWithoutSecondFactor,
    audit,
    disk,
    billing,
    warnings,
    hasMightyRole,
    cspReports,
    searchIndexes,
  ] = await Promise.all([
    db.execute<{ version: string; size: number; connections: number; limit: number; latency: number }>(
      sql`select current_setting('server_version') as version, pg_database_size(current_database()) as size,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as limit`,
    ),
    db.execute<{ name: string; count: number }>(
      sql`select max(name) as name, count(*)::int as count from _migration where name not like 'guards/%'`,
    ),
    mailSending(db, now),
    countFailedMails(db),
    db.$count(session, sql`${session.expiresAt} > now()`),
    db.$count(user, and(sql`${user.isAdmin}`, sql`${user.twoFactorEnabled} is not true`)),
    db.select({ seq: auditHead.seq, hash: auditHead.hash, at: auditHead.updatedAt }).from(auditHead),
    diskSpace(),
    billingHealth(db, now),
    currentWarnings(db),
    mayTooMuch(db),
    cspReportsOfLastDay(db),
    searchState(db, now),
  ])
  const { rss, heapUsed } = process.memoryUsage()
  return {
    process: { nodeVersion: process.version, uptimeSeconds: Math.round(process.uptime()), rss, heapUsed },
    database: databaseFacts.rows[0] ?? null,
    migration: migration.rows[0] ?? null,
    disk,
    /** Where something found no room in the last minutes. */
    fullPlaces: fullPlaces(),
    isTakingOn: !(await isFull()),
    mails: { sending, failed: failedMails, isSending: config.SMTP_URL !== undefined },
    sessions,
    adminsWithoutSecondFactor,
    audit: audit[0] ?? null,
    billing,
    warnings,
    hasMightyRole,
    /** What browsers reported of the content security policy in the last 24 hours. */
    cspReports,
    searchIndexes,
    isDemo: config.DEMO,
  }
}
