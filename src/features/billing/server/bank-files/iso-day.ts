/** Years in which banks book; PostgreSQL has no year zero. */
const YEAR = /^(?:19|20|21)\d\d-/

/** The same day (`YYYY-MM-DD`), or an empty text when no calendar, or no bank, has it. */
export function isoDayOf(text: string): string {
  const moment = new Date(`${text}T00:00:00Z`)
  return YEAR.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : ''
}
