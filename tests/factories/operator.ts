import { DEMO_OPERATOR } from '~/demo/content/operator'
import type { OperatorInput } from '~/features/billing/operator'
import { operator } from '~/features/billing/server/operator/operator-table'
import { database } from '~/platform/server/database/db'

/** The sender of the invoices; without it nothing can be booked. Repeating it changes the given values. */
export async function createOperator(values: Partial<OperatorInput> = {}) {
  const row = { ...DEMO_OPERATOR, ...values, confirmedAt: new Date('2026-01-01') }
  const [created] = await database()
    .db.insert(operator)
    .values(row)
    .onConflictDoUpdate({ target: operator.isOnly, set: row })
    .returning()
  if (!created) throw new Error('insert returned no row')
  return created
}
