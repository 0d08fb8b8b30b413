import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { transition } from '~/features/job-postings/server/lifecycle'
import { eraseAccount } from '~/features/privacy/server/commands/erase-account'
import type { Database } from '~/platform/server/database/db'
import { deleteAccount } from '~/server/auth/account-deletion'
import { callerFor } from '../caller'
import type { Run } from './market'

type Day = { day: number; now: Date }

const WORDS = 'Guten Tag {name}, vielen Dank für Ihre Bewerbung als {stelle}. Wir melden uns später.'
const REASON = 'Klage vor dem Arbeitsgericht Bielefeld, Aktenzeichen 3 Ca 4711.'
const idsSchema = z.array(z.object({ id: z.uuid(), admin: z.uuid() }))

const LICENSED = `exists (select 1 from license l where l.company_id = j.company_id and l.state = 'active' and l.valid_until > $1)`
const AT_RANDOM = 'md5(j.id::text)'

/** Rare things, through the product's own commands: answers put off, postings closed, renewed and removed, accounts gone. */
export async function actOneDay(db: Database, run: Run, { day, now }: Day): Promise<void> {
  const postings = async (where: string, count: number) => {
    const { rows } = await run(
      `select j.id, m.user_id as admin from job_posting j join company_member m on m.company_id = j.company_id
       where $1::timestamptz is not null and ${where} order by ${AT_RANDOM} limit ${count}`,
      [now],
    )
    return idsSchema.parse(rows)
  }
  const asAdmin = (admin: string) => callerFor(admin, { now }).jobPosting
  if (day % 3 === 0) {
    const late = `j.status = 'paused' and j.paused_overdue and j.ended_at is null and j.runs_until > $1
      and j.promise_extended_at is null and ${LICENSED}
      and exists (select 1 from application a where a.job_posting_id = j.id and a.status = 'submitted' and a.answered_at is null)`
    for (const { id, admin } of await postings(late, 1)) {
      await asAdmin(admin).extendPromise({ id, days: 14, message: WORDS })
    }
  }
  if (day % 9 === 4) {
    for (const { id, admin } of await postings(`j.status = 'published'`, 1)) {
      await asAdmin(admin).archive({ id, message: WORDS })
    }
  }
  if (day % 7 === 3) {
    const over = `j.status = 'expired' and j.ended_at > $1::timestamptz - interval '12 days' and ${LICENSED}`
    for (const { id, admin } of await postings(over, 2)) await asAdmin(admin).renew({ id, runDays: 30 })
  }
  if (day % 40 === 10) {
    const online = await postings(`j.status = 'published' and j.runs_until > $1::timestamptz + interval '30 days'`, 2)
    await move(db, online, 'remove', now)
  }
  if (day % 40 === 18)
    await move(db, await postings(`j.status = 'archived' and j.ended_by = 'removal'`, 1), 'giveBack', now)
  // Postings with applications that are soon deleted come under a legal hold, some after that was announced.
  if (day % 12 === 8) {
    const ended = `exists (select 1 from application a where a.job_posting_id = j.id and a.delete_after < $1::timestamptz + interval '20 days')
      and not exists (select 1 from legal_hold h where h.job_posting_id = j.id)`
    for (const { id, admin } of await postings(ended, 1)) {
      await callerFor(admin, { now }).legalHold.place({ jobPostingId: id, reason: REASON })
    }
  }
  if (day % 12 === 1) await liftOldest(run, now)
  if (day % 20 === 5) await leave(db, run, now)
  if (day % 130 === 50) {
    const [gone] = await postings(`j.status = 'published'`, 1)
    if (gone) {
      await deleteAccount(db, gone.admin, now)
      await run('delete from "user" where id = $1', [gone.admin])
    }
  }
}

async function move(db: Database, postings: { id: string }[], event: 'remove' | 'giveBack', now: Date) {
  await db.transaction((tx) =>
    transition(
      tx,
      postings.map(({ id }) => id),
      event,
      { now },
    ),
  )
}

async function liftOldest(run: Run, now: Date) {
  const { rows } = await run(
    `select h.id, m.user_id as admin from legal_hold h join company_member m on m.company_id = h.company_id
     where h.lifted_at is null and h.placed_at < $1::timestamptz - interval '25 days' order by h.placed_at limit 1`,
    [now],
  )
  for (const { id, admin } of idsSchema.parse(rows)) {
    await callerFor(admin, { now }).legalHold.lift({ id, reason: REASON })
  }
}

/** An applicant with a running application deletes the account. */
async function leave(db: Database, run: Run, now: Date) {
  const { rows } = await run(
    `select u.id from "user" u join applicant_profile p on p.user_id = u.id
     join application a on a.applicant_profile_id = p.id where a.status = 'submitted' order by md5(u.id::text) limit 1`,
  )
  for (const { id } of z.array(z.object({ id: z.uuid() })).parse(rows)) {
    await eraseAccount(db, { userId: id, by: 'person', now }, sql`true`)
  }
}
