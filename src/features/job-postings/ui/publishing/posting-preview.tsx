import { preloadPosting } from '../page/later-parts'
import { PostingPage } from '../page/posting-page'
import { type PreviewCompany, type PreviewValues, previewPosting } from './preview-posting'

// Here no server has written the parts.
void preloadPosting()

type PostingPreviewProps = {
  id: string
  values: PreviewValues
  company: PreviewCompany | null
  publishedAt: Date | null
  now: Date
}

/** The public page with the form's current values. */
export function PostingPreview({ id, values, company, publishedAt, now }: PostingPreviewProps) {
  return (
    <article aria-label="Vorschau der Stelle" className="overflow-clip rounded-lg border border-line bg-canvas">
      <PostingPage posting={previewPosting(id, values, company, publishedAt ?? now)} now={now} isPreview />
    </article>
  )
}
