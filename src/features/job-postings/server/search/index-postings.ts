import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { companyProfile } from '~/features/companies/server/table'
import { plainText } from '~/lib/rich-text'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { places } from '../queries/places-of-row'
import { jobPosting } from '../table'
import { companyIds, pointIds, titleIds } from './dictionaries'
import { documentTerms } from './document-terms'
import { facetCode, filterLexemes } from './facet-code'
import { cellLexeme } from './geo-cells'
import { monthlyPay } from './monthly-pay'

/** Postings that are read together, and rows that are written together. */
const CHUNK = 1_000
const WRITTEN_AT_ONCE = 125
/** Whose words are worked out before requests get their turn: some milliseconds. */
const WORKED_OUT_AT_ONCE = 5

/**
 * Writes the rows of these postings anew: published ones are found from the commit on, all others not any more.
 * Repeating it is harmless. Returns the ids of those that another transaction is changing just now: they are left as
 * they are, and their turn is to come again.
 */
export async function indexPostings(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const busy: string[] = []
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK)
    const others = await holdPostings(tx, chunk)
    busy.push(...others)
    await indexChunk(tx, others.size === 0 ? chunk : chunk.filter((id) => !others.has(id)))
  }
  return busy
}

const idsSchema = z.array(z.object({ id: z.string() }))

/**
 * Keeps these postings as they are until the transaction ends: what is read of them here, and written only seconds later,
 * would else take back what somebody does in between. Answers those that somebody else is at.
 */
async function holdPostings(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const wanted = sql`id = any(${sql.param([...ids])}::uuid[])`
  const { rows: held } = await tx.execute(
    sql`select id from job_posting where ${wanted} order by id for share skip locked`,
  )
  const isHeld = new Set(idsSchema.parse(held).map(({ id }) => id))
  if (isHeld.size === ids.length) return new Set()
  const { rows: there } = await tx.execute(sql`select id from job_posting where ${wanted}`)
  return new Set(
    idsSchema
      .parse(there)
      .map(({ id }) => id)
      .filter((id) => !isHeld.has(id)),
  )
}

/** Takes postings out of the index. */
export async function removePostings(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await changeOpenPostings(db, new Map(), await deleteRows(db, ids))
}

/** Takes the rows out; answers how many of each company. */
async function deleteRows(db: Queryable, ids: readonly string[]): Promise<Map<number, number>> {
  const these = sql`(select unnest(${sql.param([...ids])}::uuid[]))`
  const { rows } = await db.execute(sql`delete from search_posting where job_posting_id in ${these} returning company`)
  for (const [table] of SAMPLES) await db.execute(sql`delete from ${table} where job_posting_id in ${these}`)
  return countOf(rows)
}

/** The samples of the index: every 16th and every 256th row, by the hash of the id. */
const SAMPLES: readonly (readonly [SQL, SQL])[] = [
  [sql`search_sample16`, sql`uuid_hash(job_posting_id) & 15 = 0`],
  [sql`search_sample256`, sql`uuid_hash(job_posting_id) & 255 = 0`],
]

async function indexChunk(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return
  const postings = await readPostings(tx, ids)
  const gone = await deleteRows(tx, ids)
  if (postings.length === 0) return changeOpenPostings(tx, new Map(), gone)
  const points = await pointIds(
    tx,
    postings.flatMap((posting) => posting.places),
  )
  const companies = await companyIds(tx, postings)
  const titles = await titleIds(
    tx,
    postings.map(({ title }) => title),
  )
  // The words of the next rows are worked out while PostgreSQL takes in the ones before.
  let writing: Promise<void> = Promise.resolve()
  const come = new Map<number, number>()
  for (let start = 0; start < postings.length; start += WRITTEN_AT_ONCE) {
    const rows: ReturnType<typeof rowOf> = []
    const end = Math.min(postings.length, start + WRITTEN_AT_ONCE)
    for (let at = start; at < end; at += WORKED_OUT_AT_ONCE) {
      const few = postings.slice(at, Math.min(end, at + WORKED_OUT_AT_ONCE))
      rows.push(...few.flatMap((posting) => rowOf(posting, { points, companies, titles })))
      await setImmediate()
    }
    await writing
    writing = writeRows(tx, rows, come)
    // Its failure is met by the next `await`; until then it must not count as met by nobody.
    writing.catch(() => {})
  }
  await writing
  await writeSamples(
    tx,
    postings.map(({ id }) => id),
  )
  await changeOpenPostings(tx, come, gone)
}

/**
 * Brings each company's number of postings online in line. Differences, for two transactions may change one company at
 * a time; in one order, so that they do not wait for each other.
 */
async function changeOpenPostings(db: Queryable, come: Map<number, number>, gone: Map<number, number>) {
  const changes = [...new Set([...come.keys(), ...gone.keys()])]
    .map((company) => ({ company, by: (come.get(company) ?? 0) - (gone.get(company) ?? 0) }))
    .filter(({ by }) => by !== 0)
  if (changes.length === 0) return
  await db.execute(sql`
    with change as (
      select c.company_id, r.by from json_to_recordset(${JSON.stringify(changes)}::json) as r(company int, by int)
      join search_company c on c.id = r.company),
    locked as materialized (
      select id, by from company_profile p join change using (company_id) order by p.id for no key update of p)
    update company_profile p set open_postings = greatest(0, open_postings + by) from locked where locked.id = p.id`)
}

const companiesSchema = z.array(z.object({ company: z.number() }))

function countOf(rows: readonly Record<string, unknown>[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { company } of companiesSchema.parse(rows)) counts.set(company, (counts.get(company) ?? 0) + 1)
  return counts
}

type Posting = Awaited<ReturnType<typeof readPostings>>[number]
type Ids = {
  points: Awaited<ReturnType<typeof pointIds>>
  companies: Awaited<ReturnType<typeof companyIds>>
  titles: Awaited<ReturnType<typeof titleIds>>
}

function rowOf(posting: Posting, { points, companies, titles }: Ids) {
  if (posting.publishedAt === null || posting.runsUntil === null) return []
  const [place = 0, ...others] = [...new Set(posting.places.map((each) => points(each)))]
  const body = [posting.tasks, posting.profile, posting.offer].map(plainText).join('\n')
  return [
    {
      id: posting.id,
      pub: seconds(posting.publishedAt),
      ends: seconds(posting.runsUntil),
      code: facetCode(posting),
      pay: monthlyPay(posting),
      place,
      company: companies(posting.companyId),
      title: titles(posting.title),
      more: others.length === 0 ? null : others,
      body,
      terms: [
        ...documentTerms({ ...posting, body }),
        ...filterLexemes(posting),
        ...new Set(posting.places.map(cellLexeme)),
      ],
    },
  ]
}

/** @param come counts what was written of each company */
async function writeRows(tx: Transaction, rows: ReturnType<typeof rowOf>, come: Map<number, number>) {
  const written = await tx.execute(sql`
    insert into search_posting (job_posting_id, pub, ends, code, pay, place, company, title, more_places, body, terms)
    select id, pub, ends, code, pay, place, company, title, more, body, array_to_tsvector(terms)
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      id uuid, pub int, ends int, code int, pay smallint, place int, company int, title int, more int[], body text, terms text[])
    on conflict do nothing returning company`)
  for (const [company, count] of countOf(written.rows)) come.set(company, (come.get(company) ?? 0) + count)
}

async function writeSamples(tx: Transaction, ids: string[]) {
  const these = sql`(select unnest(${sql.param(ids)}::uuid[]))`
  for (const [table, isInSample] of SAMPLES) {
    await tx.execute(
      sql`insert into ${table} select * from search_posting where job_posting_id in ${these} and ${isInSample} on conflict do nothing`,
    )
  }
}

async function readPostings(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({
      id: jobPosting.id,
      companyId: jobPosting.companyId,
      publishedAt: jobPosting.publishedAt,
      runsUntil: jobPosting.runsUntil,
      occupationField: jobPosting.occupationField,
      employmentTypes: jobPosting.employmentTypes,
      contract: jobPosting.contract,
      workplace: jobPosting.workplace,
      employerType: jobPosting.employerType,
      salaryMinCents: jobPosting.salaryMinCents,
      salaryMaxCents: jobPosting.salaryMaxCents,
      salaryPeriod: jobPosting.salaryPeriod,
      hoursPerWeek: jobPosting.hoursPerWeek,
      referenceNumber: jobPosting.referenceNumber,
      title: jobPosting.title,
      tasks: jobPosting.tasks,
      profile: jobPosting.profile,
      offer: jobPosting.offer,
      profileId: companyProfile.id,
      companyName: companyProfile.name,
      benefits: companyProfile.benefits,
      places,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(inArray(jobPosting.id, [...ids]), eq(jobPosting.status, 'published')))
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
