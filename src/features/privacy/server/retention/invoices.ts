import { bankEntry } from '~/features/billing/server/bank-table'
import { directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import {
  eraseOldBankTexts,
  eraseOldDebitFiles,
  eraseOldInvoices,
  eraseOldMandates,
  oldBankTexts,
  oldDebitFiles,
  oldInvoices,
  oldMandates,
} from '~/features/billing/server/invoices/erase'
import { sepaMandate } from '~/features/billing/server/table'
import { privacyLabels } from '../../labels'
import { BATCH, type RetentionRule } from './rule'

/** The content of invoices, and their files; the hash chain stays. */
export const eraseInvoices: RetentionRule = {
  name: 'invoices erased',
  label: privacyLabels.holds['invoices erased'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(invoice, oldInvoices(now, settings.invoiceRetentionYears)),
    total: ({ db }) => db.$count(invoice),
  },
  run: (db, now, { invoiceRetentionYears }) => eraseOldInvoices(db, now, invoiceRetentionYears, BATCH),
}

/** Files of direct debits, which name debtors and their accounts. */
export const eraseDebitFiles: RetentionRule = {
  name: 'debit files erased',
  label: privacyLabels.holds['debit files erased'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(directDebitRun, oldDebitFiles(now, settings.invoiceRetentionYears)),
    total: ({ db }) => db.$count(directDebitRun),
  },
  run: (db, now, { invoiceRetentionYears }) => eraseOldDebitFiles(db, now, invoiceRetentionYears),
}

/** The purpose texts of payers. */
export const eraseBankTexts: RetentionRule = {
  name: 'bank texts erased',
  label: privacyLabels.holds['bank texts erased'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(bankEntry, oldBankTexts(now, settings.invoiceRetentionYears)),
    total: ({ db }) => db.$count(bankEntry),
  },
  run: (db, now, { invoiceRetentionYears }) => eraseOldBankTexts(db, now, invoiceRetentionYears),
}

/** Accounts and holders of ended mandates. */
export const eraseMandates: RetentionRule = {
  name: 'mandates erased',
  label: privacyLabels.holds['mandates erased'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(sepaMandate, oldMandates(now, settings.invoiceRetentionYears)),
    total: ({ db }) => db.$count(sepaMandate),
  },
  run: (db, now, { invoiceRetentionYears }) => eraseOldMandates(db, now, invoiceRetentionYears),
}
