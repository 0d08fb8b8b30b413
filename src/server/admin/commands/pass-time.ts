import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { dun } from '~/features/billing/server/dunning'
import { advanceCompany } from '~/features/billing/server/jobs'
import { company } from '~/features/companies/server/table'
import { pauseForEndedLicense, resumeForValidLicense } from '~/features/job-postings/server/commands/follow-licenses'
import { addDays } from '~/lib/dates'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { adminError } from '../errors'

export const passTimeSchema = z.object({ id: z.uuid(), days: z.number().int().min(1).max(400) })

/**
 * Lets a company's billing go on as it would so many days from now: periods, graces, reminders, the end of a licence. For
 * looking at what otherwise takes weeks. Only in a demo; anywhere else there is no such thing, for nobody.
 *
 * @throws {AppError} not-found outside of a demo, or without such a company
 */
export async function passTime(
  { db, actor, now }: { db: Database; actor: SignedInActor; now: Date },
  { id, days }: z.infer<typeof passTimeSchema>,
): Promise<void> {
  if (!getConfig().DEMO) throw adminError('demoOnly')
  const [found] = await db.select({ id: company.id }).from(company).where(eq(company.id, id))
  if (!found) throw adminError('companyNotFound')
  const then = addDays(now, days)
  await advanceCompany(db, id, then, true)
  await dun(db, then, id)
  await audit(db, {
    ...{ actorUserId: actor.userId, action: 'demo.time-passed', subjectType: 'company', subjectId: id },
    details: { days },
  })
  await pauseForEndedLicense(db, now)
  await resumeForValidLicense(db, now)
}
