import { contentParts, textBlocks } from '~/features/resumes/document/document'
import type { ResumeContent } from '~/features/resumes/schema'
import { ResumeParts, TextBlocks } from './resume-parts'

/** The content of a résumé without the person; for a column next to other things. Headings start at level 3. */
export function ResumeSections({ content }: { content: ResumeContent }) {
  return (
    <div className="text-sm">
      {content.summary && (
        <div className="mb-[1em] max-w-prose">
          <TextBlocks blocks={textBlocks(content.summary)} />
        </div>
      )}
      <ResumeParts parts={contentParts(content)} headingLevel={3} />
    </div>
  )
}
