import { eq, sql } from 'drizzle-orm'
import {
  type SettingKey,
  type Settings,
  settingDefaults,
  settingKeySchema,
  settingsSchema,
} from '../../settings/schema.ts'
import type { Queryable, Transaction } from '../database/db.ts'
import { platformSetting } from './table.ts'

/** How long a process may go on with what another one has changed meanwhile, milliseconds. */
const MAX_AGE = 5_000

let cached: { settings: Promise<Settings>; readAt: number } | undefined

/**
 * All platform settings. Read from memory, at most five seconds old; in the process that changed one at once.
 *
 * @example const { payTransparency, minimumWageCents } = await getSettings(db)
 *          const wage = valueOn(minimumWageCents, toIsoDay(now))
 */
export function getSettings(db: Queryable): Promise<Settings> {
  const now = performance.now()
  if (cached && now - cached.readAt < MAX_AGE) return cached.settings
  const settings = readSettings(db)
  const entry = { settings, readAt: now }
  cached = entry
  settings.catch(() => {
    if (cached === entry) cached = undefined
  })
  return settings
}

/** Past the memory: for what must be true now. A stored value that is not allowed any more counts as not set. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: platformSetting.key, value: platformSetting.value }).from(platformSetting)
  const stored = rows.filter(({ key, value }) => isAllowed(key, value)).map(({ key, value }) => [key, value])
  return settingsSchema.parse({ ...settingDefaults, ...Object.fromEntries(stored) })
}

/** Writes one setting; call {@link forgetSettings} after the transaction. The value has been checked. */
export async function writeSetting(tx: Transaction, key: SettingKey, value: unknown, now: Date): Promise<void> {
  await tx
    .insert(platformSetting)
    .values({ key, value, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: platformSetting.key, set: { value, updatedAt: now } })
}

/** When a setting was last changed, or null while it has its default. Locks it until the transaction ends. */
export async function lockSetting(tx: Transaction, key: SettingKey): Promise<Date | null> {
  // Of a setting that was never changed there is no row to lock.
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

/** Makes this process read the settings anew. */
export function forgetSettings(): void {
  cached = undefined
}

function isAllowed(key: string, value: unknown): boolean {
  const known = settingKeySchema.safeParse(key)
  return known.success && settingsSchema.shape[known.data].safeParse(value).success
}
