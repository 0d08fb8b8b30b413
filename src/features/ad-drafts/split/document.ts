import type { Block, RichText } from '~/lib/rich-text/rich-text-document'
import { type AdLine, adLines } from './lines'

/** Blocks of a document, far below what a posting may have. */
const MOST_BLOCKS = 200
const MOST_ITEMS = 100
/** Letters of a line that may be an entry without a sign. */
const SHORT = 110

/** The document of one part as it is typed: lines with a sign are entries of a list. */
export function documentOfText(text: string): RichText {
  return documentOf(adLines(text), 'text')
}

/** A part as people edit it, with "- " before each entry. */
export function textOfDocument(doc: RichText): string {
  return doc.content
    .map((block) =>
      block.type === 'paragraph' || block.type === 'heading'
        ? words(block.content)
        : block.content.map((item) => `- ${item.content.map((line) => words(line.content)).join(' ')}`).join('\n'),
    )
    .join('\n')
}

/**
 * Entries become lists. Several short lines in a row are a list, too, except in running text: their signs were lost on
 * the way.
 */
export function documentOf(lines: readonly AdLine[], kind: 'list' | 'text' = 'list'): RichText {
  const content: Block[] = []
  const entries = kind === 'list' ? shortLines(lines) : new Set<number>()
  const isItem = (index: number) => lines[index]?.kind === 'item' || entries.has(index)
  let items: string[] = []
  function close() {
    for (let at = 0; at < items.length; at += MOST_ITEMS) {
      content.push({ type: 'bulletList', content: items.slice(at, at + MOST_ITEMS).map(listItem) })
    }
    items = []
  }
  for (const [index, { text }] of lines.entries()) {
    // An empty line between two entries does not end their list.
    if (text === '' && isItem(index + 1)) continue
    if (text !== '' && isItem(index)) items.push(text)
    else {
      close()
      if (text !== '') content.push({ type: 'paragraph', content: [{ type: 'text', text }] })
    }
  }
  close()
  return { type: 'doc', content: content.slice(0, MOST_BLOCKS) }
}

function shortLines(lines: readonly AdLine[]): Set<number> {
  const found = new Set<number>()
  let run: number[] = []
  const close = () => {
    if (run.length > 1) for (const index of run) found.add(index)
    run = []
  }
  for (const [index, { text, kind }] of lines.entries()) {
    if (kind === 'text' && text.length <= SHORT && !/[.!?:]$/.test(text)) run.push(index)
    else close()
  }
  close()
  return found
}

function listItem(text: string) {
  const line = { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }
  return { type: 'listItem' as const, content: [line] }
}

function words(content: readonly { type: string; text?: string }[] | undefined): string {
  return (content ?? []).map((node) => node.text ?? ' ').join('')
}
