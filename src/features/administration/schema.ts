import { chosenSchema } from '~/lib/schema/for-each-id'
import { z } from '~/lib/zod'

/** A platform admin's reason for a measure; the person concerned reads it. */
export const measureReasonSchema = z
  .string()
  .trim()
  .min(10, 'Bitte begründen Sie das in einem Satz; die betroffene Person liest ihn.')
  .max(1000)

export const measureSchema = z.object({ id: z.uuid(), reason: measureReasonSchema })
export type MeasureInput = z.infer<typeof measureSchema>

/** One measure for several, with one reason that each of them reads. */
export const measuresSchema = chosenSchema.extend({ reason: measureReasonSchema })
