import type { Transaction } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'

/** The job that sends payment reminders. */
export const PAYMENT_REMINDERS = 'payment-reminders'

/** A grace has begun: the company hears of it within seconds after the commit. */
export async function requestReminders(tx: Transaction, companyId: string): Promise<void> {
  await requestRun(tx, PAYMENT_REMINDERS, companyId)
}
