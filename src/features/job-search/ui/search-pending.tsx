import { Main } from '~/ui/shell/main'
import { Skeleton } from '~/ui/states/skeleton'
import type { JobSearch } from '../search-params'
import { JobSearchForm } from './job-search-form'

/** Results on a page of the search. */
const ROWS = Array.from({ length: 10 }, (_, row) => `row-${row}`)

/** Shown while results take longer than 300 ms: the fields stay in place, rows are as high as real ones. */
export function SearchPending({ search }: { search: JobSearch }) {
  return (
    <>
      <div className="on-desk bg-desk text-desk-ink">
        <JobSearchForm look="bar" search={search} />
      </div>
      <Main className="wrap py-6 md:py-8" aria-busy="true">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
          <div aria-hidden="true" className="grid content-start gap-4 max-lg:hidden">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-6 w-full" />
            ))}
          </div>
          <div className="min-w-0">
            <h1 className="text-sm font-semibold text-muted">Jobs finden</h1>
            <p role="status" className="mb-4 font-display text-2xl font-[720] md:text-3xl">
              Stellen werden gesucht …
            </p>
            <ul aria-hidden="true" className="grid gap-3">
              {ROWS.map((row) => (
                <li key={row} className="card grid h-44 content-start gap-3 p-4 md:h-36">
                  <Skeleton className="h-6 w-2/3" />
                  <Skeleton className="h-4 w-1/3" />
                  <Skeleton className="h-4 w-2/3" />
                  <Skeleton className="h-6 w-1/2" />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Main>
    </>
  )
}
