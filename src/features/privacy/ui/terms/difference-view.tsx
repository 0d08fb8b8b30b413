import { differenceOf, type WordChange } from '../../terms/difference'
import type { PlaceholderValue } from '../../terms/placeholder-values'
import { LegalBlockView } from './legal-text-view'

type Props = { before: string; after: string; values: Readonly<Record<string, PlaceholderValue>> }

/** Two versions in one text: what went is struck out, what came is underlined; both are also said to be so. */
export function DifferenceView({ before, after, values }: Props) {
  const changes = differenceOf(before, after)
  const count = changes.filter(({ kind }) => kind === 'changed').length
  return (
    <>
      <p className="text-sm text-muted" role="status">
        {count === 0
          ? 'Kein Unterschied.'
          : count === 1
            ? 'Eine Textstelle ist anders.'
            : `${count} Textstellen sind anders. Neues ist unterstrichen, Weggefallenes durchgestrichen.`}
      </p>
      {changes.map((change, index) =>
        change.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order.
          <LegalBlockView key={index} block={change.block} values={values} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order.
          <p key={index} className="border-l-4 border-signal pl-3">
            {change.words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order.
              <Word key={at} word={word} />
            ))}
          </p>
        ),
      )}
    </>
  )
}

function Word({ word: { kind, text } }: { word: WordChange }) {
  if (kind === 'same') return text
  if (kind === 'added') {
    return (
      <ins className="bg-success-soft text-ink underline decoration-2">
        <span className="sr-only"> Neu: </span>
        {text}
        <span className="sr-only"> Ende neu. </span>
      </ins>
    )
  }
  return (
    <del className="bg-error-soft text-ink line-through">
      <span className="sr-only"> Weggefallen: </span>
      {text}
      <span className="sr-only"> Ende weggefallen. </span>
    </del>
  )
}
