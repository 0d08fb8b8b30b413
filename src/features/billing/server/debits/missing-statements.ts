/** A numbered or dated statement of an account with its balances, cents. Days are `YYYY-MM-DD`. */
export type ChainedStatement = {
  id: string
  account: string
  sequence: number | null
  year: number | null
  edition: string | null
  openingCents: number
  openingOn: string
  closingCents: number
  closingOn: string
}

/** A gap between two statements of an account. */
export type MissingStatements = {
  /** The statement after the gap. */
  id: string
  account: string
  before: ChainedStatement
  after: ChainedStatement
  /** By how much the missing statements changed the account: zero when only a number is missing. */
  cents: number
}

/**
 * Finds missing statements: an opening balance that no earlier statement ended with, or a skipped number. Downloads
 * without a number may overlap, which hides nothing.
 */
export function missingStatements(statements: readonly ChainedStatement[]): MissingStatements[] {
  return [...Map.groupBy(statements, ({ account }) => account).values()].flatMap((own) => {
    const ordered = own.toSorted(byTime)
    return ordered.flatMap((after, index) => {
      const earlier = ordered.slice(0, index)
      const before = earlier.toSorted((one, other) => one.closingOn.localeCompare(other.closingOn)).at(-1)
      if (!before || isCovered(after, earlier)) return []
      const last = earlier.findLast(({ closingCents }) => closingCents === after.openingCents)
      if (!last) return [gap(before, after)]
      return isNumberMissing(after, own) ? [gap(last, after)] : []
    })
  })
}

function gap(before: ChainedStatement, after: ChainedStatement): MissingStatements {
  return { id: after.id, account: after.account, before, after, cents: after.openingCents - before.closingCents }
}

function byTime(one: ChainedStatement, other: ChainedStatement): number {
  const days = one.openingOn.localeCompare(other.openingOn) || one.closingOn.localeCompare(other.closingOn)
  return days || (one.sequence ?? 0) - (other.sequence ?? 0) || pageOf(one) - pageOf(other)
}

function pageOf({ edition }: ChainedStatement): number {
  return Number(edition?.split('/')[2] ?? 0)
}

/** It begins with another one, or within its days: numbered statements of a day follow each other. */
function isCovered(after: ChainedStatement, earlier: readonly ChainedStatement[]): boolean {
  return earlier.some((each) => {
    if (each.openingCents === after.openingCents && each.openingOn === after.openingOn) return true
    const mayOverlap = each.edition === null || after.edition === null
    return mayOverlap && each.openingOn <= after.openingOn && after.openingOn < each.closingOn
  })
}

function isNumberMissing({ sequence, year, edition }: ChainedStatement, own: readonly ChainedStatement[]): boolean {
  if (edition === null || sequence === null) return false
  const numbers = own.flatMap((each) => (each.edition !== null && each.year === year ? (each.sequence ?? []) : []))
  const isFirst = !numbers.some((number) => number < sequence)
  return !isFirst && !numbers.includes(sequence - 1)
}
