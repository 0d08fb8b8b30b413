import { and, asc, count, desc, eq, exists, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { companyBlock } from '~/features/resumes/server/contact-table'
import { resume } from '~/features/resumes/server/table'
import { PAGE_SIZE, pageOffset } from '~/lib/paging'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { foldedText } from '~/platform/server/database/folded-text'
import { poolError } from '../errors'
import type { PoolListInput } from '../schema'
import { askablePerson, refusalOf } from './commands'
import { poolEntry, poolNote } from './table'

const NOTES_SHOWN = 50
/** Tags to filter by. */
const TAGS_SHOWN = 100
const OWN_SHOWN = 100

/** The people in a company's pool now: with consent, until its end, and nobody who has blocked the company since. */
function isInPool(db: Queryable, companyId: string, now: Date): SQL | undefined {
  const block = db
    .select({ one: sql`1` })
    .from(companyBlock)
    .where(
      and(
        eq(companyBlock.applicantProfileId, poolEntry.applicantProfileId),
        eq(companyBlock.companyId, poolEntry.companyId),
      ),
    )
  return and(
    eq(poolEntry.companyId, companyId),
    eq(poolEntry.state, 'agreed'),
    sql`${poolEntry.keepUntil} > ${now.toISOString()}::timestamptz`,
    isNull(user.suspendedAt),
    notExists(block),
  )
}

/** One page of the pool, those whose consent ends first at the end, with the tags there are and the open questions. */
export async function listPool(
  { db, now }: { db: Queryable; now: Date },
  actor: CompanyActor,
  { q, schlagwort, berufsfeld, page = 1 }: PoolListInput,
) {
  const companyId = actor.company.id
  const all = isInPool(db, companyId, now)
  const which = and(
    all,
    q ? found(db, q) : undefined,
    schlagwort ? sql`${schlagwort}::text = any(${poolEntry.tags})` : undefined,
    berufsfeld ? sql`${berufsfeld}::text = any(${applicantProfile.desiredOccupationFields})` : undefined,
  )
  const people = () =>
    db
      .select({
        ...pick(poolEntry, 'id', 'applicantProfileId', 'keepUntil', 'tags'),
        name: sql<string>`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName}`,
        headline: applicantProfile.headline,
        city: applicantProfile.city,
      })
      .from(poolEntry)
      .innerJoin(applicantProfile, eq(applicantProfile.id, poolEntry.applicantProfileId))
      .innerJoin(user, eq(user.id, applicantProfile.userId))
      .$dynamic()
  const counted = (condition: SQL | undefined) =>
    db
      .select({ count: count() })
      .from(poolEntry)
      .innerJoin(applicantProfile, eq(applicantProfile.id, poolEntry.applicantProfileId))
      .innerJoin(user, eq(user.id, applicantProfile.userId))
      .where(condition)
  const asked = and(eq(poolEntry.companyId, companyId), eq(poolEntry.state, 'asked'))
  const [rows, [total], [everybody], tags, open] = await Promise.all([
    people()
      .where(which)
      .orderBy(desc(poolEntry.keepUntil), asc(poolEntry.id))
      .limit(PAGE_SIZE)
      .offset(pageOffset({ page })),
    counted(which),
    counted(all),
    db
      .selectDistinct({ tag: sql<string>`unnest(${poolEntry.tags})` })
      .from(poolEntry)
      .where(and(eq(poolEntry.companyId, companyId), eq(poolEntry.state, 'agreed')))
      .orderBy(sql`1`)
      .limit(TAGS_SHOWN),
    db.$count(poolEntry, asked),
  ])
  const notes = await notesOf(db, actor, rows)
  return {
    items: rows.map((row) => ({ ...row, notes: notes.filter(({ entryId }) => entryId === row.id) })),
    total: total?.count ?? 0,
    everybody: everybody?.count ?? 0,
    tags: tags.map(({ tag }) => tag),
    asked: open,
  }
}

/** Names, headline, town and tags in folded letters, and the title of the résumé the company reads. */
function found(db: Queryable, q: string): SQL | undefined {
  const pattern = foldedText(sql`${`%${q.replace(/[\\%_]/g, '\\$&')}%`}::text`)
  const words = sql`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName} || ' ' || coalesce(${applicantProfile.headline}, '') || ' ' || ${applicantProfile.city} || ' ' || array_to_string(${poolEntry.tags}, ' ')`
  const titled = db
    .select({ one: sql`1` })
    .from(resume)
    .where(
      and(
        eq(resume.applicantProfileId, poolEntry.applicantProfileId),
        // The others are nobody's business.
        eq(resume.isDefault, true),
        sql`${foldedText(sql`${resume.title}`)} like ${pattern}`,
      ),
    )
  return or(sql`${foldedText(words)} like ${pattern}`, exists(titled))
}

async function notesOf(db: Queryable, actor: CompanyActor, rows: readonly { id: string }[]) {
  if (rows.length === 0) return []
  return db
    .select({
      ...pick(poolNote, 'id', 'entryId', 'body', 'createdAt'),
      author: user.name,
      isOwn: sql<boolean>`${poolNote.authorUserId} = ${actor.userId}`,
    })
    .from(poolNote)
    .leftJoin(user, eq(user.id, poolNote.authorUserId))
    .where(
      anyOf(
        poolNote.entryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(poolNote.createdAt), desc(poolNote.id))
    .limit(NOTES_SHOWN * PAGE_SIZE)
}

/** What a company sees next to an application or a résumé: whether it may ask, and what became of asking. */
export async function poolStanding(
  { db, now }: { db: Queryable; now: Date },
  actor: CompanyActor,
  about: Parameters<typeof askablePerson>[2],
) {
  const applicantProfileId = await askablePerson(db, actor, about)
  if (applicantProfileId === null) return null
  const [latest] = await db
    .select({
      ...pick(poolEntry, 'id', 'state', 'keepUntil', 'decidedAt'),
      askedAt: poolEntry.createdAt,
    })
    .from(poolEntry)
    .where(and(eq(poolEntry.companyId, actor.company.id), eq(poolEntry.applicantProfileId, applicantProfileId)))
    .orderBy(desc(poolEntry.createdAt))
    .limit(1)
  const refusal = await refusalOf(db, { companyId: actor.company.id, applicantProfileId, now })
  return { latest: latest ?? null, refusal }
}

const ownColumns = {
  ...pick(poolEntry, 'id', 'state', 'message', 'months', 'keepUntil', 'renewalAskedAt', 'decidedAt'),
  askedAt: poolEntry.createdAt,
  companyName: companyProfile.name,
  companyProfileId: companyProfile.id,
}

function ownRows(db: Queryable) {
  return db
    .select(ownColumns)
    .from(poolEntry)
    .leftJoin(companyProfile, eq(companyProfile.companyId, poolEntry.companyId))
    .$dynamic()
}

const asRead = <Row extends { message: string }>(row: Row) => ({ ...row, message: maskContacts(row.message) })

/** The pools that a person was asked for, the latest first. */
export async function ownPools(db: Queryable, applicantProfileId: string) {
  const rows = await ownRows(db)
    .where(eq(poolEntry.applicantProfileId, applicantProfileId))
    .orderBy(desc(poolEntry.createdAt), desc(poolEntry.id))
    .limit(OWN_SHOWN)
  return rows.map(asRead)
}

/**
 * The same for a link in a mail; without data of the person.
 * @throws AppError notFound
 */
export async function poolOfLink(db: Queryable, entryId: string) {
  const [row] = await ownRows(db).where(eq(poolEntry.id, entryId))
  if (!row) throw poolError('notFound')
  return asRead(row)
}
