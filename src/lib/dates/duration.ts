/** A duration of whole seconds in its largest unit, as used after "seit": `45 s`, `3 min`, `24 h`, `3 Tagen`, on one line. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}\u00a0min`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)}\u00a0h`
  return `${Math.floor(seconds / 86_400)}\u00a0Tagen`
}
