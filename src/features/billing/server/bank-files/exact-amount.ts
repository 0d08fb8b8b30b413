import { formatCents } from '../../../../lib/money/money.ts'

/** An amount as a bank wrote it, exact: `units` are hundred-thousandths, as small as ISO 20022 allows. */
export type ExactAmount = { units: bigint; currency: string; written: string }

const UNITS_OF_A_CENT = 1000n
/** What fits the database: 21 million euros. */
const MAX_CENTS = 2_147_483_647

/** `177.31` or `177,31` → an exact amount; null when it is no number, or longer than banks write. */
export function exactAmount(written: string, currency: string): ExactAmount | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:[.,](\d{0,8}))?$/.exec(written) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(5))) return null
  return {
    ...{ units: BigInt(whole) * 100_000n + BigInt(fraction.slice(0, 5).padEnd(5, '0')), currency },
    written: `${written} ${currency}`.slice(0, 40),
  }
}

/** Whole cents of what can be booked; otherwise 0 and the amount as it was written. */
export function bookable({ units, currency, written }: ExactAmount): { amountCents: number; oddAmount: string | null } {
  const cents = units / UNITS_OF_A_CENT
  const isBookable = currency === 'EUR' && units % UNITS_OF_A_CENT === 0n && cents <= MAX_CENTS
  return isBookable ? { amountCents: Number(cents), oddAmount: null } : { amountCents: 0, oddAmount: written }
}

/** Cents of a signed sum, for people to read and to keep; parts of cents are cut off. */
export function centsOf(units: bigint): number {
  return Number(units / UNITS_OF_A_CENT)
}

/** `1.234,56 €`, or with the currency's letters when it is another one. */
export function formatUnits(units: bigint, currency: string): string {
  const text = formatCents(centsOf(units))
  return currency === 'EUR' ? text : text.replace('€', currency)
}
