/**
 * Pay after tax of what is paid before it, in euros a month: tax class I, no children, no church tax, statutory health
 * insurance with the average extra contribution. Rounded, computed once from § 32a EStG and the contributions of 2026.
 */
const TAKEN_HOME = {
  year: 2026,
  steps: [
    [0, 0],
    [603, 603],
    [1000, 810],
    [1500, 1165],
    [2000, 1477],
    [2500, 1769],
    [3000, 2054],
    [3500, 2334],
    [4000, 2606],
    [4500, 2871],
    [5000, 3130],
    [6000, 3630],
    [7000, 4170],
    [8000, 4680],
    [10000, 5640],
    [15000, 8390],
    [30000, 16600],
  ],
} as const satisfies { year: number; steps: readonly (readonly [gross: number, net: number])[] }

/** How the conversion is explained to people. */
export const NET_PAY_RULE = `Steuerklasse I, ${TAKEN_HOME.year}`

/**
 * The pay before tax that leaves about this much, in whole fifty euros, rounded down so that nothing fitting is lost.
 * @param net euros a month
 */
export function grossOfNet(net: number): number {
  const { steps } = TAKEN_HOME
  const at = Math.max(
    1,
    steps.findIndex(([, each]) => each >= net),
  )
  const [grossBefore, netBefore] = steps[at - 1] ?? [0, 0]
  const [grossAfter, netAfter] = steps[at] ?? [net, net]
  const gross = grossBefore + ((net - netBefore) / Math.max(1, netAfter - netBefore)) * (grossAfter - grossBefore)
  return Math.floor(gross / 50) * 50
}
