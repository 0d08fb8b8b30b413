import { eq, is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import {
  type SettingKey,
  type Settings,
  settingDefaults,
  settingKeySchema,
  settingsSchema,
} from '../../settings/schema.ts'
import { announce } from '../bus/announce.ts'
import { hear, hearsByNow } from '../bus/hear.ts'
import { database, type Queryable, type Transaction } from '../database/db.ts'
import { platformSetting } from './table.ts'

let kept: Promise<Settings> | undefined
let isFollowing = false

/**
 * All platform settings. Cached until some process changes one; not cached while this process hears no notices.
 * @example const { payTransparency, minimumWageCents } = await getSettings(db)
 * const wage = valueOn(minimumWageCents, toIsoDay(now))
 */
export async function getSettings(db: Queryable): Promise<Settings> {
  // A process with too much to do would do more: it reads them for each of fifty calls.
  if (!(await hearsByNow())) return readSettings(db)
  if (!isFollowing) hear(['changed_settings'], { heard: forget, missed: forget })
  isFollowing = true
  if (kept) return kept
  // Its snapshot may be older than the last notice, and it may be the only connection left.
  if (is(db, PgTransaction)) return readSettings(db)
  // A standby may be behind the notice it was told by: what is kept for everybody comes from the primary.
  const settings = readSettings(database().db)
  kept = settings
  settings.catch(() => {
    if (kept === settings) kept = undefined
  })
  return settings
}

function forget() {
  kept = undefined
}

/** Bypasses the cache: for what must be true now. A stored value that is no longer allowed counts as not set. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: platformSetting.key, value: platformSetting.value }).from(platformSetting)
  const stored = rows.filter(({ key, value }) => isAllowed(key, value)).map(({ key, value }) => [key, value])
  return settingsSchema.parse({ ...settingDefaults, ...Object.fromEntries(stored) })
}

/** Writes one setting; every process reads them again after the commit. The value has been checked. */
export async function writeSetting(tx: Transaction, key: SettingKey, value: unknown, now: Date): Promise<void> {
  await tx
    .insert(platformSetting)
    .values({ key, value, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: platformSetting.key, set: { value, updatedAt: now } })
  await announce(tx, 'changed_settings')
}

/** When a setting was last changed, or null while it has its default. Locks it until the transaction ends. */
export async function lockSetting(tx: Transaction, key: SettingKey): Promise<Date | null> {
  // A setting that was never changed has no row to lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`platform-setting ${key}`}))`)
  const [row] = await tx
    .select({ updatedAt: platformSetting.updatedAt })
    .from(platformSetting)
    .where(eq(platformSetting.key, key))
  return row?.updatedAt ?? null
}

/** When each setting was changed; those with their default are missing. */
export async function settingChanges(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db.select({ key: platformSetting.key, updatedAt: platformSetting.updatedAt }).from(platformSetting)
  return new Map(rows.map(({ key, updatedAt }) => [key, updatedAt]))
}

function isAllowed(key: string, value: unknown): boolean {
  const known = settingKeySchema.safeParse(key)
  return known.success && settingsSchema.shape[known.data].safeParse(value).success
}
