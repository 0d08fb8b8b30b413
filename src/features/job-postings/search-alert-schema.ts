import { z } from 'zod'
import { emailSchema } from '~/features/accounts/schema'
import { jobSearchSchema } from './schema'
import { ALERT_FREQUENCIES } from './search-alert'

const alertFrequencySchema = z.enum(ALERT_FREQUENCIES)
export const createAlertSchema = z.object({ search: jobSearchSchema, frequency: alertFrequencySchema })
export const requestAlertSchema = createAlertSchema.extend({ email: emailSchema })
export const changeAlertSchema = z.object({
  id: z.uuid(),
  version: z.number().int().min(1),
  frequency: alertFrequencySchema,
  status: z.enum(['active', 'paused']),
})
/** Secrets of links in mails; anything longer was never ours. */
export const linkTokenSchema = z.object({ token: z.string().min(20).max(200) })
