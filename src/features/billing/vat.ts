/** Standard rate of German VAT in per cent by the day it applies from (UStG § 12 Abs. 1); the newest first. */
const RATES = [{ from: '2007-01-01', percent: 19 }] as const

/** The rate on a calendar day `YYYY-MM-DD`. */
export function vatPercent(isoDay: string): number {
  return RATES.find((rate) => rate.from <= isoDay)?.percent ?? RATES[0].percent
}

/** VAT and gross of a net price, in cents, rounded commercially. */
export function withVat(netCents: number, percent: number): { vatCents: number; grossCents: number } {
  const vatCents = Math.round((netCents * percent) / 100)
  return { vatCents, grossCents: netCents + vatCents }
}
