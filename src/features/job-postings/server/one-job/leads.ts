import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '~/platform/server/database/db'

const idsSchema = z.array(z.object({ id: z.string() }))

/**
 * Locks the companies of these postings until the transaction ends, always in the same order, so that of two that change
 * the same cards the second sees the first.
 * @returns the companies' profiles
 */
export async function lockCompaniesOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select id from company_profile
    where company_id in (select company_id from job_posting where id = any(${sql.param([...ids])}::uuid[]))
    order by id for no key update`)
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** The cards of these postings. */
export async function cardsOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select distinct card_id as id from job_posting_print where job_posting_id = any(${sql.param([...ids])}::uuid[])`)
  return idsSchema.parse(rows).map(({ id }) => id)
}

/**
 * Shows each card for the first of its published postings. Call it with their companies locked.
 * @returns the postings whose search document is due: the one that is shown, and those that were
 */
export async function settleLeads(tx: Transaction, cards: readonly string[]): Promise<string[]> {
  if (cards.length === 0) return []
  const { rows } = await tx.execute(sql`
    with member as (
      select p.job_posting_id as id,
        row_number() over (partition by p.card_id order by j.published_at, p.repeats_id is not null, j.id) = 1 as leads
      from job_posting_print p join job_posting j on j.id = p.job_posting_id
      where p.card_id = any(${sql.param([...cards])}::uuid[]) and j.status = 'published'),
    changed as (
      update job_posting_print p set is_lead = m.leads from member m
      where p.job_posting_id = m.id and p.is_lead <> m.leads
      returning p.job_posting_id as id)
    select id from changed union select id from member where leads`)
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** Whether a posting, an outer `job_posting`, is the one its card is shown for. */
export const isLead = sql<boolean>`not exists (
  select from job_posting_print where job_posting_print.job_posting_id = job_posting.id and not is_lead)`
