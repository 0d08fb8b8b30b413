const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** The texts with a day or a time that the server wrote into a page, which another browser may write in another way. */
export function momentsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<main')).replace(/<(script|style|svg|textarea)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  return body
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).trim())
    .filter((text) => /\d:\d\d|\d\.\d\d\.\d|\d\.\s[A-Z]/.test(text))
}
