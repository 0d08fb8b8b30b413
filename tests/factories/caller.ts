import { createCallerFactory } from '~/features/accounts/server/trpc'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { loadUser } from '~/server/load-actor'
import { appRouter } from '~/server/root-router'

const createCaller = createCallerFactory(appRouter)

/**
 * Calls procedures as this user, as the product would: who acts is read from the database at each call.
 *
 * @param userOrId a user, its id, or null for a visitor
 */
export function callerFor(userOrId: { id: string } | string | null, { now }: { now?: Date } = {}) {
  const userId = typeof userOrId === 'string' ? userOrId : userOrId?.id
  const { db } = database()
  return createCaller(async () => ({
    db,
    now: now ?? new Date(),
    requestId: 'test',
    clientIp: '127.0.0.1',
    session: async () => ({ id: uuidv7(), authenticatedAt: now ?? new Date() }),
    actor: async () => (userId ? ((await loadUser(db, userId, now ?? new Date()))?.actor ?? null) : null),
  }))
}
