import type { DocumentLine, DocumentPart, TextBlock } from '~/features/resumes/document/document'
import { classNames } from '~/ui/class-names'
import { keyedTexts } from '~/ui/text/keyed-texts'

type ResumePartsProps = { parts: readonly DocumentPart[]; dates?: keyof typeof lineClasses; headingLevel: 3 | 4 }

/** Position of the dates: in a separate column, on wide screens only, or above their entries. */
const lineClasses = {
  beside: 'grid grid-cols-[27%_minmax(0,1fr)]',
  'beside-if-wide': 'sm:grid sm:grid-cols-[27%_minmax(0,1fr)]',
  above: '',
} as const

// Sizes that only paper needs; as classes, every visitor would load them.
const HEADING = { marginBottom: '0.3em', breakAfter: 'avoid' } as const
const LIST = { listStyleType: '"–  "', paddingLeft: '1.1em' } as const
const LINE = { columnGap: '1em', breakInside: 'avoid' } as const

/** The sections of a résumé for reading; all sizes follow the surrounding font size. */
export function ResumeParts({ parts, dates = 'beside-if-wide', headingLevel }: ResumePartsProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  return parts.map((part) => (
    <section key={part.title} className="mb-[1em]">
      <Heading className="text-[1.25em]" style={HEADING}>
        {part.title}
      </Heading>
      <div className="grid" style={{ gap: '0.6em' }}>
        {part.lines.map((line) => (
          <Line key={line.id} line={line} dates={dates} />
        ))}
      </div>
    </section>
  ))
}

/** Paragraphs and lists as somebody wrote them. */
export function TextBlocks({ blocks, isMuted = false }: { blocks: readonly TextBlock[]; isMuted?: boolean }) {
  return blocks.map((block, index) => {
    const key = `${index}`
    if (block.kind === 'paragraph') {
      return (
        <p key={key} className={classNames('wrap-anywhere', isMuted && 'text-muted')}>
          {block.text}
        </p>
      )
    }
    return (
      <ul key={key} className={classNames('wrap-anywhere', isMuted && 'text-muted')} style={LIST}>
        {keyedTexts(block.items).map(({ key: item, text }) => (
          <li key={item}>{text}</li>
        ))}
      </ul>
    )
  })
}

function Line({ line, dates }: { line: DocumentLine; dates: keyof typeof lineClasses }) {
  return (
    <div className={lineClasses[dates]} style={LINE}>
      {(line.term || dates !== 'above') && <p className="num text-muted">{line.term}</p>}
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {line.strong && <strong className="font-semibold">{line.strong}</strong>}
          {line.strong && line.rest && ', '}
          {line.rest}
        </p>
        <TextBlocks blocks={line.blocks} isMuted />
      </div>
    </div>
  )
}
