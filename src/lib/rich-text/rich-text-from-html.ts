import { Parser } from 'htmlparser2'
import type { Block, RichText, RichTextInline } from './rich-text-document.ts'
import { isRichTextLink } from './rich-text-link.ts'

type Mark = NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>[number]

/** Limits of one document (see `richTextNodes`); the rest is cut off. */
const MAX_BLOCKS = 500
const MAX_ITEMS = 200
const MAX_INLINES = 2000

/**
 * Foreign HTML as one of our documents. Nothing is passed through: text, bold, italic, links to http(s), mailto and
 * tel, line breaks, headings and lists are rebuilt, everything else (scripts, styles, pictures, attributes) is dropped.
 * Text without markup keeps its lines, and HTML that was escaped once too often is unescaped.
 */
export function richTextFromHtml(html: string): RichText {
  const text = unescapedOnce(html.replaceAll('\0', '').toWellFormed())
  const builder = new DocumentBuilder(!hasTag(text))
  const parser = new Parser({
    onopentag: (name, attributes) => builder.open(name, attributes.href),
    ontext: (piece) => builder.text(piece),
    onclosetag: (name) => builder.close(name),
  })
  parser.write(text)
  parser.end()
  return { type: 'doc', content: builder.finish() }
}

const TAG_START = /<\/?[a-z]/i
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|b|strong|h[1-6])\b/i

/** Length is checked before it is parsed as an address. */
function isLink(href: string | undefined): href is string {
  return href !== undefined && href.length <= 500 && isRichTextLink(href)
}

function hasTag(text: string): boolean {
  const start = text.search(TAG_START)
  return start >= 0 && text.includes('>', start)
}

/** Elements whose content is not text of the page. */
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'])
const HEADINGS: ReadonlyMap<string, 2 | 3> = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 3],
  ['h5', 3],
  ['h6', 3],
])
const INLINE = new Set(
  'a abbr img wbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u'.split(' '),
)

function unescapedOnce(html: string): string {
  if (hasTag(html) || !ESCAPED_TAG.test(html)) return html
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

class DocumentBuilder {
  readonly #blocks: Block[] = []
  readonly #keepsLines: boolean
  /** Open lists, the outermost first; items of inner ones become items of the outermost. */
  readonly #lists: ('bulletList' | 'orderedList')[] = []
  #items: RichTextInline[][] = []
  #inlines: RichTextInline[] = []
  #heading: 2 | 3 | null = null
  #skipping = 0
  #bold = 0
  #italic = 0
  readonly #links: (string | null)[] = []

  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines
  }

  open(name: string, href: string | undefined): void {
    if (SKIPPED.has(name)) this.#skipping += 1
    if (this.#skipping > 0) return
    if (name === 'br') this.#push({ type: 'hardBreak' })
    else if (name === 'b' || name === 'strong') this.#bold += 1
    else if (name === 'i' || name === 'em') this.#italic += 1
    else if (name === 'a') this.#links.push(isLink(href) ? href : null)
    else if (!INLINE.has(name)) this.#openBlock(name)
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipping = Math.max(0, this.#skipping - 1)
    else if (this.#skipping > 0) return
    else if (name === 'b' || name === 'strong') this.#bold = Math.max(0, this.#bold - 1)
    else if (name === 'i' || name === 'em') this.#italic = Math.max(0, this.#italic - 1)
    else if (name === 'a') this.#links.pop()
    else if (!INLINE.has(name) && name !== 'br') this.#closeBlock(name)
  }

  text(piece: string): void {
    if (this.#skipping > 0) return
    if (this.#keepsLines) this.#plainLines(piece)
    else this.#words(piece)
  }

  finish(): Block[] {
    this.#endBlock()
    this.#endLists()
    return this.#blocks.slice(0, MAX_BLOCKS)
  }

  #openBlock(name: string) {
    this.#endBlock()
    if (name === 'ul' || name === 'ol') {
      this.#lists.push(name === 'ul' ? 'bulletList' : 'orderedList')
      return
    }
    this.#heading = HEADINGS.get(name) ?? null
    // A heading or paragraph after an unclosed list does not belong to it.
    if (this.#heading !== null) this.#endLists()
  }

  #closeBlock(name: string) {
    this.#endBlock()
    this.#heading = null
    if (name !== 'ul' && name !== 'ol') return
    if (this.#lists.length === 1) this.#endLists()
    else this.#lists.pop()
  }

  #plainLines(piece: string) {
    for (const [index, line] of piece.split(/\r?\n/).entries()) {
      if (index > 0) {
        if (line.trim() === '' || this.#lists.length > 0) this.#endBlock()
        else if (this.#inlines.length > 0) this.#push({ type: 'hardBreak' })
      }
      const item = /^\s*[-–•*·]\s+(.*)$/.exec(line)?.[1]
      if (item !== undefined) {
        this.#trimEnd()
        this.#endBlock()
        if (this.#lists.length === 0) this.#lists.push('bulletList')
        this.#words(item)
      } else if (line.trim() !== '') {
        if (this.#lists.length > 0 && index > 0) this.#endLists()
        this.#words(line)
      }
    }
  }

  #words(piece: string) {
    const text = piece.replace(/[\s\u00a0]+/g, ' ')
    const last = this.#inlines.at(-1)
    const isAtStart = last === undefined || last.type === 'hardBreak' || last.text.endsWith(' ')
    const shown = isAtStart ? text.trimStart() : text
    if (shown !== '') this.#push({ type: 'text', text: shown, ...this.#marks() })
  }

  #marks(): { marks?: Mark[] } {
    const marks: Mark[] = []
    if (this.#bold > 0) marks.push({ type: 'bold' })
    if (this.#italic > 0) marks.push({ type: 'italic' })
    const href = this.#links.at(-1)
    if (href) marks.push({ type: 'link', attrs: { href } })
    return marks.length > 0 ? { marks } : {}
  }

  #push(node: RichTextInline) {
    if (node.type === 'hardBreak') {
      if (this.#inlines.length === 0) return
      this.#trimEnd()
    }
    if (this.#inlines.length < MAX_INLINES) this.#inlines.push(node)
  }

  #trimEnd() {
    for (let last = this.#inlines.at(-1); last !== undefined; last = this.#inlines.at(-1)) {
      const text = last.type === 'text' ? last.text.trimEnd() : ''
      if (last.type === 'text' && text !== '') {
        if (text !== last.text) this.#inlines[this.#inlines.length - 1] = { ...last, text }
        return
      }
      if (last.type === 'hardBreak' && this.#inlines.length > 1) return
      this.#inlines.pop()
    }
  }

  #endBlock() {
    while (this.#inlines.at(-1)?.type === 'hardBreak') this.#inlines.pop()
    this.#trimEnd()
    const content = this.#inlines
    this.#inlines = []
    if (content.length === 0) return
    if (this.#lists.length > 0) this.#items.push(content)
    else if (this.#heading !== null)
      this.#blocks.push({ type: 'heading', attrs: { level: this.#heading }, content: content.slice() })
    else this.#blocks.push({ type: 'paragraph', content })
  }

  #endLists() {
    const [type = 'bulletList'] = this.#lists
    const items = this.#items
    this.#lists.length = 0
    this.#items = []
    for (let start = 0; start < items.length; start += MAX_ITEMS) {
      const content = items
        .slice(start, start + MAX_ITEMS)
        .map((inlines) => ({ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: inlines }] }))
      this.#blocks.push({ type, content })
    }
  }
}
