import { eq } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { OperatorInput } from '../../operator'
import { operator, operatorAccountChange } from './operator-table'

/** Where the debits of all companies go: whoever changes it alone could send them to an own account. */
type Account = Pick<OperatorInput, 'creditorId' | 'iban' | 'bic' | 'bankName'>
/** The account among an operator's data. */
export function accountOf({ creditorId, iban, bic, bankName }: Account): Account {
  return { creditorId, iban, bic, bankName }
}

/** Whether both are paid into the same account under the same creditor. */
export function isSameAccount(one: Account, other: Account): boolean {
  return JSON.stringify(accountOf(one)) === JSON.stringify(accountOf(other))
}

/** Keeps another account until a second admin confirms it; a later proposal replaces an earlier one. */
export async function proposeAccount(
  tx: Transaction,
  { values, actor, now }: Pick<SignedInContext, 'actor' | 'now'> & { values: Account },
): Promise<void> {
  await tx.delete(operatorAccountChange)
  await tx
    .insert(operatorAccountChange)
    .values({ ...accountOf(values), proposedByUserId: actor.userId, createdAt: now, updatedAt: now })
  await audit(tx, actor, 'operator.account-proposed', { type: 'operator', ...accountDetails(values) })
  await tellAdmins(tx, 'admin-account-change', now.toISOString(), actor.userId)
}

/** The change that waits, and whether this admin may confirm it; null when there is none. */
export async function findAccountChange(db: Queryable, actor: SignedInActor) {
  const [found] = await db
    .select({
      ...pick(operatorAccountChange, 'id', 'creditorId', 'iban', 'bic', 'bankName', 'proposedByUserId'),
      proposedAt: operatorAccountChange.createdAt,
      proposedBy: user.name,
    })
    .from(operatorAccountChange)
    .leftJoin(user, eq(user.id, operatorAccountChange.proposedByUserId))
  if (!found) return null
  const { proposedByUserId, ...change } = found
  return { ...change, canConfirm: proposedByUserId !== actor.userId }
}

/**
 * Puts the account that waits in force.
 * @throws {AppError} conflict for the person who proposed it, or when it no longer waits
 */
export async function confirmAccount({ db, actor, now }: SignedInContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The order of `saveOperator`, so that neither waits for the other.
    const [current] = await tx.select({ version: operator.version }).from(operator).limit(1).for('update')
    const change = await takeChange(tx, id)
    if (change.proposedByUserId === actor.userId) throw billingError('sameAccountEyes')
    await tx.update(operator).set({ ...accountOf(change), version: (current?.version ?? 0) + 1, confirmedAt: now })
    await audit(tx, actor, 'operator.account-changed', { type: 'operator', ...accountDetails(change) })
    await announce(tx, 'changed_pages', ['legal', 'plans'])
  })
}

/**
 * Drops the account that waits; the one in force stays.
 * @throws {AppError} conflict when it no longer waits
 */
export async function discardAccount({ db, actor }: SignedInContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const change = await takeChange(tx, id)
    await audit(tx, actor, 'operator.account-discarded', { type: 'operator', ...accountDetails(change) })
  })
}

async function takeChange(tx: Transaction, id: string) {
  const [change] = await tx.delete(operatorAccountChange).where(eq(operatorAccountChange.id, id)).returning()
  if (!change) throw billingError('accountChangeGone')
  return change
}

function accountDetails({ creditorId, iban }: Account) {
  const ibanEnd = iban.slice(-4)
  return { details: { creditorId, ibanEnd } }
}
