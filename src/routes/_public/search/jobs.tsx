import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FACETS } from '~/features/job-search/facets'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import {
  feedAddress,
  type JobSearch,
  LAST_SEARCH_PAGE,
  readJobSearch,
  readJobSearchAddress,
  type SearchOrder,
  searchAddress,
  searchInOrder,
  searchOrderLabels,
} from '~/features/job-search/search-params'
import { AlertLink } from '~/features/job-search/ui/alert-link'
import { JobSearchForm } from '~/features/job-search/ui/job-search-form'
import { SearchChips } from '~/features/job-search/ui/search-chips'
import { SearchEmpty } from '~/features/job-search/ui/search-empty'
import { SearchFilterDrawer } from '~/features/job-search/ui/search-filter-drawer'
import { SearchFilters } from '~/features/job-search/ui/search-filters'
import { SearchSummary } from '~/features/job-search/ui/search-summary'
import { currentTime } from '~/lib/current-time'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { PlainLink } from '~/ui/buttons/plain-link'
import { TextAnchor, TextLink } from '~/ui/buttons/text-link'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { orHeldUp } from '../../-or-held-up'
import { pageTitle } from '../../-page-title'
import { PendingScreen } from '../../-screens/pending-screen'
import { SearchFurther, SearchHits } from './-search-hits'

/** Shows the search's fields: a static import would be in every visitor's first script. */
const SearchPending = lazyRouteComponent(() => import('~/features/job-search/ui/search-pending'), 'SearchPending')

export const Route = createFileRoute('/_public/search/jobs')({
  validateSearch: readJobSearchAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    pageCache(30, ['postings', SHOWS_HITS])
    void SearchPending.preload?.()
    const search = readJobSearch(deps)
    const asked = trpc.jobPosting.search.queryOptions(search)
    const heldUp = await orHeldUp(queryClient.ensureQueryData(asked))
    const result = queryClient.getQueryData(asked.queryKey)
    const lastPage = result === undefined ? 0 : lastPageOf(result)
    // An old link beyond the end. The page numbers lead back as well, but only with JavaScript.
    if (result !== undefined && lastPage > 0 && result.page > lastPage) throw redirect(linkToPage(search, lastPage))
    return { now: currentTime(), heldUp }
  },
  head: ({ match }) => {
    const search = readJobSearch(match.search)
    return {
      meta: [
        pageTitle('Jobs finden'),
        {
          name: 'description',
          content: 'Stellen in ganz Deutschland nach Beruf, Ort und Umkreis. Das Gehalt steht dabei.',
        },
      ],
      links: [
        {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: 'Diese Suche als Feed (Atom)',
          href: feedAddress(search, 'atom'),
        },
        {
          rel: 'alternate',
          type: 'application/feed+json',
          title: 'Diese Suche als Feed (JSON)',
          href: feedAddress(search, 'json'),
        },
      ],
    }
  },
  component: FindJobs,
  pendingComponent: PendingJobs,
})

/** How many pages of hits are shown; 0 without hits. */
function lastPageOf({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.min(Math.ceil(total / pageSize), LAST_SEARCH_PAGE)
}

function linkToPage(search: JobSearch, page: number) {
  return { to: '/search/jobs', search: searchAddress({ ...search, page: page === 1 ? undefined : page }) } as const
}

/** In its own Suspense boundary: while its code loads, the header stays, and the plain placeholder is shown. */
function PendingJobs() {
  const search = readJobSearch(Route.useSearch())
  return (
    <Suspense fallback={<PendingScreen />}>
      <SearchPending search={search} />
    </Suspense>
  )
}

function FindJobs() {
  const search = readJobSearch(Route.useSearch())
  const { heldUp } = Route.useLoaderData()
  return (
    <>
      <div className="on-desk bg-desk text-desk-ink">
        <JobSearchForm look="bar" search={search} />
      </div>
      <Main className="wrap py-6 md:py-8">
        {heldUp === null ? <Found search={search} /> : <Note tone="warn" title={heldUp} isAlert />}
      </Main>
    </>
  )
}

function Found({ search }: { search: JobSearch }) {
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: result } = useSuspenseQuery(trpc.jobPosting.search.queryOptions(search))
  const { place, facets, filters } = result
  const chosenPlace = place && !place.isFromWords ? place : null
  const placeLabel =
    chosenPlace && (chosenPlace.radiusKm ? `${chosenPlace.name} + ${chosenPlace.radiusKm}\u00a0km` : chosenPlace.name)
  const resultText = result.total === 1 ? '1 Stelle' : `${result.total.toLocaleString('de-DE')} Stellen`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside aria-label="Filter" className="max-lg:hidden">
        <h2 className="mb-4 text-xl">Filter</h2>
        <SearchFilters search={search} filters={filters} facets={facets} understood={result.understood} />
      </aside>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end gap-x-2 gap-y-3 lg:gap-x-6">
          <div className="min-w-0 basis-72 grow max-lg:basis-full">
            <SearchSummary search={search} result={result} />
          </div>
          <SearchFilterDrawer
            activeCount={FACETS.filter((name) => search[name] !== undefined).length}
            resultText={resultText}
          >
            <SearchFilters search={search} filters={filters} facets={facets} understood={result.understood} />
          </SearchFilterDrawer>
          <AlertLink search={search} />
          <SortLinks
            search={search}
            current={filters.sortierung ?? 'relevanz'}
            hasPlace={place !== null && place.radiusKm !== null && !place.isSeveral}
          />
        </div>
        <SearchChips search={search} placeLabel={placeLabel} understood={result.understood} />
        {result.total === 0 ? (
          <SearchEmpty search={search} result={result} />
        ) : (
          <SearchHits hits={result.hits} now={now} />
        )}
        <SearchFurther sections={result.further} now={now} />
        <Pagination page={result.page} pageCount={lastPageOf(result)} linkTo={(page) => linkToPage(search, page)} />
        <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
          <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>
          <TextAnchor href={feedAddress(search, 'atom')} type="application/atom+xml">
            Diese Suche als Feed
          </TextAnchor>
        </p>
      </div>
    </div>
  )
}

type SortLinksProps = { search: JobSearch; current: SearchOrder; hasPlace: boolean }

/** On phones all four fit on one line. */
const shortOrderLabels = {
  relevanz: 'Beste',
  datum: 'Neueste',
  entfernung: 'Nächste',
  gehalt: 'Gehalt',
} satisfies Record<SearchOrder, string>

/** @param current the order of the shown results, which a relaxed search chooses by itself */
function SortLinks({ search, current, hasPlace }: SortLinksProps) {
  const orders: SearchOrder[] = ['relevanz', 'datum', ...(hasPlace ? (['entfernung'] as const) : []), 'gehalt']
  return (
    <nav aria-label="Sortieren" className="seg max-w-full overflow-x-auto max-md:flex-nowrap">
      {orders.map((order) => (
        <PlainLink
          key={order}
          to="/search/jobs"
          search={searchAddress(searchInOrder(search, order, current))}
          resetScroll={false}
          current={order === current}
          className="relative whitespace-nowrap max-md:px-2.5"
        >
          <span aria-hidden="true" className="md:hidden">
            {shortOrderLabels[order]}
          </span>
          <span className="max-md:sr-only">{searchOrderLabels[order]}</span>
        </PlainLink>
      ))}
    </nav>
  )
}
