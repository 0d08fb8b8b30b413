/** A space at which no line ends. */
export const NBSP = '\u00a0'

const BETWEEN = [
  // "30 Tage" and "${days} Tage", but not the verbatim "Maximal erlaubt sind 10 Zeichen".
  /(?<=[\d}]) (?=[%€]|(?:km|[kMG]B|Euro|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Sekunden?|Uhr|Prozent)(?![\p{L}\d_]))/gu,
  // "§ 14 Abs. 4 Nr. 2", "Art. 6".
  /(?<=§|\b(?:Art|Abs|Nr|Buchst)\.|\bZiffer) (?=\d|[a-z]\b)/g,
  // "z. B.", "i. d. R."
  /(?<=\b[a-zA-Z]\.) (?=[a-zA-Z]\.)/g,
]

/**
 * German text, or source code with such text in it, with {@link NBSP} wherever a line must not end: before units, within
 * references to laws and within abbreviations. Code means the same afterwards, for there it is white space as well.
 */
export function unbroken(text: string): string {
  return BETWEEN.reduce((done, gap) => done.replace(gap, NBSP), text)
}
