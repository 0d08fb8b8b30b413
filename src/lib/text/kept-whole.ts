/**
 * What no line may break inside: "E-Mail" and what else begins with one letter and a hyphen, "e. V." and "z. B.", and
 * the number of an invoice: the operator's letters, the year, and a count, as `RE-2026-00017`.
 */
const KEPT =
  /(?<![\p{L}\p{N}-])(\p{L}-\p{L}{2,14}|(?:\p{L}\.[ \u00a0]){1,3}\p{L}\.|[A-Z\d]{1,6}-\d{4}-\d{5,9}(?![\p{L}\p{N}-]))/u

/**
 * A text in parts, so that whoever shows it can keep on one line what would break behind its hyphen or its dot. The
 * hyphens and spaces themselves stay plain, because people copy a number into a transfer and look for a name.
 */
export function aroundKept(text: string): { text: string; isKept: boolean }[] {
  return text
    .split(KEPT)
    .map((part, position) => ({ text: part, isKept: position % 2 === 1 }))
    .filter((part) => part.text !== '')
}
