import { z } from 'zod'
import { documentName } from '~/features/billing/document-text'

/** Signing: the name instead of a signature (text form, Art. 28 (9) DSGVO). */
export const signFormSchema = z.object({
  name: documentName(120),
  mayAct: z.literal(true, 'Bitte bestätigen Sie, dass Sie für das Unternehmen handeln dürfen.'),
})
/** With the text that was read, so that nobody signs another one. */
export const signAgreementSchema = signFormSchema.extend({ textSha256: z.string().regex(/^[\da-f]{64}$/) })
