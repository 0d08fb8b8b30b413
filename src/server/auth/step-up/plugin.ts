import type { GenericEndpointContext } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { session } from '~/features/accounts/server/table'
import { database, type Queryable } from '~/platform/server/database/db'
import { after } from '../after'
import { markDevice, rememberRegistration } from '../sign-in/known-devices'
import { noteCode } from '../sign-in/used-codes'
import { CHECKS_CODE } from './auth-acts'
import { tellOwner } from './tell-owner'

const registered = z.object({ user: z.object({ id: z.uuid() }) })

/** Consequences of calls that better-auth answered successfully. */
export const stepUp = () =>
  after('step-up', async (ctx) => {
    const { returned } = ctx.context
    if (isAPIError(returned)) return
    const { db } = database()
    const me = ctx.context.session
    if (ctx.path === '/sign-up/email') {
      const answer = registered.safeParse(returned)
      const token = await markDevice(ctx)
      if (answer.success) await rememberRegistration(db, answer.data.user.id, token)
    }
    if (ctx.path === '/passkey/generate-authenticate-options') return askForVerification(ctx, returned)
    if (!me) return
    if (CHECKS_CODE.includes(ctx.path)) await stampSecondFactor(db, ctx, me)
    if (ctx.path === '/passkey/delete-passkey') await tellOwner(db, me.user, 'passkey-removed', ctx)
    if (ctx.path === '/two-factor/generate-backup-codes') await tellOwner(db, me.user, 'recovery-codes', ctx)
  })

/** The library leaves it to the device; here a passkey counts as two factors, so user verification is required. */
async function askForVerification(ctx: GenericEndpointContext, returned: unknown) {
  return ctx.json({ ...z.record(z.string(), z.unknown()).parse(returned), userVerification: 'required' })
}

type Me = { session: { id: string }; user: { id: string } }

/** A right code in an existing session proves the person's identity again; the first one enables the app. */
async function stampSecondFactor(db: Queryable, ctx: GenericEndpointContext, { session: mine, user }: Me) {
  const made = ctx.context.newSession
  if (made) return endOthers(db, user.id, made.session.token)
  await noteCode(db, user.id, ctx)
  await db.update(session).set({ secondFactorAt: sql`now()` }).where(eq(session.id, mine.id))
}

/** Signs out every other device: whoever only knew the password must not stay signed in. */
export async function endOthers(db: Queryable, userId: string, token: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)))
}
