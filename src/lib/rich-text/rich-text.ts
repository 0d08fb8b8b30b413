import type { Block, RichText, RichTextInline } from './rich-text-document.ts'

/** The text of a document, one line for each block. */
export function plainText(doc: { content: Block[] }): string {
  return doc.content.map(blockText).join('\n').trim()
}

/** A document of plain paragraphs. */
export function richTextFromPlain(paragraphs: string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })),
  }
}

/** A document of one bullet list. */
export function richTextFromList(items: string[]): RichText {
  if (items.length === 0) return emptyRichText()
  return {
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: items.map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  }
}

/** The link targets of a document, in the order of the text. */
export function linksOf(doc: { content: Block[] }): string[] {
  return doc.content.flatMap(inlinesOf).flatMap((node) => {
    const marks = node.type === 'text' ? (node.marks ?? []) : []
    return marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
  })
}

/** A document without text. */
export function emptyRichText(): RichText {
  return { type: 'doc', content: [] }
}

function inlinesOf(block: Block): RichTextInline[] {
  if (block.type === 'paragraph' || block.type === 'heading') return block.content ?? []
  return block.content.flatMap((item) => item.content.flatMap((paragraph) => paragraph.content ?? []))
}

function blockText(block: Block): string {
  if (block.type === 'paragraph' || block.type === 'heading') return inlineText(block.content)
  return block.content
    .map((item) => item.content.map((paragraph) => inlineText(paragraph.content)).join('\n'))
    .join('\n')
}

function inlineText(content: RichTextInline[] | undefined): string {
  return (content ?? []).map((node) => (node.type === 'text' ? node.text : '\n')).join('')
}
