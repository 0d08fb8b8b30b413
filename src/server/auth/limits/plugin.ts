import { isAPIError } from 'better-auth/api'
import { database } from '~/platform/server/database/db'
import { countTurn, limitKey } from '~/platform/server/limits/count-turn'
import { after } from '../after'
import { settle } from './hold'

/** Before the notice of a new device, which makes the device known. */
export const authLimits = () =>
  after('auth-limits', async (ctx) => {
    if (!isAPIError(ctx.context.returned)) await settle(database().db, ctx)
  })

/**
 * Where the library counts calls without a limit of ours. Its own way would use this node's clock, and delete what our
 * limits with longer windows have counted in the same table.
 */
export const countedByDatabase = {
  consume: async (key: string, { window, max }: { window: number; max: number }) => {
    const isAllowed = (await countTurn(database().db, limitKey('auth', key), window)) <= max
    return { allowed: isAllowed, retryAfter: isAllowed ? null : window }
  },
}
