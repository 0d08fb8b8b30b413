/** Longest text that is searched: a purpose has 140 characters, a garbled one a few times as many. */
const MOST_TEXT = 1000
const LONGEST_PREFIX = 6
const LONGEST_SEQUENCE = 9

/**
 * Invoice numbers that a text may name (`RE-2026-00012`), however it is spaced, hyphenated, broken over lines or
 * wrapped into a structured reference: any of these may be ours, and only an existing one counts.
 */
export function numbersIn(text: string): string[] {
  const letters = text
    .slice(0, MOST_TEXT)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const numbers = new Set<string>()
  for (const { index } of letters.matchAll(/20\d\d(?=\d{5})/g)) {
    const year = letters.slice(index, index + 4)
    const digits = /^\d+/.exec(letters.slice(index + 4, index + 4 + LONGEST_SEQUENCE))?.[0] ?? ''
    for (let start = Math.max(0, index - LONGEST_PREFIX); start < index; start++) {
      for (const sequence of sequencesIn(digits)) numbers.add(`${letters.slice(start, index)}-${year}-${sequence}`)
    }
  }
  return [...numbers]
}

/** Five digits with leading zeros, or more without: the following text may run into them. */
function sequencesIn(digits: string): string[] {
  const longer = digits.startsWith('0') ? [] : Array.from({ length: digits.length - 5 }, (_, more) => 6 + more)
  return [5, ...longer].map((length) => digits.slice(0, length))
}
