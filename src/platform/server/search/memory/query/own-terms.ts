/** Prefix of the engine's own terms; no word of a person begins with it. */
const OWN = '\u0001'

/** The term for a text in a column. */
export function labelTerm(column: string, text: string): string {
  return `${OWN}l${column}${OWN}${text}`
}

/** The term for documents that this group of viewers may see. */
export function audienceTerm(group: string): string {
  return `${OWN}a${group}`
}

/** The term for documents that this group of viewers may not see. */
export function hiddenTerm(group: string): string {
  return `${OWN}h${group}`
}

/** Whether a term belongs to the engine and is not a word. */
export function isOwnTerm(term: string): boolean {
  return term.startsWith(OWN)
}
