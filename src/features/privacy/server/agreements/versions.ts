import { and, count, desc, eq, gte, isNotNull, isNull, min, notExists, or } from 'drizzle-orm'
import { findOperator } from '~/features/billing/server/operator/operator'
import { toIsoDay } from '~/lib/dates/dates'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { firstDayFor } from '../../agreement'
import { proposedAgreement } from '../../agreement-text'
import { MEASURES } from '../register/measures'
import { agreementNotice, agreementVersion, processorAgreement } from './table'

type Operator = Awaited<ReturnType<typeof findOperator>>

/** What the product proposes with the operator's present data; null until those are known. */
export function proposalOf(operator: Operator): string | null {
  if (!operator) return null
  const { name, processors } = operator
  return proposedAgreement({ name, address: addressOf(operator), subprocessors: processors, measures: MEASURES })
}

/**
 * Keeps the present proposal as the first version, from when on no other text is offered before it was published: when
 * the first company signs, or when somebody writes the next.
 */
export async function keepFirstAgreement(db: Queryable, now: Date): Promise<void> {
  const text = proposalOf(await findOperator(db))
  if (text === null) return
  await db
    .insert(agreementVersion)
    .values({ version: 1, text, summary: '', validFrom: toIsoDay(now) })
    .onConflictDoNothing()
}

/** More than can be on their way to any company at once. */
const RECENT = 20

/** Versions that were not withdrawn, newest first. */
export function standingVersions(db: Queryable) {
  return db
    .select()
    .from(agreementVersion)
    .where(or(eq(agreementVersion.version, 1), isNull(agreementVersion.withdrawnAt)))
    .orderBy(desc(agreementVersion.version))
    .limit(RECENT)
}

type Standing = Awaited<ReturnType<typeof standingVersions>>
/** What a company signed and was told of. */
type Known = {
  signed: readonly { textVersion: number | null }[]
  notices: readonly (typeof agreementNotice.$inferSelect)[]
}

/**
 * The version that applies for a company, and the one it was told of that is to come. Who has signed gets no other text
 * before its 30 days; who has not was promised nothing.
 */
export function versionsFor(standing: Standing, { signed, notices }: Known, now: Date) {
  const today = toIsoDay(now)
  const known = signed.length === 0 ? null : signedVersion(signed)
  const days = standing.map((row) => {
    const notice = notices.find(({ versionId }) => versionId === row.id) ?? null
    if (known === null || row.version <= known) return { row, notice, from: row.validFrom }
    return { row, notice, from: notice && firstDayFor(row.validFrom, notice.toldAt) }
  })
  const isReached = ({ row, from }: (typeof days)[number]) =>
    row.version === 1 || row.version === known || (from !== null && from <= today)
  const current = days.find(isReached) ?? days.at(-1)
  const next = days.flatMap(({ row, notice, from }) =>
    notice && from && from > today && row.version > (current?.row.version ?? 1) ? [{ row, notice, from }] : [],
  )
  return { current: current?.row ?? null, next: next.at(-1) ?? null }
}

/** Older programs did not write the version down: they knew one only. */
function signedVersion(signed: Known['signed']): number {
  return Math.max(...signed.map(({ textVersion }) => textVersion ?? 1))
}

/** What a company signed, newest first, and was told of. */
export async function knownTo(db: Queryable, companyId: string) {
  const known = await knownToAll(db, [companyId])
  return known(companyId)
}

/** The same of several at once. */
export async function knownToAll(db: Queryable, companyIds: readonly string[]) {
  const signed = await db
    .select()
    .from(processorAgreement)
    .where(anyOf(processorAgreement.companyId, companyIds))
    .orderBy(desc(processorAgreement.signedAt))
  const notices = await db.select().from(agreementNotice).where(anyOf(agreementNotice.companyId, companyIds))
  return (companyId: string) => ({
    signed: signed.filter((row) => row.companyId === companyId),
    notices: notices.filter((row) => row.companyId === companyId),
  })
}

/**
 * Objections that wait for an answer, and the first day on which one of those texts applies for a company that objected:
 * each company's own, which depends on when it was told.
 */
export async function openObjections(db: Queryable): Promise<{ count: number; dueDay: string | null }> {
  const hasSigned = db
    .select({ id: processorAgreement.id })
    .from(processorAgreement)
    .where(
      and(
        eq(processorAgreement.companyId, agreementNotice.companyId),
        gte(processorAgreement.textVersion, agreementVersion.version),
      ),
    )
  // Of one version the earliest told has the earliest day.
  const versions = await db
    .select({ validFrom: agreementVersion.validFrom, count: count(), toldAt: min(agreementNotice.toldAt) })
    .from(agreementNotice)
    .innerJoin(agreementVersion, eq(agreementVersion.id, agreementNotice.versionId))
    .where(
      and(
        isNotNull(agreementNotice.objectedAt),
        isNull(agreementNotice.answeredAt),
        isNull(agreementVersion.withdrawnAt),
        notExists(hasSigned),
      ),
    )
    .groupBy(agreementVersion.id)
  const days = versions.flatMap(({ validFrom, toldAt }) => (toldAt ? [firstDayFor(validFrom, toldAt)] : []))
  return {
    count: versions.reduce((sum, version) => sum + version.count, 0),
    dueDay: days.sort()[0] ?? null,
  }
}

type Address = { street: string; houseNumber: string | null; postalCode: string | null; city: string }

/** Street and town in one line. */
export function addressOf({ street, houseNumber, postalCode, city }: Address): string {
  return `${[street, houseNumber].filter(Boolean).join(' ')}, ${[postalCode, city].filter(Boolean).join(' ')}`
}
