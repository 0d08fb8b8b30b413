import { Fragment, type ReactNode } from 'react'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { unbroken } from '~/lib/text/unbroken'
import { blocksOf, inlinesOf, type LegalBlock } from '../../terms/legal-text'
import type { PlaceholderValue } from '../../terms/placeholder-values'

type Values = Readonly<Record<string, PlaceholderValue>>

/** A legal text with the operator's data in it; a highlighted mark shows what the operator still has to state. */
export function LegalTextView({ text, values }: { text: string; values: Values }) {
  return blocksOf(text)
    .filter((block) => !isLeftOut(block, values))
    .map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order.
      <LegalBlockView key={index} block={block} values={values} />
    ))
}

export function LegalBlockView({ block, values }: { block: LegalBlock; values: Values }) {
  if (block.kind === 'heading')
    return block.level === 2 ? <h2>{softHyphens(block.text)}</h2> : <h3>{softHyphens(block.text)}</h3>
  if (block.kind === 'paragraph') return <p>{filled(block.text, values)}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{filled(item, values)}</li>
      ))}
    </ul>
  )
}

function filled(text: string, values: Values): ReactNode[] {
  return inlinesOf(text).map((part, index) => {
    const key = `${part.kind} ${index}`
    if (part.kind === 'text') return <Fragment key={key}>{unbroken(part.text)}</Fragment>
    if (part.kind === 'placeholder') return <Filled key={key} value={values[part.name] ?? `{${part.name}}`} />
    return (
      <a key={key} className="link" href={part.href}>
        {part.text}
      </a>
    )
  })
}

function Filled({ value }: { value: Exclude<PlaceholderValue, null> }) {
  if (typeof value === 'string') return unbroken(value)
  return (
    <mark className="box-decoration-clone rounded-sm bg-signal-soft px-1.5 py-0.5 text-ink">
      Vom Betreiber zu ergänzen: {value.gap}
    </mark>
  )
}

/** Whether a block asks for something that the operator does not need to state. */
function isLeftOut(block: LegalBlock, values: Values): boolean {
  if (block.kind !== 'paragraph') return false
  return inlinesOf(block.text).some((part) => part.kind === 'placeholder' && values[part.name] === null)
}
