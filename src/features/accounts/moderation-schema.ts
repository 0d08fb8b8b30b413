import { z } from 'zod'

/** What a platform admin says about a measure; the person concerned reads it. */
export const measureReasonSchema = z
  .string()
  .trim()
  .min(10, 'Bitte begründen Sie das in einem Satz; die betroffene Person liest ihn.')
  .max(1000)

export const measureSchema = z.object({ id: z.uuid(), reason: measureReasonSchema })
export type MeasureInput = z.infer<typeof measureSchema>

/** Rows chosen in a list of the platform's admins; a page of it holds fewer. */
export const chosenSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) })
/** One measure for several, with one reason that each of them reads. */
export const measuresSchema = chosenSchema.extend({ reason: measureReasonSchema })
