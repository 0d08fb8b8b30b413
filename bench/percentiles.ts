/** p50, p95 and the worst of some durations, milliseconds. */
export function percentiles(durations: readonly number[]) {
  return { p50: percentile(durations, 0.5), p95: percentile(durations, 0.95), max: percentile(durations, 1) }
}

/** The duration that this share of them does not exceed; 0 when there are none. */
export function percentile(durations: readonly number[], share: number): number {
  const sorted = [...durations].sort((a, b) => a - b)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
