import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { emailSchema } from '~/features/accounts/schema'
import { centsSchema } from '~/lib/money/cents-schema'
import { z } from '~/lib/zod'
import { isCreditorId } from './debit/creditor-id'
import { isSepaName } from './debit/sepa-text'
import { documentLine, documentName, optionalDocumentLine } from './document-text'
import { isVatId } from './invoice/vat-id'

const text = (max: number) => documentLine(max)
const optional = optionalDocumentLine
const compact = (value: string) => value.replace(/\s/g, '').toUpperCase()
const account = z
  .string()
  .trim()
  .regex(/^\d{4,9}$/, 'Ein Konto hat vier bis neun Ziffern.')

const fields = z.object({
  // Banks get it in Latin letters.
  name: documentName(70).refine(isSepaName, 'Bitte schreiben Sie den Namen in lateinischen Buchstaben.'),
  representatives: text(200),
  street: text(70),
  houseNumber: text(16),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Eine Postleitzahl hat fünf Ziffern.'),
  city: text(35),
  email: emailSchema,
  phone: text(40).regex(/\d{3}/, 'Bitte geben Sie eine Telefonnummer an.'),
  contactName: text(70),
  registerCourt: optional(80),
  registerNumber: optional(40),
  supervisoryAuthority: optional(200),
  editor: optional(200),
  dsaEmail: emailSchema,
  dataProtectionContact: optional(200),
  dataProtectionAuthority: optional(200),
  processors: optional(1000),
  processingAgreement: optional(300),
  otherRetention: optional(500),
  vatId: optional(14)
    .transform((value) => (value ? compact(value) : null))
    .refine((value) => value === null || (value.startsWith('DE') && isVatId(value)), {
      error: 'Diese USt-IdNr. stimmt nicht. Erwartet wird DE und neun Ziffern.',
    }),
  taxNumber: optional(20).refine((value) => value === null || /^\d{2,3}\/\d{3,4}\/\d{4,5}$|^\d{10,13}$/.test(value), {
    error: 'Bitte geben Sie die Steuernummer wie im Bescheid an, zum Beispiel 305/5678/1234.',
  }),
  isSmallBusiness: z.boolean(),
  creditorId: z
    .string()
    .transform(compact)
    .refine(isCreditorId, 'Diese Gläubiger-Identifikationsnummer stimmt nicht, zum Beispiel DE98ZZZ09999999999.'),
  iban: z
    .string()
    .transform((value) => electronicFormatIBAN(value) ?? '')
    .refine((value) => isValidIBAN(value), 'Diese IBAN stimmt nicht. Bitte prüfen Sie Länge und Ziffern.'),
  bic: optional(11)
    .transform((value) => (value ? compact(value) : null))
    .refine((value) => value === null || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value), {
      error: 'Ein BIC hat acht oder elf Zeichen.',
    }),
  bankName: optional(70),
  invoicePrefix: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{1,6}$/, 'Ein bis sechs Großbuchstaben oder Ziffern, zum Beispiel RE.'),
  paymentDays: z.number().int().min(1).max(90),
  graceDays: z.number().int().min(1).max(60),
  returnFeeCents: centsSchema(0, 5000),
  paymentTerms: text(500),
  datevConsultant: z
    .string()
    .trim()
    .regex(/^\d{4,7}$/, 'Die Beraternummer hat vier bis sieben Ziffern.'),
  datevClient: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'Die Mandantennummer hat ein bis fünf Ziffern.'),
  datevDebtorAccount: account,
  datevRevenueAccount: account,
  datevReverseChargeAccount: account,
  datevTaxFreeAccount: account,
  datevFeeAccount: account,
  datevTransitAccount: account,
})

type Taxed = { vatId: string | null; taxNumber: string | null }
const hasTaxNumber = ({ vatId, taxNumber }: Taxed) => vatId !== null || taxNumber !== null
const TAX_NUMBER = {
  error: 'Eine Rechnung braucht die Steuernummer oder die USt-IdNr. (§ 14 Abs. 4 Nr. 2 UStG).',
  path: ['taxNumber'],
}

/** Of the ledger; the accounts of debtors have one digit more than these. */
const LEDGER_ACCOUNTS = [
  ...(['datevRevenueAccount', 'datevReverseChargeAccount', 'datevTaxFreeAccount'] as const),
  ...(['datevFeeAccount', 'datevTransitAccount'] as const),
]
const MOST_LEDGER_DIGITS = 8
type Accounts = Partial<Record<(typeof LEDGER_ACCOUNTS)[number], string | undefined>> & { datevRevenueAccount: string }

/** The account of the revenue says how long they are: DATEV would take a longer one for a debtor's. */
function refuseLongAccounts(accounts: Accounts, ctx: z.RefinementCtx): void {
  const most = Math.min(accounts.datevRevenueAccount.length, MOST_LEDGER_DIGITS)
  const message = `Dieses Konto hat mehr als ${most}\u00a0Ziffern. Die Erlöse zum Regelsatz geben die Länge vor, höchstens acht.`
  for (const name of LEDGER_ACCOUNTS) {
    if ((accounts[name] ?? '').length > most) ctx.addIssue({ code: 'custom', path: [name], message })
  }
}

/** Input of "Betreiber": the operator's data for invoices, debits and the legal pages. */
export const operatorSchema = fields.refine(hasTaxNumber, TAX_NUMBER).superRefine(refuseLongAccounts)
export type OperatorInput = z.infer<typeof operatorSchema>

// A page that a browser still shows from before knows no account of money in transit: the stored one is kept.
const saved = fields
  .extend({ datevTransitAccount: account.optional() })
  .refine(hasTaxNumber, TAX_NUMBER)
  .superRefine(refuseLongAccounts)

/** Version null: entered for the first time. */
export const saveOperatorSchema = z.object({ values: saved, version: z.number().int().nullable() })

/** The change of account that an admin saw. */
export const accountChangeSchema = z.object({ id: z.uuid() })

/** The creditor of the debits, as named in the mandate. */
export type Creditor = Pick<OperatorInput, 'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'creditorId'>
