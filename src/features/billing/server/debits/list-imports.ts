import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { BILLING_PAGE_SIZE } from '../../search-params'
import { bankImport, bankStatement } from '../bank-table'
import type { DebitAdmin } from '../commands/billing-context'
import { lockImports } from './import-bank-file'
import { type MissingStatements, missingStatements } from './missing-statements'

/** Imported bank files, newest first, with their balances. */
export async function listImports(db: Queryable, { page = 1 }: { page?: number }) {
  const [rows, total, missing] = await Promise.all([
    db
      .select({
        ...pick(bankImport, 'id', 'fileName', 'format', 'applied', 'repeated', 'unmatched', 'totalCents'),
        ...pick(bankImport, 'appliedCents', 'repeatedCents', 'unmatchedCents', 'foreignAccounts', 'eventCount'),
        ...pick(bankImport, 'doneCount', 'createdAt'),
        importedBy: user.name,
      })
      .from(bankImport)
      .leftJoin(user, eq(user.id, bankImport.importedByUserId))
      .orderBy(desc(bankImport.createdAt), desc(bankImport.id))
      .limit(BILLING_PAGE_SIZE)
      .offset((page - 1) * BILLING_PAGE_SIZE),
    db.$count(bankImport),
    findMissing(db),
  ])
  const balances = await findBalances(
    db,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({ ...row, balances: balances.get(row.id) ?? [] })),
    total,
    missing: missing.filter(({ isSeen }) => !isSeen).map(({ isSeen: _, ...each }) => each),
  }
}

/** First and last balance of each account in a file. */
async function findBalances(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({ importId: bankStatement.importId, account: bankStatement.account, ...CHAIN })
    .from(bankStatement)
    .where(and(inArray(bankStatement.importId, [...ids]), isNotNull(bankStatement.closingCents)))
    .orderBy(asc(bankStatement.position))
  const groups = Map.groupBy(rows, ({ importId, account }) => `${importId}|${account}`)
  const balances = [...groups.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const { account, openingCents, openingOn } = first
    const { importId, closingCents, closingOn } = last
    return [{ importId, account, statements: own.length, openingCents, openingOn, closingCents, closingOn }]
  })
  return Map.groupBy(balances, ({ importId }) => importId)
}

const CHAIN = pick(bankStatement, 'openingCents', 'openingOn', 'closingCents', 'closingOn')

/** Older statements can no longer be downloaded; days. */
const LOOK_BACK_DAYS = 400

/** Gaps between the imported statements, latest first. */
async function findMissing(db: Queryable): Promise<(Told & { isSeen: boolean })[]> {
  const rows = await db
    .select({
      ...pick(bankStatement, 'id', 'account', 'sequence', 'year', 'edition', 'gapSeenAt'),
      ...CHAIN,
    })
    .from(bankStatement)
    .innerJoin(bankImport, eq(bankImport.id, bankStatement.importId))
    .where(
      and(
        inArray(bankImport.format, ['camt.053', 'MT940']),
        gte(bankStatement.closingOn, sql`(now() - ${`${LOOK_BACK_DAYS} days`}::interval)::date::text`),
      ),
    )
  const chained = rows.flatMap(({ openingCents, openingOn, closingCents, closingOn, ...row }) =>
    openingCents === null || openingOn === null || closingCents === null || closingOn === null
      ? []
      : [{ ...row, openingCents, openingOn, closingCents, closingOn }],
  )
  const seen = new Set(chained.flatMap(({ id, gapSeenAt }) => (gapSeenAt === null ? [] : id)))
  return missingStatements(chained)
    .map((each) => ({ ...told(each), isSeen: seen.has(each.id) }))
    .toSorted((one, other) => other.to.localeCompare(one.to))
}

type Told = ReturnType<typeof told>

function told({ id, account, before, after, cents }: MissingStatements) {
  return {
    ...{ id, account, cents, from: before.closingOn, to: after.closingOn },
    ...{ fromNumber: before.sequence || null, toNumber: after.sequence || null },
  }
}

/**
 * A person has checked missing statements: they are no longer shown.
 * @throws {AppError} conflict when nothing is missing there (any more)
 */
export async function settleMissing({ db, actor, now }: DebitAdmin, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const missing = (await findMissing(tx)).find((each) => each.id === id && !each.isSeen)
    if (!missing) throw billingError('statementsComplete')
    await tx
      .update(bankStatement)
      .set({ gapSeenAt: now, gapSeenByUserId: actor.userId })
      .where(eq(bankStatement.id, id))
    await audit(tx, actor, 'bank-statement.settled', {
      type: 'bank-statement',
      id,
      details: { amountCents: missing.cents, from: missing.from, to: missing.to },
    })
  })
}
