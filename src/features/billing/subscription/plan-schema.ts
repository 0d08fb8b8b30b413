import { centsSchema } from '~/lib/money/cents-schema'
import { printableText, shown } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { documentName } from '../document-text'
import { PLAN_INTERVALS } from '../vocabulary'

const limit = z.number().int().min(1).max(100_000).nullable()

/** Input of "Tarife": creates the plan, or changes the one that still has this `updatedAt`. */
export const savePlanSchema = z.object({
  id: z.uuid(),
  /** Null when creating; else the version that was edited. */
  updatedAt: z.date().nullable(),
  name: documentName(60),
  description: printableText().trim().overwrite(shown).min(1).max(300),
  netPriceCents: centsSchema(0, 10_000_000),
  interval: z.enum(PLAN_INTERVALS),
  /** Null is unlimited. */
  maxActiveJobPostings: limit,
  maxMembers: limit,
  trialDays: z.number().int().min(0).max(365),
  isRecommended: z.boolean(),
  position: z.number().int().min(0).max(1000),
  status: z.enum(['active', 'archived']),
})
export type SavePlanInput = z.infer<typeof savePlanSchema>
