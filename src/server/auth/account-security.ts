import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountError } from '~/features/accounts/errors'
import { PASSWORD_MAX } from '~/features/accounts/schema'
import { missingProofs } from '~/features/accounts/server/fresh-session'
import { isOneProofTooMany } from '~/features/accounts/server/limits/proof-attempts'
import { lacksSecondFactor } from '~/features/accounts/server/second-factor'
import { passkey, session, user, verification } from '~/features/accounts/server/table'
import { accountProcedure, limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import type { Queryable } from '~/platform/server/database/db'
import { auth } from './auth'
import { storedIdentifier } from './links/stored-identifier'
import { passwordHash } from './sign-in/stale-password'

/** How well an account is protected, and proving the person's identity again. */
export const accountSecurityRouter = router({
  security: accountProcedure.query(async ({ ctx }) => {
    const missing = await missingProofs(ctx.db, (await ctx.session?.()) ?? null)
    return {
      ...(await protection(ctx.db, ctx.me.userId)),
      /** The platform demands a second factor, and there is none yet. */
      mustSetUp: await lacksSecondFactor(ctx.db, ctx.me),
      isFresh: missing.length === 0,
      /** What has to be proved again before a sensitive action. */
      missing,
    }
  }),
  /**
   * Whether the link of a mail still sets a password: whoever opens a dead one is told before choosing a new one.
   * @throws AppError `deadResetLink`
   */
  resetLink: publicProcedure
    .input(z.object({ token: z.string().min(1).max(500) }))
    .use(limited('mail-link'))
    .query(async ({ ctx, input }) => {
      const isLink = eq(verification.identifier, storedIdentifier(`reset-password:${input.token}`))
      const isAlive = (await ctx.db.$count(verification, and(isLink, gt(verification.expiresAt, ctx.now)))) > 0
      if (!isAlive) throw accountError('deadResetLink')
    }),
  /** Whether a second factor has to be set up before anything else. */
  mustSetUp: accountProcedure.query(({ ctx }) => lacksSecondFactor(ctx.db, ctx.me)),
  /** Proves the person's identity with the password; a required code goes to better-auth. */
  reauthenticate: accountProcedure
    .input(z.object({ password: z.string().min(1).max(PASSWORD_MAX) }))
    .mutation(async ({ ctx, input }) => {
      const guesser = { userId: ctx.me.userId, address: ctx.clientIp }
      if (await isOneProofTooMany(ctx.db, 'password', guesser)) throw accountError('tooManyProofs')
      const current = (await ctx.session?.()) ?? null
      const hash = await passwordHash(ctx.db, ctx.me.userId)
      const { password } = await auth().internal.$context
      if (!current || !hash || !(await password.verify({ hash, password: input.password }))) {
        throw accountError('wrongPassword')
      }
      await ctx.db.update(session).set({ authenticatedAt: sql`now()` }).where(eq(session.id, current.id))
    }),
})

async function protection(db: Queryable, userId: string) {
  const [[owner], keys, hash] = await Promise.all([
    db.select({ isOn: user.twoFactorEnabled }).from(user).where(eq(user.id, userId)),
    db.$count(passkey, eq(passkey.userId, userId)),
    passwordHash(db, userId),
  ])
  return { hasAuthenticatorApp: owner?.isOn === true, passkeys: keys, hasPassword: hash !== null }
}
