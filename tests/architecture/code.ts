/** Without comments, strings and renaming in import and export lists. */
export function codeOf(text: string): string {
  return withoutComments(text)
    .replace(/(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?[\w*{][^'"`;()=]*?from/g, '')
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''")
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}
