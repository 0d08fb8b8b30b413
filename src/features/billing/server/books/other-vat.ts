import { gt, type SQL, sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { platformSetting } from '~/platform/server/settings/table'
import { settingDefaults } from '~/platform/settings/schema'
import { invoice } from '../invoice-table'

/**
 * Invoices with another rate than the one that counts for the last day of their period: it was entered, or changed, after
 * they were issued. A correction cancels them and issues them again.
 */
export function hasOtherVat(): SQL {
  const stored = sql`select ${platformSetting.value} from ${platformSetting} where ${platformSetting.key} = 'vatPercent'`
  const rates = sql`coalesce((${stored}), ${JSON.stringify(settingDefaults.vatPercent)}::jsonb)`
  const due = sql`select (rate->>'value')::numeric from jsonb_array_elements(${rates}) rate where rate->>'from' <= ${invoice.document}->>'serviceUntil' order by rate->>'from' desc limit 1`
  return sql`(${invoice.kind} = 'invoice' and ${invoice.status} <> 'cancelled' and ${invoice.document}->'tax'->>'category' = 'S' and (${invoice.document}->'tax'->>'percent')::numeric <> (${due}))`
}

/** How many there are since the rate of today counts; earlier ones were there to see before it. */
export async function countOtherVat(db: Queryable, now: Date): Promise<number> {
  const { vatPercent } = await getSettings(db)
  const today = toIsoDay(now)
  const since = vatPercent.length > 1 ? vatPercent.findLast(({ from }) => from <= today)?.from : undefined
  if (since === undefined) return 0
  return db.$count(invoice, sql`${gt(invoice.coversUntil, startOfDay(since))} and ${hasOtherVat()}`)
}
