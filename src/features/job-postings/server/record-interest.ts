import { and, eq } from 'drizzle-orm'
import { type Actor, isCompanyActor } from '~/features/accounts/actor'
import type { Queryable } from '~/platform/server/database/db'
import type { Visit } from '~/platform/server/http/visits'
import { jobPosting } from './table'
import { type Interest, noteInterest, type Visitor } from './views'

const POSTING_PAGE = /^\/job-posting\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?$/i

/** A page requested by somebody without a session. */
export function noteVisit({ path, ip, userAgent }: Visit, now: Date): void {
  const id = POSTING_PAGE.exec(path)?.[1]
  if (id !== undefined) noteInterest('view', id.toLowerCase(), { ip, userAgent }, now)
}

/** Sent by the page when somebody views a posting or starts to apply. The company itself does not count. */
export async function recordInterest(
  { db, actor, now }: { db: Queryable; actor: Actor; now: Date },
  visitor: Visitor,
  { id, kind }: { id: string; kind: Interest },
): Promise<void> {
  if (actor?.isPlatformAdmin) return
  if (isCompanyActor(actor)) {
    const isOwn = and(eq(jobPosting.id, id), eq(jobPosting.companyId, actor.company.id))
    const [own] = await db.select({ id: jobPosting.id }).from(jobPosting).where(isOwn)
    if (own) return
  }
  noteInterest(kind, id, visitor, now)
}
