import { sql } from 'drizzle-orm'
import { findOperator } from '~/features/billing/server/operator/operator'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import type { Activity } from './activity'
import { MARKET_ACTIVITIES } from './market-activities'
import { MEASURES } from './measures'
import { PLATFORM_ACTIVITIES } from './platform-activities'

/** Every processing activity; a test finds tables with personal data that are in none or in two. */
export const ACTIVITIES: readonly Activity[] = [...MARKET_ACTIVITIES, ...PLATFORM_ACTIVITIES]

/**
 * The register of processing activities (Art. 30 DSGVO): activities with the periods that are set at present and the
 * columns that the database has, and the operator's own statements.
 */
export async function findRegister(db: Queryable, now: Date) {
  const [operator, settings, columns] = await Promise.all([findOperator(db), getSettings(db), storedColumns(db)])
  return {
    /** The state of which moment it shows. */
    asOf: now,
    controller: operator && {
      name: operator.name,
      representatives: operator.representatives,
      address: `${operator.street} ${operator.houseNumber}, ${operator.postalCode} ${operator.city}`,
      ...pick(operator, 'email', 'dataProtectionContact', 'processors'),
    },
    measures: MEASURES,
    activities: ACTIVITIES.map(({ deletion, tables, ...activity }) => ({
      ...activity,
      deletion: deletion(settings),
      tables: tables.map((name) => ({ name, columns: columns.get(name) ?? [] })),
    })),
  }
}

async function storedColumns(db: Queryable): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
