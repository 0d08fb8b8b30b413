/** A duration in words: hours, or days from two on; a dash without any. */
export function durationText(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'unter einer Stunde'
  if (hours < 1.5) return 'eine Stunde'
  if (hours < 48) return `${Math.round(hours).toLocaleString('de-DE')}\u00a0Stunden`
  return `${Math.round(hours / 24).toLocaleString('de-DE')}\u00a0Tage`
}

/** The time from one moment to another, after "seit" or "nach". */
export function takenText(from: Date, until: Date): string {
  const hours = (until.getTime() - from.getTime()) / 3_600_000
  if (hours < 1) return 'weniger als einer Stunde'
  if (hours < 1.5) return 'einer Stunde'
  return hours < 48 ? durationText(hours) : `${durationText(hours)}n`
}
