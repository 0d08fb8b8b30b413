import { eq } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { incompleteError } from '../../errors'
import { missingForPublishing } from '../../publishing'
import { placesOf } from '../places'
import { jobPosting } from '../table'

/** @throws AppError incomplete, naming what is missing */
export async function requireComplete(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx
    .select({
      title: jobPosting.title,
      occupationField: jobPosting.occupationField,
      employmentTypes: jobPosting.employmentTypes,
      contract: jobPosting.contract,
      fixedTermUntil: jobPosting.fixedTermUntil,
      workplace: jobPosting.workplace,
      salaryMinCents: jobPosting.salaryMinCents,
      salaryMaxCents: jobPosting.salaryMaxCents,
      tasks: jobPosting.tasks,
      profile: jobPosting.profile,
      offer: jobPosting.offer,
      contactName: jobPosting.contactName,
      hoursPerWeek: jobPosting.hoursPerWeek,
    })
    .from(jobPosting)
    .where(eq(jobPosting.id, id))
  if (!row) throw new Error('posting vanished inside its transaction')
  const missing = missingForPublishing({ ...row, places: await placesOf(tx, id) })
  if (missing.length > 0) throw incompleteError(missing)
}
