/** What comparable postings pay, as columns of dots. Cents a month or an hour. */
export type PayPlot = {
  /** The occupation, or its field. */
  label: string
  isNear: boolean
  isByHour: boolean
  count: number
  midCents: number
  /** How many of them pay less than the middle of this posting. */
  below: number
  /** Width of a column. */
  stepCents: number
  /** Where each column begins, and how many there are in it; the lowest first, without empty ones. */
  columns: { cents: number; count: number }[]
}

/** More columns would be thinner than their dots on a phone. */
const MOST_COLUMNS = 32
const STEPS = [25_00, 50_00, 100_00, 200_00, 250_00, 500_00, 1_000_00, 2_500_00]
/** Euros a month become cents an hour. */
const HOURLY = 100

type Drawn = Pick<PayPlot, 'label' | 'isNear' | 'isByHour'> & { own: number }

/** @param own the middle of the posting itself */
export function drawnPay(amounts: readonly number[], { own, ...drawn }: Drawn): PayPlot {
  const sorted = amounts.toSorted((a, b) => a - b)
  const lowest = sorted[0] ?? 0
  const highest = sorted.at(-1) ?? 0
  const steps = STEPS.map((step) => (drawn.isByHour ? step / HOURLY : step))
  const stepCents = steps.find((step) => (highest - lowest) / step < MOST_COLUMNS - 1) ?? (highest - lowest) / 20
  const counts = new Map<number, number>()
  for (const amount of sorted) {
    const cents = Math.floor(amount / stepCents) * stepCents
    counts.set(cents, (counts.get(cents) ?? 0) + 1)
  }
  return {
    ...drawn,
    count: sorted.length,
    midCents: rounded(middle(sorted), drawn.isByHour),
    below: sorted.filter((amount) => amount < own).length,
    stepCents,
    columns: [...counts].map(([cents, count]) => ({ cents, count })),
  }
}

function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/** To ten cents an hour, five euros a month: more would suggest false precision. */
function rounded(cents: number, isByHour: boolean): number {
  const step = isByHour ? 10 : 5_00
  return Math.round(cents / step) * step
}
