/** p50, p95 and the worst of some durations, milliseconds. */
export function percentiles(durations: readonly number[]) {
  const sorted = [...durations].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: round(at(0.5)), p95: round(at(0.95)), max: round(sorted.at(-1) ?? 0) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
