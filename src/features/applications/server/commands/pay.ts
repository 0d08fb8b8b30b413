import { eq } from 'drizzle-orm'
import { tellsPay } from '~/features/ad-check/pay'
import type { Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { applicationError } from '../../errors'
import type { LockedApplication } from '../lifecycle'
import { application } from '../table'

/**
 * Before somebody is invited the pay must have been stated (Directive (EU) 2023/970 Art. 5): by the posting, earlier,
 * or with this invitation. Under `warn` and `off` it may be missing; stated pay is always recorded.
 * @throws AppError payNotTold
 */
export async function tellPay(
  tx: Transaction,
  current: LockedApplication,
  payText: string | null,
  now: Date,
): Promise<void> {
  if (payText !== null) {
    await tx.update(application).set({ payToldAt: now, payToldText: payText }).where(eq(application.id, current.id))
    return
  }
  if (tellsPay(current) || current.payToldAt !== null) return
  const { payTransparency } = await getSettings(tx)
  if (payTransparency === 'require') throw applicationError('payNotTold')
}

/** The text of an invitation with the pay below it. */
export function withPay(message: string | null, payText: string | null): string | null {
  if (payText === null) return message
  return [message, `Gehalt: ${payText}`].filter(Boolean).join('\n\n')
}
