import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CollectionFile } from '~/features/billing/debit/collection-file'
import { formerCreditor, signedCreditor } from '~/features/billing/debit/mandate'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { openCents } from '~/features/billing/server/invoices/invoice-queries'
import type { Operator } from '~/features/billing/server/operator/operator'
import { sepaMandate } from '~/features/billing/server/table'
import { company } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'

/** A debit that has changed since its run was created: paid by transfer, fully or partly, or with another account. */
export function hasChanged(): SQL | undefined {
  return or(
    ne(invoice.status, 'in_collection'),
    isNotNull(sepaMandate.revokedAt),
    ne(openCents(), sql`${directDebit.amountCents}`),
  )
}

/** The creditor of the last file with a debit of each mandate; not of files that the bank refused. */
function lastTold(db: Queryable) {
  const earlier = alias(directDebit, 'earlier')
  return db
    .select(pick(directDebitRun, 'creditorId', 'creditorName'))
    .from(earlier)
    .innerJoin(directDebitRun, eq(directDebitRun.id, earlier.runId))
    .where(
      and(
        eq(earlier.mandateId, sepaMandate.id),
        ne(earlier.status, 'discarded'),
        eq(directDebitRun.status, 'released'),
        isNotNull(directDebitRun.creditorId),
      ),
    )
    .orderBy(desc(directDebitRun.releasedAt))
    .limit(1)
    .as('told')
}

/** The debits in a run's file, with the companies' current data. */
export async function collectedDebits(db: Queryable, runId: string) {
  const told = lastTold(db)
  const rows = await db
    .select({
      ...pick(directDebit, 'id', 'invoiceId', 'endToEndId', 'sequenceType', 'amountCents'),
      hasChanged: sql<boolean>`${hasChanged()}`,
      number: invoice.number,
      company: sql<string>`coalesce(${company.name}, ${invoice.number})`,
      mandate: pick(sepaMandate, 'reference', 'signedAt', 'iban', 'accountHolder'),
      mandateText: sepaMandate.mandateText,
      ...pick(told, 'creditorId', 'creditorName'),
      address: pick(company, 'street', 'houseNumber', 'postalCode', 'city', 'country'),
    })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
    .innerJoin(company, eq(company.id, invoice.companyId))
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .leftJoinLateral(told, sql`true`)
    .where(and(eq(directDebit.runId, runId), eq(directDebit.status, 'open')))
    .orderBy(asc(directDebit.endToEndId))
  return rows.map(({ mandate: { signedAt, ...mandate }, mandateText, creditorId, creditorName, address, ...row }) => {
    const { street, houseNumber, postalCode, city, country } = address
    const isWhole = street && postalCode && city
    return {
      ...row,
      mandate: { ...mandate, signedOn: toIsoDay(signedAt) },
      knownCreditor: creditorId && creditorName ? { creditorId, name: creditorName } : signedCreditor(mandateText),
      address: isWhole ? { street, houseNumber: houseNumber ?? '', postalCode, city, country } : null,
      remittance: `Stellwerk Rechnung ${row.number}`,
    }
  })
}

export type CollectedDebit = Awaited<ReturnType<typeof collectedDebits>>[number]

type Run = { reference: string; collectionOn: string }

/** The file's content for these debits. */
export function collectionOf(
  run: Run,
  debits: readonly CollectedDebit[],
  { operator, now }: { operator: Operator; now: Date },
): CollectionFile {
  const { name, street, houseNumber, postalCode, city, iban, bic, creditorId } = operator
  const inOrder = debits.toSorted((a, b) => a.sequenceType.localeCompare(b.sequenceType))
  const firsts = new Map(inOrder.toReversed().map(({ mandate, endToEndId }) => [mandate.reference, endToEndId]))
  return {
    ...{ messageId: run.reference, createdAt: now, collectionOn: run.collectionOn },
    creditor: { ...{ name, street, houseNumber, postalCode, city, country: 'DE', iban, bic, creditorId } },
    debits: debits.map(({ endToEndId, sequenceType, amountCents, mandate, address, remittance, knownCreditor }) => ({
      ...{ endToEndId, sequenceType, amountCents, mandate, address, remittance },
      // A mandate's first debit in a file, and only that one, tells its bank.
      formerCreditor: firsts.get(mandate.reference) === endToEndId ? formerCreditor(knownCreditor, operator) : null,
    })),
  }
}
