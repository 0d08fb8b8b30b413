import type { GenericEndpointContext } from 'better-auth'
import { and, eq, like } from 'drizzle-orm'
import { verification } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { ofKind } from './stored-identifier'

/**
 * Withdraws every unused link to set a password. Once the password or the address has changed, an older mail must not
 * undo it: whoever could read that mail may be the reason for the change.
 */
export async function withdrawResetLinks(db: Queryable, userId: string): Promise<void> {
  const isResetLink = like(verification.identifier, `${ofKind('reset-password:')}%`)
  await db.delete(verification).where(and(eq(verification.value, userId), isResetLink))
}

/** The user who is signed in, knows the old password and changes it; null for every other call. */
export function whoChangesPassword(ctx: GenericEndpointContext | null): { id: string; email: string } | null {
  return ctx?.path === '/change-password' ? (ctx.context.session?.user ?? null) : null
}
