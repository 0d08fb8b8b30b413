/** The number of an invoice: the operator's letters, the year, and a count, as `RE-2026-00017`. */
const NUMBER = /(?<![\p{L}\p{N}-])([A-Z\d]{1,6}-\d{4}-\d{5,9})(?![\p{L}\p{N}-])/u

/**
 * A text in parts, so that whoever shows it can keep each number on one line: lines break behind a hyphen. The hyphens
 * themselves stay plain, because people copy a number into a transfer.
 */
export function aroundNumbers(text: string): { text: string; isNumber: boolean }[] {
  return text
    .split(NUMBER)
    .map((part, position) => ({ text: part, isNumber: position % 2 === 1 }))
    .filter((part) => part.text !== '')
}
