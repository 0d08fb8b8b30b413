import { eq } from 'drizzle-orm'
import { deviceName } from '~/features/accounts/device-name'
import { newDeviceMail } from '~/features/accounts/server/emails'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { session } from '~/features/accounts/server/table'
import { currentTime } from '~/lib/current-time'
import { formatMoment } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { after } from '../after'
import { markDevice, rememberDevice } from './known-devices'

/** Calls that sign somebody in; others renew or replace a session. */
const SIGN_INS: readonly string[] = [
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]

/** With the link of the first mail the owner signs in for the first time; that is no news to them. */
const FIRST_TIMES: readonly string[] = ['/verify-email', '/confirm-registration']

/**
 * Tells people by mail when somebody signs in to their account with a browser it was never used with, and ends the
 * browser's previous session. Comes after the second factor: a sign-in that still lacks it does not count.
 */
export const signInNotice = () =>
  after('sign-in-notice', async (ctx) => {
    const created = ctx.context.newSession
    if (!created) return
    const { db } = database()
    const before = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
    // Proving again with a passkey makes a new session; the old one must not remain without a browser.
    if (before && before !== created.session.token) await db.delete(session).where(eq(session.token, before))
    const isSignIn = SIGN_INS.includes(ctx.path)
    if (!isSignIn && !FIRST_TIMES.includes(ctx.path)) return
    const isKnown = await rememberDevice(db, created.user.id, await markDevice(ctx))
    if (isKnown || !isSignIn) return
    const { userAgent, ipAddress } = created.session
    const signIn = { device: deviceName(userAgent), moment: formatMoment(currentTime()), ip: ipAddress ?? null }
    await enqueueMails(db, [newDeviceMail(created.user, signIn, getConfig().APP_URL)])
  })
