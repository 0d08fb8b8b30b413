import type { BankFormat, BankStatement } from '../bank-event.ts'

/**
 * Numbers the parts of a file: bookings of one part are different ones, however similar. A statement that continues the
 * previous one, or has its own number, belongs to the same part; any other may repeat bookings, as when somebody joins
 * files that overlap. Reports of a day always may.
 */
export function withTellings(statements: readonly BankStatement[], format: BankFormat): BankStatement[] {
  let telling = 0
  let own: BankStatement[] = []
  return statements.map((statement, index) => {
    if (index > 0 && (format === 'camt.052' || !goesOn(statement, own))) {
      telling = index
      own = []
    }
    own.push(statement)
    return { ...statement, events: statement.events.map((event) => ({ ...event, telling })) }
  })
}

function goesOn(statement: BankStatement, before: readonly BankStatement[]): boolean {
  const last = before.at(-1)
  if (!last || before.some((each) => isSameAccount(each, statement) && each.edition === statement.edition)) {
    return last !== undefined && isNext(statement, last)
  }
  return statement.edition !== null
}

/** Begins with the closing balance of the previous one, and ends later. */
function isNext(statement: BankStatement, last: BankStatement): boolean {
  const { account, edition, openingCents, closingOn } = statement
  const isLater = closingOn !== null && last.closingOn !== null && closingOn > last.closingOn
  return edition === null && isLater && account === last.account && openingCents === last.closingCents
}

function isSameAccount(one: BankStatement, other: BankStatement): boolean {
  return one.account === other.account
}
