import { centsSchema } from '../../lib/money/cents-schema.ts'
import { z } from '../../lib/zod.ts'

/** A calendar day `YYYY-MM-DD` that exists. */
const isoDay = z.iso.date('Bitte geben Sie ein gültiges Datum ein.')

/**
 * A value that the law changes on known days, oldest first. Before the first day the first value counts, so that there
 * is always one.
 */
export function dated(value: z.ZodNumber) {
  return z
    .array(z.object({ from: isoDay, value }))
    .min(1, 'Bitte geben Sie mindestens einen Wert an.')
    .max(50)
    .refine(
      (values) => new Set(values.map(({ from }) => from)).size === values.length,
      'Für jeden Tag darf es nur einen Wert geben.',
    )
    .transform((values) => values.toSorted((a, b) => a.from.localeCompare(b.from)))
}

export const whole = (min: number, max: number) => z.number().int().min(min).max(max)
export const money = centsSchema
