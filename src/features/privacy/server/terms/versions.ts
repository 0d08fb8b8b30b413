import { and, desc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { fromWallClock, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { pick } from '~/lib/pick'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import { firstDayOf } from '../../terms/lifecycle'
import { legalTemplates } from '../../terms/schema'
import { ANNOUNCED_DAYS } from '../../terms/terms'
import type { LegalDocument } from '../../terms/vocabulary'
import { termsVersion } from './table'

/** Versions of one document that a page names. */
const SHOWN = 100

/**
 * What applies now: only what all whom it concerns were told 15 days ago (`firstDayOf`) and nobody withdrew, and the
 * first version.
 */
export function isInForce(now: Date): SQL | undefined {
  const today = toIsoDay(now)
  const toldBefore = fromWallClock(`${dayAfter(today, -ANNOUNCED_DAYS)}T00:00`) ?? now
  return or(
    eq(termsVersion.version, 1),
    and(
      isNull(termsVersion.withdrawnAt),
      lte(termsVersion.validFrom, today),
      isNotNull(termsVersion.announcedAt),
      lt(termsVersion.announcedAt, toldBefore),
    ),
  )
}

/**
 * A legal text: the version asked for, else the one in force, with the one before it and the list of all. Until the
 * first account was made nothing is stored, and the product's own text stands.
 * @throws AppError termsNotFound
 */
export async function readTerms(
  db: Queryable,
  { document, version }: { document: LegalDocument; version?: number | undefined },
  now: Date,
) {
  const rows = await db
    .select({
      ...pick(termsVersion, 'version', 'text', 'summary', 'validFrom', 'announcedAt', 'withdrawnAt'),
      withdrawalReason: termsVersion.withdrawalReason,
      isInForce: sql<boolean>`coalesce(${isInForce(now)}, false)`,
    })
    .from(termsVersion)
    .where(eq(termsVersion.document, document))
    .orderBy(desc(termsVersion.version))
    .limit(SHOWN)
  const current = rows.find((row) => row.isInForce)
  if (!current) {
    if (version !== undefined && version !== 1) throw privacyError('termsNotFound')
    return { ...ownProposal(document), isCurrent: true, before: null, current: 1, versions: [], next: null }
  }
  const shown = version === undefined ? current : rows.find((row) => row.version === version)
  if (!shown) throw privacyError('termsNotFound')
  const dayOf = (row: (typeof rows)[number]) => (row.version === 1 ? row.validFrom : firstDayOf(row, now))
  const standing = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
  const before = standing.find((row) => row.version < shown.version)
  const next = standing.findLast((row) => row.version > current.version)
  return {
    ...{ version: shown.version, text: shown.text, summary: shown.summary, validFrom: dayOf(shown) },
    isCurrent: shown === current,
    withdrawn: shown.withdrawnAt && { at: shown.withdrawnAt, reason: shown.withdrawalReason },
    before: before ? { version: before.version, text: before.text } : null,
    current: current.version,
    versions: rows.map((row) => ({
      ...{ version: row.version, validFrom: dayOf(row), isWithdrawn: row.withdrawnAt !== null },
      before: standing.find(({ version }) => version < row.version)?.version ?? null,
    })),
    next: next ? { version: next.version, validFrom: dayOf(next) } : null,
  }
}

/**
 * Whoever publishes or withdraws does it one after the other, and reads afterwards how the one before left it: the
 * first version, which stays, is what they wait for.
 */
export async function lockVersions(tx: Transaction, document: LegalDocument): Promise<void> {
  const first = and(eq(termsVersion.document, document), eq(termsVersion.version, 1))
  await tx.select({ id: termsVersion.id }).from(termsVersion).where(first).for('update')
}

/** Stores the product's text as the first version when somebody agrees to it, or when it is to be replaced. */
export async function keepFirstVersion(db: Queryable, document: LegalDocument, now: Date): Promise<void> {
  await db
    .insert(termsVersion)
    .values({
      ...{ document, version: 1, text: legalTemplates[document], summary: '', audience: 'everyone' },
      ...{ validFrom: toIsoDay(now), announcedAt: now },
    })
    .onConflictDoNothing()
}

/** Number of the version in force, which is stored. */
export async function versionInForce(db: Queryable, document: LegalDocument, now: Date): Promise<number> {
  const [row] = await db
    .select({ version: termsVersion.version })
    .from(termsVersion)
    .where(and(eq(termsVersion.document, document), isInForce(now)))
    .orderBy(desc(termsVersion.version))
    .limit(1)
  return row?.version ?? 1
}

function ownProposal(document: LegalDocument) {
  return { version: 1, text: legalTemplates[document], summary: '', validFrom: null, withdrawn: null }
}
