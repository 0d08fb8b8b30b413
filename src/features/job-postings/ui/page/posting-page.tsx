import type { ReactNode } from 'react'
import type { PostingView } from '../../views'
import { JobCard } from '../job-card'
import { ApplyBox, ApplyButton, type SentApplication } from './apply-box'
import { PayInRegion } from './pay-in-region'
import { PostingBody } from './posting-body'
import { PostingCompanyCard } from './posting-company-card'
import { PostingElsewhere } from './posting-elsewhere'
import { PostingFacts } from './posting-facts'
import { PostingHeader } from './posting-header'
import { PostingNotice } from './posting-notice'

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
  saveSimilar?: (similar: { id: string; title: string }) => ReactNode
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
  saveSimilar,
  commute,
  isPreview = false,
}: PostingPageProps) {
  return (
    <div className="@container">
      <PostingHeader posting={posting} now={now} isPreview={isPreview} commute={commute} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-5 @5xl:grid-cols-[minmax(0,1fr)_23rem] @5xl:gap-x-7">
        {/* Phones: pay and the promised answer come before the text. */}
        <aside aria-label="Gehalt und Antwort" className="grid gap-4 @5xl:sticky @5xl:top-20 @5xl:order-last">
          <ApplyBox posting={posting} sent={sent} saveButton={saveButton} isPreview={isPreview} />
          {!posting.externalUrl && replies}
          <div className="@max-5xl:hidden">
            <PostingCompanyCard posting={posting} isPreview={isPreview} />
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <PostingNotice posting={posting} />
          <PostingFacts posting={posting} />
          <PayInRegion posting={posting} />
          <div>
            <PostingBody posting={posting} isPreview={isPreview} />
            <PostingElsewhere posting={posting} />
          </div>
        </div>
      </div>
      {posting.similar.length > 0 && (
        <section className="no-print border-t border-line bg-surface">
          <div className="wrap py-10 @3xl:py-14">
            <h2 className="mb-5">Ähnliche Stellen</h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @5xl:grid-cols-[repeat(2,minmax(0,1fr))]">
              {posting.similar.map((similar) => (
                <JobCard
                  key={similar.id}
                  posting={similar}
                  now={now}
                  headingLevel={3}
                  action={saveSimilar?.(similar)}
                />
              ))}
            </div>
          </div>
        </section>
      )}
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
