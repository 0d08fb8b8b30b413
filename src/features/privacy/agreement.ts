import { z } from 'zod'

/** Signing: the name instead of a signature (text form, Art. 28 (9) DSGVO). */
export const signFormSchema = z.object({
  name: z.string().trim().min(3, 'Bitte geben Sie Ihren Vor- und Nachnamen an.').max(120),
  mayAct: z.literal(true, 'Bitte bestätigen Sie, dass Sie für das Unternehmen handeln dürfen.'),
})
/** With the text that was read, so that nobody signs another one. */
export const signAgreementSchema = signFormSchema.extend({ textSha256: z.string().regex(/^[\da-f]{64}$/) })
