/** A month `YYYY-MM`, or a year `YYYY` where the month is not known: nothing is added that nobody said. */
export const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

/** The month a period begins with; a year begins in January. */
export function firstMonth(yearOrMonth: string): string {
  return /^\d{4}$/.test(yearOrMonth) ? `${yearOrMonth}-01` : yearOrMonth
}

/** The month a period ends with; a year ends in December. */
export function lastMonth(yearOrMonth: string): string {
  return /^\d{4}$/.test(yearOrMonth) ? `${yearOrMonth}-12` : yearOrMonth
}

/** Whether a period ends before it begins; one without an end never does. */
export function isBackwards(from: string, to: string | null): boolean {
  return to !== null && lastMonth(to) < firstMonth(from)
}
