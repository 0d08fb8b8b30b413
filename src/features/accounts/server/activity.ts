import { type SQL, sql } from 'drizzle-orm'
import { knownDevice, session } from './table'

/**
 * A query of when each person (`user_id`) was last here (`at`), from what is stored of their sessions and devices; both
 * go after a while, `user.last_active_at` keeps it.
 */
export function lastVisits(): SQL {
  return sql`
    select user_id, max(at) as at from (
      select ${session.userId} as user_id, ${session.updatedAt} as at from ${session}
      union all select ${knownDevice.userId}, ${knownDevice.lastSeenAt} from ${knownDevice}
    ) visits group by user_id`
}
