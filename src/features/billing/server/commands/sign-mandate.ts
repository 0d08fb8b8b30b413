import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { getConfig } from '~/platform/server/config'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { mandateText } from '../../debit/mandate'
import type { Creditor } from '../../operator'
import { invoice } from '../invoice-table'
import { sepaMandate } from '../table'
import type { BillingContext } from './billing-context'

export type Mandate = { id: string; reference: string; accountHolder: string; iban: string }

/**
 * Stores a signed mandate with the text that was read, replacing an earlier one; returned or uncollected invoices are
 * debited from the new account. The company is locked.
 */
export async function signMandate(
  tx: Transaction,
  ctx: BillingContext,
  sale: { companyId: string; creditor: Creditor; account: { accountHolder: string; iban: string } },
): Promise<Mandate> {
  const { companyId, creditor, account } = sale
  await tx
    .update(sepaMandate)
    .set({ revokedAt: ctx.now, revokedReason: 'replaced' })
    .where(and(eq(sepaMandate.companyId, companyId), isNull(sepaMandate.revokedAt)))
  const reference = await nextReference(tx, ctx.actor.userId)
  const [row] = await tx
    .insert(sepaMandate)
    .values({
      ...{ reference, accountHolder: account.accountHolder, iban: account.iban, companyId },
      mandateText: mandateText(creditor, reference),
      signedAt: ctx.now,
      signedByUserId: ctx.actor.userId,
      signedFromIp: ctx.clientIp,
    })
    .returning({ id: sepaMandate.id })
  if (!row) throw new Error('insert returned no row')
  await tx
    .update(invoice)
    .set({ retryDebit: 1 })
    .where(
      and(
        eq(invoice.companyId, companyId),
        or(eq(invoice.status, 'returned'), and(eq(invoice.status, 'issued'), isNotNull(invoice.graceUntil))),
        inArray(invoice.kind, ['invoice']),
      ),
    )
  return { id: row.id, reference, accountHolder: account.accountHolder, iban: account.iban }
}

/** Without letters and digits that are easily confused on the phone. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The reference of the next mandate a person signs. Known before the signature, because the mandate shows it, and
 * always the same for this person; unique and not guessable.
 */
export async function nextReference(db: Queryable, userId: string): Promise<string> {
  const signed = await db.$count(sepaMandate, eq(sepaMandate.signedByUserId, userId))
  const secret = `mandate-reference:${getConfig().AUTH_SECRET}:${userId}:${signed}`
  const bytes = createHash('sha256').update(secret).digest()
  const letters = [...bytes.subarray(0, 8)].map((byte) => REFERENCE_LETTERS.charAt(byte % REFERENCE_LETTERS.length))
  return `SW-${letters.join('')}`
}
