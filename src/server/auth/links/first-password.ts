import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { account, session, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { refusal } from '../refusal'
import { endOtherWays } from '../step-up/account-changes'
import { tellOwner } from '../step-up/tell-owner'

const body = z.object({ newPassword: z.string() })

/**
 * The first password of an account that was made by the link of a mail: set in the same breath, in the session that the
 * link began. The session must be fresh (`AUTH_ACTS`); an account that has a password changes it instead. As with every
 * change, the other sessions end and the owner is told.
 */
export function firstPassword() {
  return {
    id: 'first-password',
    endpoints: {
      firstPassword: createAuthEndpoint(
        '/first-password',
        { method: 'POST', body, use: [sessionMiddleware] },
        async (ctx) => {
          const { newPassword } = ctx.body
          const { user: owner, session: current } = ctx.context.session
          const password = await ctx.context.password.hash(newPassword)
          await database().db.transaction(async (tx) => {
            // Two clicks at once set one password.
            await tx.select({ id: user.id }).from(user).where(eq(user.id, owner.id)).for('update')
            const own = and(eq(account.userId, owner.id), eq(account.providerId, 'credential'))
            if ((await tx.$count(account, own)) > 0) throw refusal('BAD_REQUEST', 'HAS_PASSWORD')
            await tx
              .insert(account)
              .values({ accountId: owner.id, providerId: 'credential', userId: owner.id, password })
            await tx.delete(session).where(and(eq(session.userId, owner.id), ne(session.id, current.id)))
            await endOtherWays(tx, owner.id)
            await tellOwner(tx, owner, 'password', ctx)
          })
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
