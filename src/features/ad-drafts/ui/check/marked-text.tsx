import type { ReactNode } from 'react'
import type { Block, RichText } from '~/lib/rich-text/rich-text-document'

/** A stretch of a document's plain text and how it looks. */
export type Mark = { start: number; end: number; tone: 'law' | 'tip' | 'done' }

const LOOKS = {
  law: 'bg-error-soft decoration-error decoration-wavy',
  tip: 'bg-warn-soft decoration-warn-soft-ink decoration-wavy',
  done: 'bg-success-soft decoration-success',
} satisfies Record<Mark['tone'], string>

/** Words with a hint: red is law or duty, yellow a tip, green replaced. */
export function Marked({ tone, children }: { tone: Mark['tone']; children: ReactNode }) {
  return (
    <mark className={`rounded-sm text-ink underline decoration-[1.5px] underline-offset-4 ${LOOKS[tone]}`}>
      {children}
    </mark>
  )
}

type Line = { text: string; from: number }

/** A part of an ad with its hints underlined. Offsets are those of `plainText`. */
export function MarkedText({ doc, marks }: { doc: RichText; marks: readonly Mark[] }) {
  return (
    <div className="grid gap-2 wrap-anywhere">
      {placed(doc).map(({ isList, lines }) =>
        isList ? (
          <ul key={lines[0]?.from} className="grid gap-1.5">
            {lines.map(({ text, from }) => (
              <li
                key={from}
                className="relative pl-6 before:absolute before:top-[0.68em] before:left-0.5 before:h-[3px] before:w-3 before:bg-accent"
              >
                {marked(text, from, marks)}
              </li>
            ))}
          </ul>
        ) : (
          lines.map(({ text, from }) => <p key={from}>{marked(text, from, marks)}</p>)
        ),
      )}
    </div>
  )
}

/** The blocks with the place of each line in the plain text. */
function placed(doc: RichText): { isList: boolean; lines: Line[] }[] {
  let at = 0
  return doc.content.map((block) => ({
    isList: block.type === 'bulletList' || block.type === 'orderedList',
    lines: linesOf(block).map((text) => {
      const from = at
      at += text.length + 1
      return { text, from }
    }),
  }))
}

function linesOf(block: Block): string[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [words(block.content)]
  return block.content.flatMap((item) => item.content.map((line) => words(line.content)))
}

function words(content: readonly { type: string; text?: string }[] | undefined): string {
  return (content ?? []).map((node) => node.text ?? '\n').join('')
}

/**
 * A line cut at its marks.
 * @param show a heading's long words may break between their parts; offsets are those of the text itself
 */
export function marked(
  text: string,
  from: number,
  marks: readonly Mark[],
  show: (piece: string) => ReactNode = (piece) => piece,
): ReactNode[] {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { start, end, tone } of [...marks].sort((a, b) => a.start - b.start)) {
    const begin = start - from
    const stop = end - from
    if (begin < at || stop > text.length || begin >= stop) continue
    pieces.push(
      show(text.slice(at, begin)),
      <Marked key={start} tone={tone}>
        {show(text.slice(begin, stop))}
      </Marked>,
    )
    at = stop
  }
  return [...pieces, show(text.slice(at))]
}
