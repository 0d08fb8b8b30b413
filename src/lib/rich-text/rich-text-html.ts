import type { RichText, RichTextInline } from './rich-text-document.ts'
import { isRichTextLink } from './rich-text-link.ts'

type Block = RichText['content'][number]

/** The document as HTML text for places that accept no elements (structured data, feeds). Everything is escaped. */
export function richTextToHtml(doc: RichText): string {
  return doc.content.map(blockHtml).join('')
}

/** Escapes text for HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function blockHtml(block: Block): string {
  if (block.type === 'paragraph') return `<p>${inlineHtml(block.content)}</p>`
  if (block.type === 'heading') return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`
  const tag = block.type === 'bulletList' ? 'ul' : 'ol'
  const items = block.content.map(
    (item) => `<li>${item.content.map((paragraph) => inlineHtml(paragraph.content)).join('<br>')}</li>`,
  )
  return `<${tag}>${items.join('')}</${tag}>`
}

function inlineHtml(content: readonly RichTextInline[] = []): string {
  return content.map((node) => (node.type === 'text' ? marked(node) : '<br>')).join('')
}

function marked(node: Extract<RichTextInline, { type: 'text' }>): string {
  return (node.marks ?? []).reduce((html, mark) => {
    if (mark.type === 'bold') return `<strong>${html}</strong>`
    if (mark.type === 'italic') return `<em>${html}</em>`
    // Links stored before this rule are shown as text.
    if (mark.type !== 'link' || !isRichTextLink(mark.attrs.href)) return html
    return `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`
  }, escapeHtml(node.text))
}
