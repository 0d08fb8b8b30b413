import { z } from '~/lib/zod'

/** Why a platform admin changes an invoice or a booking; recorded in the audit log. */
export const reasonSchema = z.string().trim().min(3, 'Bitte nennen Sie den Grund.').max(500)
