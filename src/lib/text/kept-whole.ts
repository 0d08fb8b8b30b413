/** "E-Mail", and the number of an invoice: the operator's letters, the year, and a count, as `RE-2026-00017`. */
const KEPT = /(?<![\p{L}\p{N}-])([A-Z\d]{1,6}-\d{4}-\d{5,9}(?![\p{L}\p{N}-])|E-Mail)/u

/**
 * A text in parts, so that whoever shows it can keep on one line what would break behind its hyphen. The hyphens
 * themselves stay plain, because people copy a number into a transfer.
 */
export function aroundKept(text: string): { text: string; isKept: boolean }[] {
  return text
    .split(KEPT)
    .map((part, position) => ({ text: part, isKept: position % 2 === 1 }))
    .filter((part) => part.text !== '')
}
