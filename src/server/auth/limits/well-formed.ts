import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/features/accounts/schema'

const email = z.email()
const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)

/** As the library itself reads these bodies, or laxer: what it would accept must always be counted. */
const BODIES: Readonly<Record<string, z.ZodType>> = {
  '/sign-in/email': z.object({ email, password: z.string().max(PASSWORD_MAX) }),
  '/sign-up/email': z.object({ email, password: newPassword }),
  '/request-password-reset': z.object({ email }),
  '/send-verification-email': z.object({ email }),
  '/reset-password': z.object({ newPassword }),
  '/confirm-registration': z.object({ newPassword }),
  '/change-email': z.object({ newEmail: email }),
}

/** Whether a form has no error the library would answer with; an invalid one is not counted. */
export function isWellFormed(path: string, body: unknown): boolean {
  return BODIES[path]?.safeParse(body).success ?? true
}
