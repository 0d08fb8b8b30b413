import { type DocumentLine, type DocumentSource, resumeDocument, type TextBlock } from './document'

/** A résumé as plain text, for forms that take nothing else. Ends with a line break. */
export function resumeText(source: DocumentSource): string {
  const { name, headline, contact, summary, parts } = resumeDocument(source)
  const head = [name, headline, ...contact].filter((line) => line !== null).join('\n')
  const sections = parts.map(({ title, lines }) => {
    const isOneLine = lines.every(({ blocks }) => blocks.length === 0)
    return [title.toUpperCase(), lines.map(lineText).join(isOneLine ? '\n' : '\n\n')].join('\n')
  })
  return `${[head, blocksText(summary), ...sections].filter((section) => section !== '').join('\n\n')}\n`
}

function lineText({ term, strong, rest, blocks }: DocumentLine): string {
  const words = [strong, rest].filter(Boolean).join(', ')
  const first = [term, words].filter((part) => part !== '').join(': ')
  return [first, blocksText(blocks)].filter((part) => part !== '').join('\n')
}

function blocksText(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'paragraph' ? block.text : block.items.map((item) => `- ${item}`).join('\n')))
    .join('\n')
}
