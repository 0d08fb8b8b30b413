import { resumeDocument } from '~/features/resumes/document/document'
import type { ResumeSheet } from '~/features/resumes/document/sheet'
import { classNames } from '~/ui/class-names'
import { ResumeParts, TextBlocks } from './resume-parts'

// As classes, every visitor would load them.
const HEADER = { marginBottom: '1.2em', gap: '2em', borderBottomWidth: '0.2em', paddingBottom: '1em' } as const

type ResumePaperProps = {
  sheet: ResumeSheet
  headingLevel?: 2 | 3
  /** Paper layout at any width; otherwise the columns are stacked on a small screen. */
  isPage?: boolean
}

/**
 * A résumé as on paper; all sizes follow the surrounding font size. Templates: `klar` has the dates in a separate
 * column, `kompakt` above their entries. The PDF is made from the same document.
 */
export function ResumePaper({ sheet, headingLevel = 2, isPage = false }: ResumePaperProps) {
  const { name, headline, contact, summary, parts } = resumeDocument(sheet)
  const Name = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div style={{ lineHeight: 1.5 }}>
      <header className="flex items-end border-b border-accent" style={HEADER}>
        <div className="flex min-w-0 flex-1 flex-wrap items-end justify-between" style={{ gap: '0.5em 2em' }}>
          <div className="min-w-0">
            <Name className="leading-tight" style={{ fontSize: '2.1em' }}>
              {name}
            </Name>
            {headline && <p className="font-semibold text-accent">{headline}</p>}
          </div>
          <address
            className={classNames('text-muted not-italic', isPage ? 'ml-auto text-right' : 'sm:ml-auto sm:text-right')}
          >
            {contact.map((line) => (
              <p key={line} className="num wrap-anywhere">
                {line}
              </p>
            ))}
          </address>
        </div>
        {sheet.photoFileId && (
          <img
            src={`/api/files/resume-photo/${sheet.photoFileId}`}
            alt={`Foto von ${name}`}
            width={600}
            height={800}
            className="h-auto shrink-0 rounded-sm"
            style={{ width: '6.5em' }}
          />
        )}
      </header>
      {summary.length > 0 && (
        <div className="mb-[1em]">
          <TextBlocks blocks={summary} />
        </div>
      )}
      <ResumeParts
        parts={parts}
        dates={sheet.template === 'kompakt' ? 'above' : isPage ? 'beside' : 'beside-if-wide'}
        headingLevel={headingLevel === 2 ? 3 : 4}
      />
    </div>
  )
}
