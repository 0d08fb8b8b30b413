import { and, inArray, type SQL } from 'drizzle-orm'
import { DEBIT_MOVES, type DebitEvent } from '~/features/billing/debit/lifecycle'
import type { Transaction } from '~/platform/server/database/db'
import { directDebit } from '../debit-table'

type Return = Pick<typeof directDebit.$inferInsert, 'reasonCode' | 'returnedOn'>

/** The only way to change the status of debits: changes those in scope for which the event is allowed. */
export async function transition(
  tx: Transaction,
  scope: SQL | undefined,
  event: DebitEvent,
  returned: Partial<Return> = {},
): Promise<void> {
  const { to } = DEBIT_MOVES[event]
  await tx
    .update(directDebit)
    .set({ ...returned, status: to })
    .where(and(scope, inArray(directDebit.status, DEBIT_MOVES[event].from)))
}
