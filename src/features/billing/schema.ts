import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { postalCodeSchema } from '~/features/places/schema'

export const PLAN_INTERVALS = ['month', 'year'] as const
export const planIntervalLabels = { month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof PLAN_INTERVALS)[number],
  string
>
export const LICENSE_STATES = ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'] as const

/** An IBAN as typed (spaces allowed), turned into its electronic form; must check out (ISO 13616) and lie in SEPA. */
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
  .refine((iban) => isSEPACountry(iban.slice(0, 2)), 'Dieses Land nimmt nicht am SEPA-Lastschriftverfahren teil.')

const accountHolder = z.string().trim().min(1).max(70)
const actsAsEntrepreneur = z.literal(true, 'Bitte bestätigen Sie, dass Sie als Unternehmen handeln.')
const acceptsMandate = z.literal(true, 'Bitte erteilen Sie das Lastschriftmandat.')

/** Input of "Bezahlung einrichten". */
export const billingSetupSchema = z.object({
  planId: z.uuid(),
  companyName: z.string().trim().min(1).max(120),
  street: z.string().trim().min(1).max(80),
  houseNumber: z.string().trim().min(1).max(12),
  postalCode: postalCodeSchema,
  city: z.string().trim().min(1).max(80),
  vatId: z
    .string()
    .trim()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(
      (text) => text === '' || /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(text),
      'Die USt-IdNr. beginnt mit zwei Buchstaben, zum Beispiel DE123456789.',
    ),
  accountHolder,
  iban: ibanSchema,
  actsAsEntrepreneur,
  acceptsMandate,
})
export type BillingSetupInput = z.infer<typeof billingSetupSchema>

/** Input of booking anew after the licence has ended; without an account the mandate on file goes on. */
export const bookAgainSchema = z.object({
  planId: z.uuid(),
  actsAsEntrepreneur,
  newAccount: z.object({ accountHolder, iban: ibanSchema, acceptsMandate }).nullable(),
})
export type BookAgainInput = z.infer<typeof bookAgainSchema>
