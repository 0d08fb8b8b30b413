import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { migrate } from './migrate'
import { readMigrations } from './migration-files'

const owner = ownerDatabase()
const directory = path.resolve(import.meta.dirname, '../../../../../drizzle')
const databaseUrl = process.env.DATABASE_OWNER_URL ?? ''

beforeEach(async () => {
  await owner.execute(sql`drop schema public cascade`)
  await owner.execute(sql`create schema public`)
})

/** The database as the program before this migration left it. */
async function migratedBefore(name: string) {
  const names = (await readMigrations(directory)).map((each) => each.name)
  await migrate({ databaseUrl, directory, only: new Set(names.slice(0, names.indexOf(name))) })
}

const migratedNow = () => migrate({ databaseUrl, directory })

/** A company, suspended at present for this reason or not, and what the log says of it. */
async function company(reason: string | null, ...logged: [action: string, reason: string | null, at?: string][]) {
  const id = uuidv7()
  const since = reason === null ? null : '2026-10-01T10:00:00Z'
  await owner.execute(
    sql`insert into company (id, suspended_at, suspension_reason) values (${id}, ${since}::timestamptz, ${reason})`,
  )
  for (const [action, because, at = '2026-09-01T10:00:00Z'] of logged) {
    await owner.execute(sql`
      insert into audit_event (id, seq, created_at, action, subject_type, subject_id, reason, previous_hash, hash, key_id, mac)
      select ${uuidv7()}, count(*) + 1, ${at}, ${action}, 'company', ${id}, ${because}, '', '', '', '' from audit_event`)
  }
  return id
}

test('0007: only who is suspended, and by an admin last, is suspended directly, for the reason in the log', async () => {
  await migratedBefore('0007_law-room-orders.sql')
  const [suspended, restored] = ['company.suspended', 'company.restored']
  const cases = [
    [await company('Offene Rechnungen', [suspended, 'Offene Rechnungen']), 'Offene Rechnungen'],
    // A decision on a report came later and wrote its own reason.
    [await company('Erfundene Stellen', [suspended, 'Offene Rechnungen']), 'Offene Rechnungen'],
    [await company('Erfundene Stellen'), null],
    [await company('Erfundene Stellen', [suspended, 'Alt'], [restored, 'Bezahlt']), null],
    [await company('Neu', [suspended, 'Alt'], [restored, 'Bezahlt'], [suspended, 'Neu']), 'Neu'],
    [await company('Ohne Worte im Protokoll', [suspended, null]), 'Ohne Worte im Protokoll'],
    [await company(null, [suspended, 'Alt']), null],
  ] as const
  await migratedNow()
  const { rows } = await owner.execute<{ id: string; reason: string | null }>(
    sql`select id, direct_suspension_reason as reason from company`,
  )
  expect(new Map(rows.map(({ id, reason }) => [id, reason]))).toEqual(new Map(cases))
})

/** A decided report about a company. */
async function report(companyId: string, decision: 'removed' | 'kept', decidedAt: string, reversedAt?: string) {
  const id = uuidv7()
  await owner.execute(sql`
    insert into content_report (id, subject_type, subject_id, subject_title, company_id, reason, text, reporter_name,
      reporter_email, state, due_at, decision, decided_at, reversed_at)
    values (${id}, 'company', ${uuidv7()}, 'Hartmann GmbH', ${companyId}, 'fake', 'Erfunden', '', '', 'decided', now(),
      ${decision}, ${decidedAt}, ${reversedAt ?? null})`)
  return id
}

test('0008: what was removed before an admin let the company back in is lifted, nothing else', async () => {
  await migratedBefore('0008_lifted-removals.sql')
  const lifted = '2026-09-10T10:00:00Z'
  const [before, after] = ['2026-09-09T10:00:00Z', '2026-09-11T10:00:00Z']
  const [back, other] = [await company(null, ['company.restored', 'Geirrt', lifted]), await company('Erfunden')]
  const cases = [
    [await report(back, 'removed', before), true],
    [await report(back, 'removed', after), false],
    [await report(back, 'kept', before), false],
    [await report(back, 'removed', before, before), false],
    [await report(back, 'kept', before, before), true],
    [await report(back, 'kept', before, after), false],
    [await report(other, 'removed', before), false],
  ] as const
  await migratedNow()
  const { rows } = await owner.execute<{ id: string; isLifted: boolean }>(
    sql`select id, lifted_at is not null as "isLifted" from content_report`,
  )
  expect(new Map(rows.map(({ id, isLifted }) => [id, isLifted]))).toEqual(new Map(cases))
})

/** A company's way to a résumé for this reason, and what the person has sent there. */
async function grant(reason: string, ...sent: [status: string, alias: string | null, namesShownAt: string | null][]) {
  const [id, person, companyId] = [uuidv7(), uuidv7(), uuidv7()]
  await owner.transaction(async (tx) => {
    // Neither the people nor the postings matter.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into resume_grant (id, applicant_profile_id, company_id, reason)
      values (${id}, ${person}, ${companyId}, ${reason})`)
    for (const [status, alias, namesShownAt] of sent) {
      await tx.execute(sql`
        insert into application (id, job_posting_id, company_id, applicant_profile_id, status, resume_snapshot,
          cover_letter, answers, submitted_at, status_changed_at, alias, names_shown_at, masked)
        values (${uuidv7()}, ${uuidv7()}, ${companyId}, ${person}, ${status}, '{}', '', '[]', now(), now(), ${alias},
          ${namesShownAt}, ${alias && '{}'})`)
    }
  })
  return id
}

test('0018: of whoever withdrew all that they sent, the company opens the present résumé no more', async () => {
  await migratedBefore('0018_grants-of-withdrawn-applications.sql')
  const withdrawn = ['withdrawn', null, null] as const
  const cases = [
    [await grant('application', [...withdrawn]), false],
    [await grant('application', [...withdrawn], ['in_review', 'K7', null]), false],
    [await grant('application', [...withdrawn], ['in_review', 'K7', '2026-10-01T10:00:00Z']), true],
    [await grant('application', [...withdrawn], ['rejected', null, null]), true],
    [await grant('application', ['submitted', null, null]), true],
    [await grant('contact-request', [...withdrawn]), true],
  ] as const
  await migratedNow()
  const { rows } = await owner.execute<{ id: string }>(sql`select id from resume_grant`)
  const left = new Set(rows.map(({ id }) => id))
  expect(cases.map(([id]) => left.has(id))).toEqual(cases.map(([, stays]) => stays))
})
