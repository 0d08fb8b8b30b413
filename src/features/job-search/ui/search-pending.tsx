import { Main } from '~/ui/shell/main'
import { Skeleton } from '~/ui/states/skeleton'
import type { JobSearch } from '../search-params'
import { SearchBar } from './search-bar'

/** Results on a page of the search. */
const ROWS = Array.from({ length: 10 }, (_, row) => `row-${row}`)

/** Shown while results take longer than 300 ms: the fields stay in place, rows are as high as real ones. */
export function SearchPending({ search }: { search: JobSearch }) {
  return (
    <>
      <SearchBar search={search} />
      <Main aria-busy="true" className="mx-auto w-full max-w-[90rem] px-4 py-4 md:px-8">
        <h1 className="sr-only">Jobs finden</h1>
        <p role="status" className="mb-3 font-display text-xl font-[720]">
          Wir suchen Stellen …
        </p>
        <ul aria-hidden="true" className="grid gap-2.5 lg:w-108">
          {ROWS.map((row) => (
            <li key={row} className="card grid h-44 content-start gap-3 p-4">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-6 w-1/2" />
            </li>
          ))}
        </ul>
      </Main>
    </>
  )
}
