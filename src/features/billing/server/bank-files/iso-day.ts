/** The same day (`YYYY-MM-DD`), or nothing where no calendar has it. */
export function isoDayOf(text: string): string {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : ''
}
