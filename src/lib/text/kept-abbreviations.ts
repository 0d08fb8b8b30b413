/** "e. V.", "z. B.", "i. G.": the second letter would begin the next line. */
const BETWEEN = /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu

/** A text whose abbreviations of several letters stay on one line. */
export function keepAbbreviations(text: string): string {
  return text.replace(BETWEEN, '\u00a0')
}
