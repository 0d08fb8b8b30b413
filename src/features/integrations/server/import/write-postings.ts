import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { suspendedAmong } from '~/features/companies/server/suspended'
import { transition } from '~/features/job-postings/server/lifecycle'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { settleJobs } from '~/features/job-postings/server/one-job/settle-jobs'
import { JOB_POSTING_STATUSES } from '~/features/job-postings/vocabulary'
import type { Place } from '~/features/places/schema'
import { uuidv7 } from '~/lib/uuid'
import type { Database, Transaction } from '~/platform/server/database/db'
import { type CompanyLine, keyOf, knownLines } from './known-lines'

export type Written = { created: number; updated: number; unchanged: number; ended: number }

/**
 * A feed may be read every hour; updating each posting's date so often would be expensive. Nobody is asked before 21
 * days.
 */
const TOUCH_AFTER_MS = 12 * 60 * 60 * 1000

const CONTENT = [
  'title',
  'reference_number',
  'employer_type',
  'openings',
  'occupation_field',
  'employment_types',
  'contract',
  'fixed_term_until',
  'workplace',
  'salary_min_cents',
  'salary_max_cents',
  'salary_period',
  'collective_agreement',
  'hours_per_week',
  'start_date',
  'tasks',
  'profile',
  'offer',
  'contact_name',
  'contact_email',
  'contact_phone',
  'external_url',
  'runs_until',
  'import_hash',
]
const INSERTED = [
  'id',
  'company_id',
  'status',
  ...CONTENT,
  'questions',
  'promised_reply_days',
  'run_days',
  'published_at',
  'import_identifier',
  'last_imported_at',
  'ended_at',
  'ended_by',
]

const wokenSchema = z.array(z.object({ id: z.uuid(), status: z.enum(JOB_POSTING_STATUSES) }))
const idsSchema = z.array(z.object({ id: z.uuid() }))
const changedSchema = z.array(
  z.object({
    id: z.uuid(),
    key: z.string(),
    inserted: z.boolean(),
    status: z.enum(JOB_POSTING_STATUSES),
    isUnconfirmed: z.boolean(),
    isRunning: z.boolean(),
  }),
)
type Changed = z.infer<typeof changedSchema>[number]

/**
 * Writes a batch in one transaction and few statements: new postings are inserted, changed ones updated (by company and
 * identifier), unchanged ones only get the import's date, and a later end if their line names none. `published_at` stays,
 * or is that of the posting it repeats. What a company has archived or paused stays so; an expired one with a new end is
 * open again. For a company that was suspended meanwhile only an end is written; the other lines are `refused`.
 */
export async function writePostings(
  db: Database,
  all: readonly CompanyLine[],
  now: Date,
): Promise<Written & { refused: CompanyLine[] }> {
  return db.transaction(async (tx) => {
    const suspended = await suspendedAmong(
      tx,
      all.map(({ companyId }) => companyId),
    )
    const isRefused = ({ companyId, line }: CompanyLine) => suspended.has(companyId) && line.fields.runsUntil > now
    const lines = all.filter((each) => !isRefused(each))
    // Of two lines with one identifier the later counts.
    const byKey = new Map(lines.map((each) => [keyOf(each), each]))
    const known = await knownLines(tx, [...byKey.values()])
    const rows = [...byKey]
      .filter(([key, { line }]) => known.get(key)?.hash !== line.hash)
      .map(([, each]) => rowOf(each, now))
    const changed = await upsert(tx, rows, now)
    await replacePlaces(
      tx,
      changed.map(({ id, key, inserted }) => ({ id, isNew: inserted, places: byKey.get(key)?.line.places ?? [] })),
    )
    await settleJobs(
      tx,
      changed.map(({ id }) => id),
      now,
    )
    const written = new Set(changed.map(({ key }) => key))
    const unchanged = [...byKey].filter(([key]) => !written.has(key)).map(([, each]) => each)
    const touched = await touch(tx, unchanged, now)
    const moves = movesOf(changed, touched.woken)
    for (const event of ['expire', 'renew', 'resume'] as const) {
      await transition(tx, moves[event], event, { now, isBulk: true })
    }
    const moved = new Set(Object.values(moves).flat())
    const others = [...changed.map(({ id }) => id), ...touched.prolonged].filter((id) => !moved.has(id))
    await markPostings(tx, others, { isBulk: true })
    const created = changed.filter(({ inserted }) => inserted).length
    return {
      created,
      updated: changed.length - created,
      unchanged: lines.length - changed.length,
      ended: rows.filter(({ status }) => status === 'expired').length,
      refused: all.filter(isRefused),
    }
  })
}

/**
 * Unchanged postings were imported as well, so nobody needs to confirm them, and where the line names no end they run on.
 * @returns the ids whose end moved, and those that are open again (expired, or paused for lack of confirmation), locked
 */
async function touch(tx: Transaction, lines: readonly CompanyLine[], now: Date) {
  if (lines.length === 0) return { prolonged: [], woken: [] }
  const keys = lines.map(({ companyId, line }) => ({
    ...{ company_id: companyId, identifier: line.identifier },
    later: line.hasEnd ? null : line.fields.runsUntil,
  }))
  const came = sql`
    jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as x(company_id uuid, identifier text, later timestamptz)
    where p.company_id = x.company_id and p.import_identifier = x.identifier`
  const longAgo = new Date(now.getTime() - TOUCH_AFTER_MS)
  await tx.execute(sql`
    update job_posting p set last_imported_at = ${now} from ${came} and p.last_imported_at < ${longAgo}`)
  const prolonged = await tx.execute(sql`
    update job_posting p set runs_until = x.later, end_reminded_days = null from ${came}
      and p.runs_until < x.later and p.status <> 'archived'
    returning p.id`)
  const woken = await tx.execute(sql`
    select p.id, p.status from job_posting p, ${came} and p.runs_until > ${now}
      and (p.status = 'expired' or p.status = 'paused' and p.paused_unconfirmed)
    order by p.id for update of p`)
  return { prolonged: idsSchema.parse(prolonged.rows).map(({ id }) => id), woken: wokenSchema.parse(woken.rows) }
}

/** The status changes of existing postings whose line changed or came again. */
function movesOf(changed: readonly Changed[], woken: z.infer<typeof wokenSchema>) {
  const known = changed.filter(({ inserted }) => !inserted)
  const idsOf = (isMeant: (posting: Changed) => boolean) => known.filter(isMeant).map(({ id }) => id)
  const wokenFrom = (from: 'expired' | 'paused') => woken.filter(({ status }) => status === from).map(({ id }) => id)
  return {
    expire: idsOf(({ status, isRunning }) => !isRunning && status !== 'expired'),
    renew: [...wokenFrom('expired'), ...idsOf(({ status, isRunning }) => isRunning && status === 'expired')],
    resume: [...wokenFrom('paused'), ...idsOf(({ isRunning, isUnconfirmed }) => isRunning && isUnconfirmed)],
  }
}

function rowOf({ companyId, line }: CompanyLine, now: Date) {
  const content = Object.fromEntries(Object.entries(line.fields).map(([name, value]) => [snakeCase(name), value]))
  return {
    ...content,
    id: uuidv7(),
    company_id: companyId,
    ...(line.fields.runsUntil > now
      ? { status: 'published' }
      : { status: 'expired', ended_at: line.fields.runsUntil, ended_by: 'date' }),
    import_identifier: line.identifier,
    import_hash: line.hash,
    last_imported_at: now,
  }
}

async function upsert(tx: Transaction, rows: object[], now: Date) {
  if (rows.length === 0) return []
  const columns = sql.raw(INSERTED.join(', '))
  const updates = sql.raw(CONTENT.map((column) => `${column} = excluded.${column}`).join(', '))
  const { rows: changed } = await tx.execute(sql`
    insert into job_posting as p (${columns})
    select ${columns} from jsonb_populate_recordset(null::job_posting, ${JSON.stringify(rows)}::jsonb)
    on conflict (company_id, import_identifier) where import_identifier is not null do update set
      ${updates},
      last_imported_at = excluded.last_imported_at,
      version = p.version + 1,
      updated_at = excluded.last_imported_at
    where p.status <> 'archived' and p.import_hash is distinct from excluded.import_hash
    returning id, company_id || ' ' || import_identifier as key, xmax = 0 as inserted, status,
      paused_unconfirmed as "isUnconfirmed", runs_until > ${now} as "isRunning"`)
  return changedSchema.parse(changed)
}

async function replacePlaces(tx: Transaction, postings: { id: string; isNew: boolean; places: Place[] }[]) {
  if (postings.length === 0) return
  const places = postings.flatMap(({ id, places }) =>
    places.map(({ postalCode, name, land, lat, lon }, position) => ({
      id: uuidv7(),
      job_posting_id: id,
      position,
      postal_code: postalCode,
      name,
      land,
      lat,
      lon,
    })),
  )
  const known = postings.filter(({ isNew }) => !isNew).map(({ id }) => id)
  if (known.length > 0)
    await tx.execute(sql`delete from job_posting_place where job_posting_id = any(${sql.param(known)}::uuid[])`)
  const columns = sql.raw('id, job_posting_id, position, postal_code, name, land, lat, lon')
  await tx.execute(sql`
    insert into job_posting_place (${columns})
    select ${columns} from jsonb_populate_recordset(null::job_posting_place, ${JSON.stringify(places)}::jsonb)`)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
