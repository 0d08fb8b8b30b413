import type { ReactNode } from 'react'
import type { PostingView } from '../../views'
import { ApplyBox, ApplyButton, type SentApplication } from './apply-box'
import { PostingDetail, SimilarPostings } from './later-parts'
import { PostingActions } from './posting-actions'
import { PostingCompanyCard } from './posting-company-card'
import { PostingHeader } from './posting-header'
import { PostingNotice } from './posting-notice'
import type { SaveSimilar as SaveButton } from './similar-postings'

type PostingPageProps = {
  posting: PostingView
  now: Date
  /** Replaces the apply button; passed in by the page, because applications are a later feature. */
  sent?: SentApplication | null
  /** The save button next to the apply button; passed in by the page, because saving is a later feature. */
  saveButton?: ReactNode
  saveIcon?: ReactNode
  /** The promised answer; passed in by the page, because applications are a later feature. */
  replies?: ReactNode
  /** The same for one of the similar postings. */
  SaveSimilar?: SaveButton
  /** How far it is from where the reader lives. */
  commute?: ReactNode
  /** In the editor: the same page without links. */
  isPreview?: boolean
}

/**
 * A posting as everybody sees it, on its own page and in the editor's preview. The layout depends on the available
 * width, not on the screen.
 */
export function PostingPage({
  posting,
  now,
  sent,
  saveButton,
  saveIcon,
  replies,
  SaveSimilar,
  commute,
  isPreview = false,
}: PostingPageProps) {
  return (
    <div className="@container">
      <PostingHeader posting={posting} now={now} isPreview={isPreview} commute={commute} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-5 @5xl:grid-cols-[minmax(0,1fr)_23rem] @5xl:gap-x-7">
        <PostingNotice posting={posting} />
        {/* Phones: pay and the promised answer come before the text. */}
        <aside aria-label="Gehalt und Antwort" className="grid gap-4 @5xl:sticky @5xl:top-20 @5xl:order-last">
          <ApplyBox posting={posting} sent={sent} saveButton={saveButton} isPreview={isPreview} />
          {!posting.externalUrl && replies}
          <div className="@max-5xl:hidden">
            <PostingCompanyCard posting={posting} isPreview={isPreview} />
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <PostingDetail posting={posting} />
          {!isPreview && <PostingActions posting={posting} />}
        </div>
      </div>
      {posting.similar.length > 0 && <SimilarPostings similar={posting.similar} now={now} Save={SaveSimilar} />}
      {posting.can.apply && !isPreview && (
        <aside
          aria-label="Jetzt bewerben"
          className="no-print sticky bottom-0 z-40 flex gap-2 border-t border-line bg-surface p-3 @5xl:hidden"
        >
          {saveIcon}
          <ApplyButton posting={posting} sent={sent} className="flex-1" />
        </aside>
      )}
    </div>
  )
}
