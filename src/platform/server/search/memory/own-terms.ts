/** What stands in front of the engine's own terms; no word of a person begins with it. */
const OWN = '\u0001'

/** The term of a text in a column. */
export function labelTerm(column: string, text: string): string {
  return `${OWN}l${column}${OWN}${text}`
}

/** The term of documents that this group of viewers may see. */
export function audienceTerm(group: string): string {
  return `${OWN}a${group}`
}

/** The term of documents that this group of viewers may not see. */
export function hiddenTerm(group: string): string {
  return `${OWN}h${group}`
}

/** Whether a term is of the engine itself and nobody's word. */
export function isOwnTerm(term: string): boolean {
  return term.startsWith(OWN)
}
