import { createEmailVerificationToken, isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountExistsMail, verifyEmailMail } from '~/features/accounts/server/emails'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { after } from '../after'
import { LINK_SECONDS, verifyUrl } from './taken-address'

const answered = z.object({ user: z.object({ id: z.string() }) })

/**
 * Somebody registers with an address that is registered already, but that nobody has confirmed. They get a link that
 * confirms it as the kind they want: whoever was first may be a stranger, and the kind of a confirmed account is
 * permanent. The link is only for the mailbox, and its page asks for kind, name and password, since those given now are
 * not kept.
 */
export const confirmAgain = () =>
  after('confirm-again', async (ctx) => {
    if (ctx.path !== '/sign-up/email' || isAPIError(ctx.context.returned)) return
    const email = String(ctx.body.email).toLowerCase()
    const { db } = database()
    const [known] = await db
      .select(pick(user, 'id', 'email', 'name', 'emailVerified', 'suspendedAt'))
      .from(user)
      .where(eq(user.email, email))
    const made = answered.safeParse(ctx.context.returned)
    if (!known || known.emailVerified || (made.success && made.data.user.id === known.id)) return
    if (known.suspendedAt !== null)
      return void (await enqueueMails(db, [accountExistsMail(known, getConfig().APP_URL)]))
    const claims = { wanted: ctx.body.type }
    const token = await createEmailVerificationToken(ctx.context.secret, email, undefined, LINK_SECONDS, claims)
    const to = { email, name: String(ctx.body.name) }
    await enqueueMails(db, [verifyEmailMail(to, verifyUrl(ctx, token))])
  })
