import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { dun } from '~/features/billing/server/invoices/dunning'
import { advanceCompany } from '~/features/billing/server/subscriptions/advance-licenses'
import { company } from '~/features/companies/server/table'
import {
  pauseForEndedLicense,
  resumeForValidLicense,
} from '~/features/job-postings/server/commands/ending/follow-licenses'
import { addDays } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { adminError } from '../../errors'

export const passTimeSchema = z.object({ id: z.uuid(), days: z.number().int().min(1).max(400) })

type Passed = z.infer<typeof passTimeSchema>

/**
 * Advances a company's billing by this many days: periods, graces, reminders, the end of a licence. For seeing what
 * otherwise takes weeks; each call continues where the last one ended. Only in a demo; elsewhere it does not exist for
 * anybody.
 * @returns the day that the company's billing has reached
 * @throws {AppError} not-found outside of a demo, or without such a company
 */
export async function passTime({ db, actor, now }: SignedInContext, { id, days }: Passed): Promise<{ until: Date }> {
  if (!getConfig().DEMO) throw adminError('demoOnly')
  const [found] = await db.select({ id: company.id }).from(company).where(eq(company.id, id))
  if (!found) throw adminError('companyNotFound')
  const until = await windForward({ db, actor, now }, { id, days })
  await pauseForEndedLicense(db, now, id)
  await resumeForValidLicense(db, now)
  return { until }
}

/** Advances the billing of one company from its current day, which the audit log knows. */
export async function windForward(
  { db, actor, now }: { db: Database; actor: Pick<SignedInActor, 'userId'>; now: Date },
  { id, days }: Passed,
): Promise<Date> {
  const until = addDays(now, (await daysPassed(db, id)) + days)
  await advanceCompany(db, id, until, { mayInvoice: true, waits: true })
  await dun(db, until, id)
  await audit(db, actor, PASSED, { type: 'company', id, details: { days } })
  return until
}

const PASSED = 'demo.time-passed'

async function daysPassed(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ days: sql<number>`coalesce(sum((${auditEvent.details}->>'days')::int), 0)::int` })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, companyId), eq(auditEvent.action, PASSED)))
  return row?.days ?? 0
}
