import { getTableColumns } from 'drizzle-orm'
import { findOperator } from '~/features/billing/server/operator/operator'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { DATA_SETS, tableOf } from '../personal-data'
import type { Activity } from './activity'
import { MARKET_ACTIVITIES } from './market-activities'
import { MEASURES } from './measures'
import { PLATFORM_ACTIVITIES } from './platform-activities'

/** Every processing activity; a test finds tables with personal data that are in none or in two. */
export const ACTIVITIES: readonly Activity[] = [...MARKET_ACTIVITIES, ...PLATFORM_ACTIVITIES]

/**
 * The register of processing activities (Art. 30 DSGVO): activities with the periods that are set at present and the
 * columns that are stored, and the operator's own statements.
 */
export async function findRegister(db: Queryable) {
  const [operator, settings] = await Promise.all([findOperator(db), getSettings(db)])
  const columns = new Map(DATA_SETS.map((set) => [tableOf(set), Object.keys(getTableColumns(set.table))]))
  return {
    controller: operator && {
      name: operator.name,
      representatives: operator.representatives,
      address: `${operator.street} ${operator.houseNumber}, ${operator.postalCode} ${operator.city}`,
      email: operator.email,
      dataProtectionContact: operator.dataProtectionContact,
      processors: operator.processors,
    },
    measures: MEASURES,
    activities: ACTIVITIES.map(({ deletion, tables, ...activity }) => ({
      ...activity,
      deletion: deletion(settings),
      tables: tables.map((name) => ({ name, columns: columns.get(name) ?? [] })),
    })),
  }
}
