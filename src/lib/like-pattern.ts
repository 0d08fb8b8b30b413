/** A pattern for `ilike` that finds the text anywhere; what people type has no wildcards. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
