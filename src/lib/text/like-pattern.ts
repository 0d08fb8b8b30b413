/** A pattern for `ilike` that finds the text anywhere; wildcards in it are escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
