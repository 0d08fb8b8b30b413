import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ResumeSheet } from '~/features/resumes/document/sheet'
import { Button } from '~/ui/buttons/button'
import { Sheet } from '~/ui/sheet'
import { ResumePaper } from './resume-paper'

const PAGES = {
  columns: '85cqw',
  columnGap: '15cqw',
  columnFill: 'auto',
  padding: '7.5cqw',
  fontSize: '1.75cqw',
} as const

/** A small preview of the pages while writing, one at a time; scales with its width. */
export function ResumePreview({ sheet }: { sheet: ResumeSheet }) {
  const { frame, page, pages, turnTo } = usePageTurns()
  return (
    <div className="grid gap-2">
      <Sheet label="Vorschau">
        <div className="@container h-full">
          {/* Each column is a page: the browser breaks the text as on paper, and keeps entries whole. */}
          <div ref={frame} className="h-full overflow-hidden" style={PAGES}>
            <ResumePaper sheet={sheet} headingLevel={3} isPage />
          </div>
        </div>
      </Sheet>
      {pages > 1 && (
        <div className="flex items-center justify-center gap-2">
          <Button
            variant="quiet"
            isIcon
            aria-label="Vorige Seite"
            aria-disabled={page === 1}
            onClick={() => turnTo(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <p role="status" className="num text-sm text-muted">
            Seite {page} von {pages}
          </p>
          <Button
            variant="quiet"
            isIcon
            aria-label="Nächste Seite"
            aria-disabled={page === pages}
            onClick={() => turnTo(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Pages of a text that flows in columns as wide as its frame: their number, and the visible one. Text and width may
 * change at any time.
 */
function usePageTurns(): {
  frame: RefObject<HTMLDivElement | null>
  page: number
  pages: number
  turnTo: (page: number) => void
} {
  const frame = useRef<HTMLDivElement>(null)
  const [wanted, turnTo] = useState(1)
  const [pages, setPages] = useState(1)
  const page = Math.min(wanted, pages)

  // After every change of the text: only the browser knows where it ends now.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth === 0) return
      setPages(Math.max(1, Math.round(element.scrollWidth / element.clientWidth)))
      element.scrollLeft = (page - 1) * element.clientWidth
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })

  return { frame, page, pages, turnTo }
}
