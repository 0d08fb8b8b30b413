import type { ComponentType } from 'react'
import type { PostingView } from '../../views'
import { JobCard } from '../job-card'

export type SaveSimilar = ComponentType<{ id: string; title: string }>

type SimilarPostingsProps = {
  similar: PostingView['similar']
  now: Date
  /** The button to save one; passed in by the page, because saving is a later feature. */
  Save: SaveSimilar | undefined
}

/** Postings like the shown one. */
export function SimilarPostings({ similar, now, Save }: SimilarPostingsProps) {
  return (
    <section className="no-print border-t border-line bg-surface">
      <div className="wrap py-10 @3xl:py-14">
        <h2 className="mb-5">Ähnliche Stellen</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @5xl:grid-cols-[repeat(2,minmax(0,1fr))]">
          {similar.map((each) => (
            <JobCard
              key={each.id}
              posting={each}
              now={now}
              headingLevel={3}
              action={Save && <Save id={each.id} title={each.title} />}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
