import type { GenericEndpointContext } from 'better-auth'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'

/** What better-auth has to know about our columns; none is accepted from outside. */
export const PROOF_FIELDS = {
  authenticatedAt: { type: 'date' as const, required: false, input: false },
  secondFactorAt: { type: 'date' as const, required: false, input: false },
}

type Proofs = { authenticatedAt: Date | null; secondFactorAt: Date | null }

const proofsSchema = z.object({
  authenticatedAt: z.coerce.date().nullish().default(null),
  secondFactorAt: z.coerce.date().nullish().default(null),
})

/**
 * What a new session has proved, and when it was made, both by the database's clock. A session that replaces another
 * one (better-auth makes such, for instance when a second factor is removed) inherits its proofs: making a session is
 * no proof. One made in an unknown way is never fresh.
 */
export async function provedBy(db: Queryable, ctx: GenericEndpointContext | null) {
  const { rows } = await db.execute(sql`select now() as now`)
  const now = z.coerce.date().parse(rows[0]?.now)
  return { createdAt: now, updatedAt: now, ...proofs(ctx, now) }
}

function proofs(ctx: GenericEndpointContext | null, now: Date): Proofs {
  const before = ctx?.context.session ? proofsSchema.parse(ctx.context.session.session) : null
  switch (ctx?.path) {
    case '/passkey/verify-authentication':
      return { authenticatedAt: now, secondFactorAt: now }
    case '/two-factor/verify-totp':
    case '/two-factor/verify-backup-code':
      // Without a session the password came first, within ten minutes; with one the set-up is being completed.
      return { authenticatedAt: before ? before.authenticatedAt : now, secondFactorAt: now }
    case '/sign-in/email':
    case '/verify-email':
    case '/confirm-registration':
    // The link in a guest's mail, outside of better-auth.
    case undefined:
      return { authenticatedAt: now, secondFactorAt: null }
    case '/change-password':
      return { authenticatedAt: now, secondFactorAt: before?.secondFactorAt ?? null }
    default:
      return before ?? { authenticatedAt: null, secondFactorAt: null }
  }
}
