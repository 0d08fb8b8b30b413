import { eq } from 'drizzle-orm'
import { blockingFindings, checkAd } from '~/features/ad-check/check-ad'
import { adRefusedError } from '~/features/ad-check/errors'
import { adRuleBook } from '~/features/ad-check/server/rules'
import { toIsoDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import { incompleteError } from '../../errors'
import { missingForPublishing } from '../../publishing'
import { placesOf } from '../places'
import { inputColumns } from '../queries/posting-columns'
import { jobPosting } from '../table'

/** @throws AppError incomplete, naming what is missing; adRefused, naming what a rule forbids */
export async function requirePublishable(tx: Transaction, id: string, now: Date): Promise<void> {
  const [row] = await tx.select(inputColumns).from(jobPosting).where(eq(jobPosting.id, id))
  if (!row) throw new Error('posting vanished inside its transaction')
  const rules = await adRuleBook(tx)
  const today = toIsoDay(now)
  const missing = missingForPublishing({ ...row, places: await placesOf(tx, id) }, rules.payTransparency, today)
  if (missing.length > 0) throw incompleteError(missing)
  const blocking = blockingFindings(checkAd(row, rules, today))
  if (blocking.length > 0) throw adRefusedError([...new Set(blocking.map(({ title }) => title))])
}
