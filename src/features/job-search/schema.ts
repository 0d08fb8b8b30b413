import { applicantEmailSchema } from '~/features/accounts/schema'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { z } from '~/lib/zod'
import { ALERT_FREQUENCIES } from './alert'
import { readJobSearch } from './search-params'

export const jobSearchSchema = paramsSchema(readJobSearch)

const alertFrequencySchema = z.enum(ALERT_FREQUENCIES)
export const createAlertSchema = z.object({ search: jobSearchSchema, frequency: alertFrequencySchema })
export const requestAlertSchema = createAlertSchema.extend({ email: applicantEmailSchema })
export const changeAlertSchema = z.object({
  id: z.uuid(),
  version: z.number().int().min(1),
  frequency: alertFrequencySchema,
  status: z.enum(['active', 'paused']),
})
