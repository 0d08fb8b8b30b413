import { createCallerFactory } from '~/features/accounts/server/trpc'
import { loadUser } from '~/features/applicants/server/load-actor'
import { database } from '~/platform/server/database/db'
import { appRouter } from '~/server/root-router'
import { sessionProved } from './session'

const createCaller = createCallerFactory(appRouter)

/**
 * Calls procedures as this user, like the product: the actor is read from the database at each call.
 * @param userOrId a user, its id, or null for a visitor
 */
export function callerFor(
  userOrId: { id: string } | string | null,
  { now, clientIp = '127.0.0.1' }: { now?: Date; clientIp?: string } = {},
) {
  const userId = typeof userOrId === 'string' ? userOrId : userOrId?.id
  const { db } = database()
  return createCaller(async () => ({
    db,
    reads: db,
    now: now ?? new Date(),
    requestId: 'test',
    clientIp,
    session: async () => (userId ? sessionProved(userId) : null),
    actor: async () => (userId ? ((await loadUser(db, userId, now ?? new Date()))?.actor ?? null) : null),
  }))
}
