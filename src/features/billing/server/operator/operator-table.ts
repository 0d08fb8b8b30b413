import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'

/** The operator of this installation and the billing data: one row, missing until it was filled in. */
export const operator = pgTable('operator', {
  id: id(),
  /** Always true: there can be only one row. */
  isOnly: boolean().notNull().unique().default(true),
  name: text().notNull(),
  representatives: text().notNull(),
  street: text().notNull(),
  houseNumber: text().notNull(),
  postalCode: text().notNull(),
  city: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  contactName: text().notNull(),
  registerCourt: text(),
  registerNumber: text(),
  supervisoryAuthority: text(),
  editor: text(),
  dsaEmail: text().notNull(),
  /** For the privacy policy: contact, authority, processors; and the contract of Art. 28 DSGVO. */
  dataProtectionContact: text(),
  dataProtectionAuthority: text(),
  processors: text(),
  processingAgreement: text(),
  otherRetention: text(),
  vatId: text(),
  taxNumber: text(),
  /** § 19 UStG: no VAT is charged. */
  isSmallBusiness: boolean().notNull(),
  creditorId: text().notNull(),
  iban: text().notNull(),
  bic: text(),
  bankName: text(),
  invoicePrefix: text().notNull(),
  /** Days to pay an invoice by transfer. */
  paymentDays: integer().notNull(),
  /** Days a licence continues after a returned debit or a missing transfer. */
  graceDays: integer().notNull(),
  /** What a returned debit costs the company, gross; damages carry no VAT. */
  returnFeeCents: integer().notNull(),
  paymentTerms: text().notNull(),
  datevConsultant: text().notNull(),
  datevClient: text().notNull(),
  datevDebtorAccount: text().notNull(),
  datevRevenueAccount: text().notNull(),
  datevReverseChargeAccount: text().notNull(),
  datevTaxFreeAccount: text().notNull(),
  /** Cost of returned debits and the fees charged for them; SKR03 4970. */
  datevFeeAccount: text().notNull().default('4970'),
  /** Money in transit, for payments until the adviser matches the bank; SKR03 1360, SKR04 1460. */
  datevTransitAccount: text().notNull().default('1360'),
  confirmedAt: moment().notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
})

/** A change of the operator's account that waits for a second platform admin: at most one. */
export const operatorAccountChange = pgTable('operator_account_change', {
  id: id(),
  /** Always true: there can be only one row. */
  isOnly: boolean().notNull().unique().default(true),
  creditorId: text().notNull(),
  iban: text().notNull(),
  bic: text(),
  bankName: text(),
  proposedByUserId: uuid().notNull(),
  ...timestamps(),
})
