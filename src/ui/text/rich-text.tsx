import type { ReactNode } from 'react'
import type { RichText as RichTextDocument, RichTextInline } from '~/lib/rich-text/rich-text-document'
import { isRichTextLink } from '~/lib/rich-text/rich-text-link'
import { classNames } from '../class-names'

type Block = RichTextDocument['content'][number]
type TextNode = Extract<RichTextInline, { type: 'text' }>
type Mark = NonNullable<TextNode['marks']>[number]

/** Shows a rich text. Builds React elements of the few nodes we know, never HTML; anything else is left out. */
export function RichText({ document, className }: { document: RichTextDocument; className?: string }) {
  return (
    <div className={classNames('rich-text max-w-prose', className)}>
      {document.content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes have neither id nor state, and a shown document never changes
        <BlockNode key={index} block={block} />
      ))}
    </div>
  )
}

function BlockNode({ block }: { block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <Inlines nodes={block.content} />
      </p>
    )
  }
  if (block.type === 'heading') {
    const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
    return (
      <Heading>
        <Inlines nodes={block.content} />
      </Heading>
    )
  }
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return null
  const List = block.type === 'bulletList' ? 'ul' : 'ol'
  return (
    <List>
      {block.content.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes have neither id nor state, and a shown document never changes
        <li key={index}>
          {item.content.map((paragraph, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nodes have neither id nor state, and a shown document never changes
            <p key={line}>
              <Inlines nodes={paragraph.content} />
            </p>
          ))}
        </li>
      ))}
    </List>
  )
}

function Inlines({ nodes = [] }: { nodes: readonly RichTextInline[] | undefined }) {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have neither id nor state, and a shown document never changes
    node.type === 'text' ? <MarkedText key={index} node={node} /> : <br key={index} />,
  )
}

function MarkedText({ node }: { node: TextNode }) {
  return (node.marks ?? []).reduce<ReactNode>(wrapInMark, node.text)
}

function wrapInMark(inner: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  if (mark.type !== 'link' || !isRichTextLink(mark.attrs.href)) return inner
  return (
    <a className="link" href={mark.attrs.href} rel="nofollow noopener ugc">
      {inner}
    </a>
  )
}
