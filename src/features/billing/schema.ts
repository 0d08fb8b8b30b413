import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { emailSchema } from '~/features/accounts/schema'
import { postalCodeSchema } from '~/features/places/schema'
import { z } from '~/lib/zod'
import { isEeaIban } from './debit/mandate'
import { isSepaName } from './debit/sepa-text'
import { documentLine, documentName, optionalDocumentLine } from './document-text'
import { BILLING_COUNTRIES } from './invoice/taxation'
import { compactVatId, isVatId, vatIdCountry } from './invoice/vat-id'
import { PLAN_INTERVALS } from './vocabulary'

/** An IBAN as typed (spaces allowed), converted to its electronic form; must be valid (ISO 13616) and in the EEA. */
export const ibanSchema = z
  .string()
  .trim()
  .min(1)
  .max(42)
  .transform((text) => electronicFormatIBAN(text) ?? '')
  .refine((iban) => isValidIBAN(iban), {
    error: 'Diese IBAN stimmt nicht. Bitte prüfen Sie Länge und Ziffern.',
    abort: true,
  })
  .refine(
    isEeaIban,
    'Von diesem Konto können wir nicht per SEPA-Lastschrift abbuchen. Bitte geben Sie ein Konto in der EU, in Island, Liechtenstein oder Norwegen an.',
  )

const accountHolder = documentLine(70).refine(
  isSepaName,
  'Bitte schreiben Sie den Namen in lateinischen Buchstaben, wie die Bank ihn führt.',
)
const actsAsEntrepreneur = z.literal(true, 'Bitte bestätigen Sie, dass Sie als Unternehmen handeln.')
const acceptsMandate = z.literal(true, 'Bitte erteilen Sie das Lastschriftmandat.')

/**
 * What was shown beside the button: an order for anything else is refused. Missing from pages of older programs. Days and
 * mandate are those of this order; null when none was shown.
 */
const seen = z
  .object({
    netPriceCents: z.number().int(),
    interval: z.enum(PLAN_INTERVALS),
    trialDays: z.number().int(),
    mandateReference: z.string().max(35).nullable(),
    maxActiveJobPostings: z.number().int().nullable(),
    maxMembers: z.number().int().nullable(),
  })
  .nullable()
  .default(null)
export type Seen = z.infer<typeof seen>

// Two of them share a line, and their messages are below it: each names its field.
const address = {
  companyName: documentName(70),
  street: documentLine(70, 'Bitte geben Sie die Straße an.'),
  houseNumber: documentLine(16, 'Bitte geben Sie die Hausnummer an.'),
  postalCode: documentLine(12, 'Bitte geben Sie die Postleitzahl an.'),
  city: documentName(35, 'Bitte geben Sie den Ort an.'),
  country: z.enum(BILLING_COUNTRIES).default('DE'),
  vatId: z
    .string()
    .trim()
    .max(20)
    .transform(compactVatId)
    .refine(
      (text) => text === '' || isVatId(text),
      'Diese USt-IdNr. stimmt nicht. Sie beginnt mit zwei Buchstaben, zum Beispiel DE811907980.',
    ),
  invoiceEmail: z
    .union([z.literal('').transform(() => null), emailSchema])
    .nullable()
    .default(null),
  buyerReference: optionalDocumentLine(46).default(null),
}

/** What the country decides: said together with what else is wrong, not only after that is right. */
const ofCountry = z.object({ country: z.string(), postalCode: z.string().min(1), vatId: z.string() })
const whenRead = (payload: { value: unknown }) => ofCountry.safeParse(payload.value).success

type OfCountry = z.infer<typeof ofCountry>

function hasFittingCode({ country, postalCode }: OfCountry): boolean {
  return country !== 'DE' || postalCodeSchema.safeParse(postalCode).success
}
const FITTING_CODE = {
  path: ['postalCode'],
  error: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.',
  when: whenRead,
}

function hasFittingVatId({ country, vatId }: OfCountry): boolean {
  return !isVatId(vatId) || vatIdCountry(vatId) === country
}
const FITTING_VAT_ID = {
  path: ['vatId'],
  error: 'Die USt-IdNr. gehört zu einem anderen Land als die Anschrift.',
  when: whenRead,
}

/** Invoice address, as `company/billing` changes it. */
export const billingAddressSchema = z
  .object(address)
  .refine(hasFittingCode, FITTING_CODE)
  .refine(hasFittingVatId, FITTING_VAT_ID)
export type BillingAddressInput = z.infer<typeof billingAddressSchema>

/** Input of another account: a new mandate. */
export const newAccountSchema = z.object({ accountHolder, iban: ibanSchema, acceptsMandate })

const setupFields = z.object({
  planId: z.uuid(),
  ...address,
  accountHolder,
  iban: ibanSchema,
  actsAsEntrepreneur,
  acceptsMandate,
  seen,
})
/** Input of "Bezahlung einrichten". */
export const billingSetupSchema = setupFields
  .refine(hasFittingCode, FITTING_CODE)
  .refine(hasFittingVatId, FITTING_VAT_ID)
export type BillingSetupInput = z.infer<typeof billingSetupSchema>

/** Input of booking again after the licence has ended; without an account the existing mandate is used. */
export const bookAgainSchema = z.object({
  planId: z.uuid(),
  actsAsEntrepreneur,
  newAccount: newAccountSchema.nullable(),
  seen,
})
export type BookAgainInput = z.infer<typeof bookAgainSchema>

/** Another plan; the engine decides whether it applies immediately. */
export const changePlanSchema = z.object({ planId: z.uuid(), actsAsEntrepreneur, seen })
