import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { type JobSearch, jobSearchSchema } from '~/features/job-postings/schema'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { JobSearchForm } from '~/features/job-postings/ui/job-search-form'
import { SearchChips } from '~/features/job-postings/ui/search-chips'
import { SearchEmpty } from '~/features/job-postings/ui/search-empty'
import { SearchFilters } from '~/features/job-postings/ui/search-filters'
import { SearchSummary } from '~/features/job-postings/ui/search-summary'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { Pagination } from '~/ui/pagination'
import { TextLink } from '~/ui/text-link'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/_public/search/jobs')({
  validateSearch: jobSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    pageCache(30, ['postings'])
    await queryClient.ensureQueryData(trpc.jobPosting.search.queryOptions(deps))
    return { now: new Date() }
  },
  head: () => ({
    meta: [
      pageTitle('Jobs finden'),
      {
        name: 'description',
        content: 'Stellen in ganz Deutschland nach Beruf, Ort und Umkreis. Das Gehalt steht dabei.',
      },
    ],
  }),
  component: FindJobs,
})

function FindJobs() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: result } = useSuspenseQuery(trpc.jobPosting.search.queryOptions(search))
  const { place } = result
  const placeLabel = place && (place.radiusKm > 0 ? `${place.name} + ${place.radiusKm} km` : place.name)
  const pageCount = Math.ceil(result.total / result.pageSize)
  return (
    <>
      <div className="on-desk bg-desk text-desk-ink">
        <JobSearchForm look="bar" search={search} />
      </div>
      <main id="inhalt" tabIndex={-1} className="wrap py-6 md:py-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
          <aside aria-label="Filter" className="max-lg:hidden">
            <h2 className="mb-4 text-xl">Filter</h2>
            <SearchFilters search={search} counts={result.counts} />
          </aside>
          <div className="min-w-0">
            <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
              <div className="min-w-0 flex-1 basis-72">
                <SearchSummary search={search} result={result} />
              </div>
              <SortLinks search={search} />
            </div>
            <details className="card mb-4 px-4 lg:hidden">
              <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold">
                <SlidersHorizontal className="size-4" aria-hidden="true" />
                Filter
              </summary>
              <SearchFilters search={search} counts={result.counts} />
            </details>
            <SearchChips search={search} placeLabel={placeLabel} />
            {result.total === 0 ? (
              <SearchEmpty search={search} placeName={place?.name ?? null} />
            ) : (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {result.hits.map(({ distanceKm, matchedIn, ...posting }) => (
                  <li key={posting.id}>
                    <JobCard
                      posting={posting}
                      now={now}
                      headingLevel={3}
                      distanceKm={distanceKm}
                      matchedIn={matchedIn}
                      action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              page={result.page}
              pageCount={Math.min(pageCount, 50)}
              linkTo={(page) => ({ to: '/search/jobs', search: { ...search, page: page === 1 ? undefined : page } })}
            />
            <p className="mt-6 text-center text-sm">
              <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>
            </p>
          </div>
        </div>
      </main>
    </>
  )
}

function SortLinks({ search }: { search: JobSearch }) {
  const isByDate = search.sortierung === 'datum'
  const orders = [
    { label: 'Beste Treffer', isCurrent: !isByDate, sortierung: undefined },
    { label: 'Neueste zuerst', isCurrent: isByDate, sortierung: 'datum' as const },
  ]
  return (
    <nav aria-label="Sortieren" className="seg">
      {orders.map(({ label, isCurrent, sortierung }) => (
        <Link
          key={label}
          to="/search/jobs"
          search={{ ...search, sortierung, page: undefined }}
          resetScroll={false}
          activeProps={{ 'aria-current': undefined }}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
