import { Sheet } from '~/ui/sheet'
import type { ResumeSheet } from '../sheet'
import { ResumePaper } from './resume-paper'

/** The first page, small, while somebody writes; scales with the width it gets. */
export function ResumePreview({ sheet }: { sheet: ResumeSheet }) {
  return (
    <Sheet label="Vorschau">
      <div className="@container h-full">
        <div className="p-[7.5cqw] text-[1.75cqw]">
          <ResumePaper sheet={sheet} headingLevel={3} />
        </div>
      </div>
    </Sheet>
  )
}
