/** What stands in braces in a legal text and is filled from the operator's data when it is shown. */
export const PLACEHOLDERS = [
  ...(['betreiber', 'sitz', 'vorankuendigung', 'kulanz', 'auftragsverarbeitung'] as const),
  ...(['verantwortlich', 'datenschutzkontakt', 'dienstleister', 'rechnungsjahre', 'fristen', 'aufsicht'] as const),
  'bewerbungsmonate',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'paragraph'; text: string }

export type LegalInline =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'placeholder'; name: string }

/**
 * Reads a legal text: blocks with an empty line between them; `## ` and `### ` begin a heading, `- ` every line of a
 * list.
 */
export function blocksOf(text: string): LegalBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf)
}

function blockOf(block: string): LegalBlock {
  if (block.startsWith('### ')) return { kind: 'heading', level: 3, text: block.slice(4) }
  if (block.startsWith('## ')) return { kind: 'heading', level: 2, text: block.slice(3) }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** The parts of a line: `[words](/page)` links to a page of ours, `{betreiber}` is filled. */
export function inlinesOf(text: string): LegalInline[] {
  const parts: LegalInline[] = []
  let at = 0
  for (const found of text.matchAll(
    /\[([^\]\n]{1,100})\]\((\/(?!\/)[\w/-]{0,80}(?:#[\w-]{1,40})?)\)|\{([a-z]{1,40})\}/g,
  )) {
    const [whole, label = '', href = '', name] = found
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    parts.push(name === undefined ? { kind: 'link', text: label, href } : { kind: 'placeholder', name })
    at = found.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

/** Names in braces that nothing fills. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS
  const names = inlinesOf(text).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []))
  return [...new Set(names.filter((name) => !known.includes(name)))]
}
