import { createHash, randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { deviceName } from '~/features/accounts/device-name'
import { newDeviceMail } from '~/features/accounts/server/emails'
import { knownDevice } from '~/features/accounts/server/table'
import { formatMoment } from '~/lib/dates'
import { getConfig } from '~/platform/server/config'
import { type Database, database } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'

const COOKIE = 'device'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Tells people by mail when somebody signs in to their account with a browser it was never used with. A browser is known
 * by a random cookie, kept here as a hash; the first one of an account is taken as its own.
 * Stands behind the second factor: a sign-in that still lacks it is none.
 */
export function signInNotice() {
  return {
    id: 'sign-in-notice',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const created = ctx.context.newSession
            if (!created) return
            const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: YEAR_SECONDS })
            const sent = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
            const token = sent || randomBytes(24).toString('base64url')
            await ctx.setSignedCookie(cookie.name, token, ctx.context.secret, cookie.attributes)
            const device = {
              token,
              userAgent: created.session.userAgent ?? null,
              ip: created.session.ipAddress ?? null,
            }
            await rememberDevice(database().db, created.user, device, new Date())
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

type Device = { token: string; userAgent: string | null; ip: string | null }

async function rememberDevice(
  db: Database,
  owner: { id: string; email: string; name: string },
  { token, userAgent, ip }: Device,
  now: Date,
) {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await db.transaction(async (tx) => {
    const isThis = and(eq(knownDevice.userId, owner.id), eq(knownDevice.tokenHash, tokenHash))
    const [known] = await tx
      .update(knownDevice)
      .set({ lastSeenAt: now })
      .where(isThis)
      .returning({ id: knownDevice.id })
    if (known) return
    const [other] = await tx
      .select({ id: knownDevice.id })
      .from(knownDevice)
      .where(eq(knownDevice.userId, owner.id))
      .limit(1)
    await tx.insert(knownDevice).values({ userId: owner.id, tokenHash, lastSeenAt: now }).onConflictDoNothing()
    if (!other) return
    const signIn = { device: deviceName(userAgent), moment: formatMoment(now), ip }
    await enqueueMails(tx, [newDeviceMail(owner, signIn, getConfig().APP_URL)])
  })
}
