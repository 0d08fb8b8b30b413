import { z } from 'zod'
import { does, freshAdminProcedure, platformAdminProcedure, router } from '~/features/accounts/server/trpc'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { MAX_FILE_BYTES } from '~/platform/server/files/store'
import { reasonSchema } from '../admin-schema'
import { BILLING_PAGE_SIZE, readBillingPage } from '../search-params'
import { findBookYears } from './books/rows'
import { correctInvoice } from './commands/correct-invoice'
import { assignEntry, reopenEntry, settleEntries } from './debits/bank-entries'
import { listDebits, listHandled, listRepeated, listRuns, listUnmatched } from './debits/debit-queries'
import { findEntryTargets } from './debits/entry-targets'
import { importBankFile } from './debits/import-bank-file'
import { listImports, settleMissing } from './debits/list-imports'
import { keepAsOwn, keepAsRepeated } from './debits/repeated-entries'
import { checkRun } from './debits/runs/check-run'
import { createRun } from './debits/runs/create-run'
import { discardRun, leaveOutFaulty, releaseRun } from './debits/runs/release-run'
import { unassignEntry } from './debits/unassign-entry'
import { listDocumentFaults, remakeDocument } from './documents/faults'
import { cancelByAdmin, recordPayment, retryDebit } from './invoices/administer'
import { verifyInvoiceChain } from './invoices/chain'
import { findCreditTargets, offsetCredit, payOutCredit } from './invoices/credit'
import { findInvoiceLedger } from './invoices/invoice-queries'

const byId = z.object({ id: z.uuid() })
const cents = z.number().int().min(1).max(100_000_000)
const day = z.iso.date('Bitte geben Sie ein gültiges Datum ein.')
const page = paramsSchema(readBillingPage)
/** Banks' files of ten thousand bookings have a few megabytes. */
const bankFileSchema = z.instanceof(FormData).transform(async (form, ctx) => {
  const file = form.get('file')
  if (file instanceof File && file.size > 0 && file.size <= MAX_FILE_BYTES) {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  }
  ctx.addIssue({
    code: 'custom',
    message: 'Bitte wählen Sie eine Bankdatei (XML, MT940 oder ZIP) mit höchstens 10\u00a0MB.',
    path: ['file'],
  })
  return z.NEVER
})

export const invoiceRouter = router({
  ledger: platformAdminProcedure.input(byId).query(({ ctx, input }) => findInvoiceLedger(ctx.db, input.id)),
  recordPayment: freshAdminProcedure
    .input(
      z.object({
        id: z.uuid(),
        invoiceId: z.uuid(),
        amountCents: cents,
        bookedOn: day,
      }),
    )
    .mutation(does(recordPayment)),
  retryDebit: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => retryDebit(ctx.command, input.id)),
  cancel: freshAdminProcedure
    .input(z.object({ invoiceId: z.uuid(), reason: reasonSchema }))
    .mutation(does(cancelByAdmin)),
  correct: freshAdminProcedure
    .input(z.object({ invoiceId: z.uuid(), reason: reasonSchema }))
    .mutation(does(correctInvoice)),
  creditTargets: platformAdminProcedure.input(byId).query(({ ctx, input }) => findCreditTargets(ctx.db, input.id)),
  offsetCredit: freshAdminProcedure
    .input(z.object({ id: z.uuid(), invoiceId: z.uuid(), targetId: z.uuid(), amountCents: cents }))
    .mutation(does(offsetCredit)),
  payOutCredit: freshAdminProcedure
    .input(z.object({ id: z.uuid(), invoiceId: z.uuid(), amountCents: cents, bookedOn: day }))
    .mutation(does(payOutCredit)),
  bookYears: platformAdminProcedure.query(({ ctx }) => findBookYears(ctx.reads, ctx.now)),
  documentFaults: platformAdminProcedure.query(({ ctx }) => listDocumentFaults(ctx.db)),
  remakeDocument: platformAdminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => remakeDocument(ctx.command, input.id)),
  verifyArchive: platformAdminProcedure.mutation(({ ctx }) => verifyInvoiceChain(ctx.db)),
})

/** Direct-debit runs and what the bank answers. */
export const directDebitRouter = router({
  runs: platformAdminProcedure.input(page).query(({ ctx, input }) => listRuns(ctx.reads, ctx.me, input, ctx.now)),
  debits: platformAdminProcedure
    .input(z.object({ runId: z.uuid(), page: z.number().int().min(1).max(100_000).optional() }))
    .query(({ ctx, input }) => listDebits(ctx.reads, input)),
  imports: platformAdminProcedure.input(page).query(({ ctx, input }) => listImports(ctx.reads, input)),
  settleMissing: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => settleMissing(ctx.command, input.id)),
  unmatched: platformAdminProcedure.input(page).query(({ ctx, input }) => listUnmatched(ctx.reads, input)),
  repeated: platformAdminProcedure.input(page).query(({ ctx, input }) => listRepeated(ctx.reads, input)),
  handled: platformAdminProcedure.input(page).query(({ ctx, input }) => listHandled(ctx.reads, input)),
  entryTargets: platformAdminProcedure
    .input(z.object({ id: z.uuid(), q: z.string().trim().max(120).optional() }))
    .query(({ ctx, input }) => findEntryTargets(ctx.db, input)),
  assignEntry: freshAdminProcedure.input(z.object({ id: z.uuid(), invoiceId: z.uuid() })).mutation(does(assignEntry)),
  unassignEntry: freshAdminProcedure.input(byId).mutation(({ ctx, input }) => unassignEntry(ctx.command, input.id)),
  settleEntries: platformAdminProcedure
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(BILLING_PAGE_SIZE), reason: reasonSchema }))
    .mutation(does(settleEntries)),
  reopenEntry: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => reopenEntry(ctx.command, input.id)),
  keepEntryAsOwn: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => keepAsOwn(ctx.command, input.id)),
  keepEntryAsRepeated: platformAdminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => keepAsRepeated(ctx.command, input.id)),
  create: platformAdminProcedure.mutation(({ ctx }) => createRun(ctx.command)),
  release: freshAdminProcedure.input(byId).mutation(({ ctx, input }) => releaseRun(ctx.command, input.id)),
  check: platformAdminProcedure.input(byId).query(({ ctx, input }) => checkRun(ctx.db, input.id, ctx.now)),
  leaveOutFaulty: platformAdminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => leaveOutFaulty(ctx.command, input.id)),
  discard: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => discardRun(ctx.command, input.id)),
  importFile: freshAdminProcedure.input(bankFileSchema).mutation(does(importBankFile)),
})
