import type { Block, RichText, RichTextInline } from './rich-text-document.ts'

/**
 * Replaces one stretch of a document's plain text (`plainText`, offsets in UTF-16 units) within one line. The new text
 * takes over bold, links and the like from the first letter it replaces; a paragraph or list item without text leaves.
 */
export function replaceText(doc: RichText, start: number, end: number, text: string): RichText {
  const lead = leadOf(doc)
  const cursor = { at: -lead, start, end, text }
  return { ...doc, content: doc.content.flatMap((block) => replaceInBlock(block, cursor)) }
}

type Cursor = { at: number; start: number; end: number; text: string }

function replaceInBlock(block: Block, cursor: Cursor): Block[] {
  if (block.type === 'paragraph' || block.type === 'heading') {
    const content = replaceInLine(block.content, cursor)
    return content === null ? [] : [{ ...block, content }]
  }
  const items = block.content.flatMap((item) => {
    const paragraphs = item.content.flatMap((paragraph) => {
      const content = replaceInLine(paragraph.content, cursor)
      return content === null ? [] : [{ ...paragraph, content }]
    })
    return paragraphs.length === 0 ? [] : [{ ...item, content: paragraphs }]
  })
  return items.length === 0 ? [] : [{ ...block, content: items }]
}

/** The line with the replacement; null when that leaves nothing of it. */
function replaceInLine(content: RichTextInline[] | undefined, cursor: Cursor): RichTextInline[] | null | undefined {
  const from = cursor.at
  const length = (content ?? []).reduce((sum, node) => sum + lengthOf(node), 0)
  // The line break between two blocks.
  cursor.at += length + 1
  const isHere = content && cursor.start >= from && cursor.end <= from + length && cursor.end > cursor.start
  if (!isHere) return content
  const parts = spliced(content, cursor.start - from, cursor.end - from, cursor.text)
  return parts.length === 0 ? null : parts
}

function spliced(content: RichTextInline[], start: number, end: number, text: string): RichTextInline[] {
  let at = 0
  let isWritten = false
  return content.flatMap((node) => {
    const from = at
    at += lengthOf(node)
    if (at <= start || from >= end) return [node]
    if (node.type !== 'text') return []
    const middle = isWritten ? '' : text
    isWritten = true
    const kept = node.text.slice(0, Math.max(0, start - from)) + middle + node.text.slice(Math.max(0, end - from))
    return kept === '' ? [] : [{ ...node, text: kept }]
  })
}

function lengthOf(node: RichTextInline): number {
  return node.type === 'text' ? node.text.length : 1
}

/** How much `plainText` cuts off at the beginning. */
function leadOf(doc: RichText): number {
  const lines = doc.content.flatMap((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? [block.content]
      : block.content.flatMap((item) => item.content.map((paragraph) => paragraph.content)),
  )
  const text = lines
    .map((line) => (line ?? []).map((node) => (node.type === 'text' ? node.text : '\n')).join(''))
    .join('\n')
  return text.length - text.trimStart().length
}
