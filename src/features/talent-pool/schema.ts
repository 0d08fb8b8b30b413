import { printableText, shown } from '~/lib/text/printable-text'
import { OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { z } from '~/lib/zod'
import { POOL_MONTHS } from './vocabulary'

/** About an application that ended, or about somebody who has opened the résumé to the company. */
export const askForPoolSchema = z.object({
  id: z.uuid(),
  about: z.union([z.object({ applicationId: z.uuid() }), z.object({ applicantProfileId: z.uuid() })]),
  months: z.enum(POOL_MONTHS),
  message: printableText().trim().max(1000),
})
export const poolAnswerSchema = z.object({ id: z.uuid(), accepts: z.boolean() })
export const poolLinkSchema = z.object({ token: z.string().max(200) })
export const poolLinkAnswerSchema = poolLinkSchema.extend({ accepts: z.boolean() })
export const poolListSchema = z.object({
  q: z.string().trim().max(80).optional(),
  schlagwort: z.string().trim().max(40).optional(),
  berufsfeld: z.enum(OCCUPATION_FIELDS).optional(),
  page: z.number().int().min(1).max(1000).optional(),
})
export type PoolListInput = z.infer<typeof poolListSchema>
export const poolNoteSchema = z.object({
  id: z.uuid(),
  entryId: z.uuid(),
  body: printableText().trim().overwrite(shown).min(1, 'Bitte schreiben Sie ein paar Worte.').max(2000),
})
export const poolTagSchema = z.object({
  id: z.uuid(),
  tag: printableText().trim().overwrite(shown).min(1).max(40),
  isSet: z.boolean(),
})
