import { createEmailVerificationToken, isAPIError } from 'better-auth/api'
import { and, eq, isNull } from 'drizzle-orm'
import { resetPasswordMail } from '~/features/accounts/server/emails'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { after } from '../after'
import { confirmPage } from './confirm-registration'

/** As long as every link for a new password. */
const HOUR_SECONDS = 60 * 60

/**
 * Somebody forgot the password of an account that nobody has confirmed. Whoever was first may be a stranger, so the link
 * leads where the reader of the mail also decides the name, and the kind, which is permanent once it is confirmed.
 * A suspended account gets none: no link opens it.
 */
export const resetUnconfirmed = () =>
  after('reset-unconfirmed', async (ctx) => {
    if (ctx.path !== '/request-password-reset' || isAPIError(ctx.context.returned)) return
    const email = String(ctx.body.email).toLowerCase()
    const { db } = database()
    const [known] = await db
      .select(pick(user, 'email', 'name', 'type'))
      .from(user)
      .where(and(eq(user.email, email), eq(user.emailVerified, false), isNull(user.suspendedAt)))
    if (!known) return
    const token = await createEmailVerificationToken(ctx.context.secret, email, undefined, HOUR_SECONDS)
    await enqueueMails(db, [
      resetPasswordMail(known, `${getConfig().APP_URL}${confirmPage(token, known.type, '/app')}`),
    ])
  })
