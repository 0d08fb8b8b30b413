import { formatCents } from '../../../../lib/money/money.ts'

/** An amount exactly as the bank wrote it: `units` are hundred-thousandths, the smallest unit of ISO 20022. */
export type ExactAmount = { units: bigint; currency: string; written: string }

const UNITS_OF_A_CENT = 1000n
/** Maximum in the database: 21 million euros. */
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

/** Whole cents of a bookable amount; otherwise 0 and the amount as written. */
export function bookable({ units, currency, written }: ExactAmount): { amountCents: number; oddAmount: string | null } {
  const cents = units / UNITS_OF_A_CENT
  const isBookable = currency === 'EUR' && units % UNITS_OF_A_CENT === 0n && cents <= MAX_CENTS
  return isBookable ? { amountCents: Number(cents), oddAmount: null } : { amountCents: 0, oddAmount: written }
}

/** Cents of a signed sum, for display and storage; fractions of cents are cut off. */
export function centsOf(units: bigint): number {
  return Number(units / UNITS_OF_A_CENT)
}

/** `1.234,56 €`, or with the code of another currency. */
export function formatUnits(units: bigint, currency: string): string {
  const text = formatCents(centsOf(units))
  return currency === 'EUR' ? text : text.replace('€', currency)
}
