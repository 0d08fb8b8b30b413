import { and, eq } from 'drizzle-orm'
import { type Actor, isCompanyActor, isReaderActor, teamScope } from '~/features/accounts/actor'
import type { Queryable } from '~/platform/server/database/db'
import type { Visit } from '~/platform/server/http/visits'
import { sourceOfWay } from '../sources'
import { jobPosting } from './table'
import { type Interest, noteInterest, type Visitor, type Way } from './views'

const POSTING_PAGE = /^\/job-posting\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?$/i

/** A page requested by somebody without a session. */
export function noteVisit({ path, search, host, referrer, ip, userAgent }: Visit, now: Date): void {
  const id = POSTING_PAGE.exec(path)?.[1]
  if (id === undefined) return
  const way = sourceOfWay({ search, referrer, ownHost: host })
  noteInterest('view', id.toLowerCase(), { ip, userAgent }, way, now)
}

/** Sent by the page when somebody views a posting or starts to apply. The company itself does not count. */
export async function recordInterest(
  { db, actor, now }: { db: Queryable; actor: Actor; now: Date },
  visitor: Visitor,
  { id, kind, ...way }: { id: string; kind: Interest } & Way,
): Promise<void> {
  if (actor?.isPlatformAdmin) return
  if (isCompanyActor(actor) || isReaderActor(actor)) {
    const isOwn = and(eq(jobPosting.id, id), eq(jobPosting.companyId, teamScope(actor).companyId))
    const [own] = await db.select({ id: jobPosting.id }).from(jobPosting).where(isOwn)
    if (own) return
  }
  noteInterest(kind, id, visitor, way, now)
}
