import { centsSchema } from '~/lib/money/cents-schema'
import { printableLine, printableText } from '~/lib/text/printable-text'
import { CONTRACTS, SALARY_PERIODS, WORKPLACES } from '~/lib/work/vocabulary'
import { z } from '~/lib/zod'
import { APPLICATION_STATUSES } from '../lifecycle'

const isoDay = z.iso.date('Bitte geben Sie ein gültiges Datum ein.')

/** What a company offers; frozen with the offer. */
export const offerTermsSchema = z
  .object({
    startsOn: isoDay,
    payCents: centsSchema(100, 100_000_000),
    payPeriod: z.enum(SALARY_PERIODS),
    /** What comes on top: bonuses, a 13th salary, allowances. */
    payExtra: printableLine().max(200),
    hoursPerWeek: z
      .number()
      .min(1, 'Möglich ist mindestens 1\u00a0Stunde in der Woche.')
      .max(60, 'Möglich sind höchstens 60\u00a0Stunden in der Woche.'),
    contract: z.enum(CONTRACTS),
    fixedTermUntil: isoDay.nullable(),
    workplace: z.enum(WORKPLACES),
    place: printableLine().min(1, 'Bitte geben Sie an, wo gearbeitet wird.').max(200),
    holidayDays: z
      .number()
      .int('Bitte geben Sie ganze Tage an.')
      .min(1, 'Bitte geben Sie die Urlaubstage im Jahr an.')
      .max(60, 'Möglich sind höchstens 60\u00a0Tage.'),
    /** Nobody may be on trial for longer than half a year (§ 622 Abs. 3 BGB). */
    trialMonths: z.number().int().min(0).max(6, 'Eine Probezeit dauert höchstens sechs Monate.'),
  })
  .refine(({ contract, fixedTermUntil }) => contract === 'permanent' || fixedTermUntil !== null, {
    path: ['fixedTermUntil'],
    error: 'Bitte geben Sie an, bis wann die Stelle befristet ist.',
  })
  .refine(
    ({ contract, fixedTermUntil, startsOn }) =>
      contract === 'permanent' || fixedTermUntil === null || startsOn < fixedTermUntil,
    { path: ['fixedTermUntil'], error: 'Die Befristung muss nach dem Beginn enden.' },
  )
export type OfferTerms = z.infer<typeof offerTermsSchema>

const optionalReason = z
  .string()
  .trim()
  .max(1000)
  .nullable()
  .transform((text) => text || null)

/** The client makes the id, so that a repeated click sends it once. */
export const makeOfferSchema = z
  .object({
    id: z.uuid(),
    applicationId: z.uuid(),
    /** The status the person saw; a change in between is a conflict. */
    from: z.enum(APPLICATION_STATUSES),
    /** The open offer the person saw, which this one replaces. */
    replaces: z.uuid().nullable(),
    /** Why there is a new one; the applicant reads it. */
    reason: optionalReason,
    terms: offerTermsSchema,
    answerUntil: isoDay,
    words: printableText().trim().max(4000),
    fileId: z.uuid().nullable(),
  })
  .refine(({ replaces, reason }) => replaces === null || reason !== null, {
    path: ['reason'],
    error: 'Bitte schreiben Sie, warum es ein neues Angebot gibt.',
  })
export type MakeOfferInput = z.infer<typeof makeOfferSchema>

export const withdrawOfferSchema = z.object({
  offerId: z.uuid(),
  reason: z.string().trim().min(1, 'Bitte schreiben Sie ein paar Worte dazu.').max(1000),
})
export const acceptOfferSchema = z.object({ offerId: z.uuid() })
export const declineOfferSchema = z.object({ offerId: z.uuid(), reason: optionalReason })
