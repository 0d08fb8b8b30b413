import { useParams } from '@tanstack/react-router'
import { useContext } from 'react'
import { Main } from '~/ui/shell/main'
import { PendingContext } from '~/ui/shell/pending-context'
import { Skeleton } from '~/ui/states/skeleton'
import { Spinner } from '~/ui/states/spinner'

/**
 * Shown when a page takes longer than 300 ms: as high as the coming content, for a posting and a company including
 * their headers, so that nothing below moves. Inside the application the frame has its own.
 */
export function PendingScreen() {
  const { jobPostingId, companyProfileId } = useParams({ strict: false })
  const own = useContext(PendingContext)
  if (own) return own
  return (
    <Main aria-busy="true" className="min-h-dvh w-full flex-1">
      {companyProfileId && <div className="h-28 bg-desk md:h-44" />}
      <div
        className={
          jobPostingId
            ? 'h-60 border-b border-line bg-surface'
            : companyProfileId && 'h-56 border-b border-line bg-surface md:h-28'
        }
      >
        <p className="wrap py-6">
          <Spinner isLate label="Seite wird geladen" />
        </p>
      </div>
      <div className="wrap grid gap-4 py-8">
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Main>
  )
}
