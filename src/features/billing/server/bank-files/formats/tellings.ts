import type { BankFormat, BankStatement } from '../bank-event.ts'

/**
 * Numbers the tellings of a file: bookings of one telling are different ones, however alike. A statement that goes on where
 * the one before ended, or has a number of its own, belongs to the same telling; any other may tell the same once more, as when
 * somebody joins files that overlap. Reports of a day always do.
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

/** Begins with the balance that the one before ended with, and ends later. */
function isNext(statement: BankStatement, last: BankStatement): boolean {
  const { account, edition, openingCents, closingOn } = statement
  const isLater = closingOn !== null && last.closingOn !== null && closingOn > last.closingOn
  return edition === null && isLater && account === last.account && openingCents === last.closingCents
}

function isSameAccount(one: BankStatement, other: BankStatement): boolean {
  return one.account === other.account
}
