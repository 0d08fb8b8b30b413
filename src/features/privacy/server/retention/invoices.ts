import {
  eraseOldBankTexts,
  eraseOldDebitFiles,
  eraseOldInvoices,
  eraseOldMandates,
} from '~/features/billing/server/invoices/erase'
import { BATCH, type RetentionRule } from './rule'

/** What stands on invoices, and their files; the chain of their hashes stays. */
export const eraseInvoices: RetentionRule = {
  name: 'invoices erased',
  run: (db, now, { invoiceRetentionYears }) => eraseOldInvoices(db, now, invoiceRetentionYears, BATCH),
}

/** Files of direct debits, which name debtors and their accounts. */
export const eraseDebitFiles: RetentionRule = {
  name: 'debit files erased',
  run: (db, now, { invoiceRetentionYears }) => eraseOldDebitFiles(db, now, invoiceRetentionYears),
}

/** What payers wrote as the purpose of their transfers. */
export const eraseBankTexts: RetentionRule = {
  name: 'bank texts erased',
  run: (db, now, { invoiceRetentionYears }) => eraseOldBankTexts(db, now, invoiceRetentionYears),
}

/** Accounts and holders of mandates that ended. */
export const eraseMandates: RetentionRule = {
  name: 'mandates erased',
  run: (db, now, { invoiceRetentionYears }) => eraseOldMandates(db, now, invoiceRetentionYears),
}
