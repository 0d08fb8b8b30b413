import { groupIban } from '~/features/billing/debit/mandate'
import { billingError } from '~/features/billing/errors'
import type { BankStatement } from '~/features/billing/server/bank-files/bank-event'
import type { NamedDocument } from '~/features/billing/server/bank-files/read-bank-file'
import { bankStatement } from '~/features/billing/server/bank-table'
import { requireOperator } from '~/features/billing/server/operator/operator'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { bare } from './compare-bookings'

export type OwnStatement = { account: string; statement: BankStatement }

/**
 * The statements of the operator's account, and the other accounts in a file. An account that was the operator's when
 * an earlier file was read stays one: debits are still returned there.
 * @throws {AppError} invalid when none of the statements is the operator's, or one names no account
 */
export async function ownStatements(
  db: Queryable,
  { statements }: NamedDocument,
): Promise<{ statements: OwnStatement[]; foreignAccounts: string[] }> {
  if (statements.length === 0) return { statements: [], foreignAccounts: [] }
  const { iban } = await requireOperator(db)
  const told = [...new Set(statements.flatMap(({ account }) => (account ? [bare(account)] : [])))]
  const earlier = await db
    .selectDistinct({ account: bankStatement.account })
    .from(bankStatement)
    .where(anyOf(bankStatement.account, told))
  const accounts = [iban, ...earlier.map(({ account }) => account)]
  const own: OwnStatement[] = []
  const foreign = new Set<string>()
  for (const statement of statements) {
    const name = statement.account
    if (name === null) throw billingError('foreignAccount', NO_ACCOUNT)
    const account = accounts.find((each) => isAccount(name, each))
    if (account === undefined) foreign.add(name)
    else own.push({ account, statement })
  }
  if (own.length === 0) {
    const names = [...foreign].map((account) => groupIban(account)).join(', ')
    throw billingError(
      'foreignAccount',
      `Diese Datei gehört zum Konto ${names}, in den Betreiberdaten steht ${groupIban(iban)}. Es wurde nichts gebucht.`,
    )
  }
  return { statements: own, foreignAccounts: [...foreign] }
}

const NO_ACCOUNT =
  'Ein Auszug dieser Datei nennt kein Konto. Es wurde nichts gebucht. Bitte laden Sie sie bei der Bank noch einmal herunter.'

/** Whether a bank's name for an account is this IBAN: itself, or `50010517/0648489890` as in MT940. */
export function isAccount(told: string, iban: string): boolean {
  if (bare(told).startsWith(iban)) return true
  const [bank = '', number = ''] = told.replace(/\s/g, '').split('/')
  const digits = /^\d+/.exec(number)?.[0]?.replace(/^0+/, '') ?? ''
  return (
    iban.startsWith('DE') && digits !== '' && bank === iban.slice(4, 12) && digits === iban.slice(12).replace(/^0+/, '')
  )
}
