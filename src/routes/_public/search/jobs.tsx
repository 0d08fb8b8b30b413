import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent, redirect, retainSearchParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import {
  feedAddress,
  type JobSearch,
  LAST_SEARCH_PAGE,
  mapOf,
  readJobSearch,
  readSearchPage,
  searchAddress,
} from '~/features/job-search/search-params'
import { SearchBar } from '~/features/job-search/ui/search-bar'
import { SearchEmpty } from '~/features/job-search/ui/search-empty'
import { OtherPlaces, SearchRelaxed, SearchSummary } from '~/features/job-search/ui/search-summary'
import type { SearchPage } from '~/features/job-search/views'
import { currentTime } from '~/lib/current-time'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { TextAnchor, TextLink } from '~/ui/buttons/link'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { lazyPart } from '~/ui/states/lazy-part'
import { PartMissing } from '~/ui/states/part-missing'
import { Skeleton } from '~/ui/states/skeleton'
import { orHeldUp } from '../../-or-held-up'
import { pageTitle } from '../../-page'
import { PendingScreen } from '../../-screens/pending-screen'
import { useBeside } from './-beside'
import { FilterStrip, PAGE, SortLinks, ViewLinks } from './-search-controls'
import { SearchFurther } from './-search-further'
import { SearchHits } from './-search-hits'
import { SearchMap, SearchRegions } from './-search-map'
import { SearchRelated } from './-search-related'

/** Shows the search's fields: a static import would be in every visitor's first script. */
const SearchPending = lazyRouteComponent(() => import('~/features/job-search/ui/search-pending'), 'SearchPending')

export const Route = createFileRoute('/_public/search/jobs')({
  validateSearch: readSearchPage,
  search: { middlewares: [retainSearchParams(['ansicht'])] },
  // What is beside the list is loaded there.
  loaderDeps: ({ search: { stelle: _, ...asked } }) => asked,
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
    if (result !== undefined)
      await Promise.all([
        queryClient.ensureQueryData(trpc.application.overdueAnswers.queryOptions({ ids: idsOf(result) })),
        deps.ansicht === 'karte' && queryClient.ensureQueryData(trpc.jobPosting.map.queryOptions(mapOf(search))),
      ])
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
  const asked = Route.useSearch()
  const search = readJobSearch(asked)
  const { heldUp } = Route.useLoaderData()
  // Each search takes away what asked for it: a menu, a chip, the form.
  useFocusKeeper()
  return (
    <>
      <SearchBar search={search} />
      <Main>
        {heldUp === null ? <Found search={search} hasMap={asked.ansicht === 'karte'} /> : <HeldUp text={heldUp} />}
      </Main>
    </>
  )
}

function HeldUp({ text }: { text: string }) {
  return (
    <div className={`${PAGE} py-6`}>
      <Note tone="warn" title={text} isAlert />
    </div>
  )
}

type FoundProps = { search: JobSearch; hasMap: boolean }

function Found({ search, hasMap }: FoundProps) {
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: result } = useSuspenseQuery(trpc.jobPosting.search.queryOptions(search))
  const { data: late } = useSuspenseQuery(trpc.application.overdueAnswers.queryOptions({ ids: idsOf(result) }))
  const beside = useBeside(result.hits[0]?.id ?? result.further[0]?.hits[0]?.id, hasMap)
  const shown = { now, late, beside }
  const { current } = beside
  const isNothing = !hasMap && hitsOf(result).length === 0
  // Without a place the map comes first: it asks where.
  const isMapFirst = hasMap && result.place === null && search.arbeitsort === undefined
  return (
    <>
      <FilterStrip search={search} result={result} />
      <div
        className={`${PAGE} grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 py-3 ${columns(isNothing, isMapFirst)}`}
      >
        {isMapFirst && (
          <div className="lg:sticky lg:top-16">
            <SearchMap search={search} />
          </div>
        )}
        <div className={hasMap ? 'min-w-0 max-lg:order-last' : 'min-w-0'}>
          <div className="mb-2.5 flex flex-wrap items-start gap-3">
            {/* Below 10rem a long occupation breaks in its middle: then the views get a line of their own. */}
            <div className="min-w-0 flex-1 basis-40">
              <SearchSummary search={search} result={result} />
            </div>
            <ViewLinks search={search} hasMap={hasMap} />
          </div>
          <OtherPlaces search={search} result={result} />
          <SearchRelaxed
            relaxations={result.relaxations}
            exactTotal={result.exactTotal}
            unknownPlace={result.isPlaceUnknown ? search.wo : undefined}
          />
          {isMapFirst && (
            <div className="mb-4">
              <SearchRegions search={search} />
            </div>
          )}
          {result.total > 0 && (
            <div className="mb-2.5">
              <SortLinks
                search={search}
                current={result.filters.sortierung ?? 'relevanz'}
                hasPlace={result.place !== null && result.place.radiusKm !== null && !result.place.isSeveral}
              />
            </div>
          )}
          {result.total === 0 ? (
            <SearchEmpty search={search} result={result} />
          ) : (
            <SearchHits hits={result.hits} {...shown} />
          )}
          <SearchFurther sections={result.further} related={result.related} {...shown} />
          {result.related && !result.further.some(({ kind }) => kind === 'related') && (
            <SearchRelated related={result.related} />
          )}
          <Pagination page={result.page} pageCount={lastPageOf(result)} linkTo={(page) => linkToPage(search, page)} />
          <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
            <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>
            <TextAnchor href={feedAddress(search, 'atom')} type="application/atom+xml">
              Diese Suche als Feed
            </TextAnchor>
          </p>
        </div>
        {isMapFirst ? null : hasMap ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SearchMap search={search} />
            <SearchRegions search={search} />
          </div>
        ) : (
          <div className="beside sticky top-16 max-h-[calc(100dvh-5rem)] overflow-y-auto max-lg:hidden no-script:hidden">
            {current !== undefined && (
              <PostingBeside
                key={current}
                id={current}
                now={now}
                distanceKm={hitsOf(result).find(({ id }) => id === current)?.distanceKm ?? null}
                beside={beside}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

function columns(isNothing: boolean, isMapFirst: boolean): string {
  if (isNothing) return 'lg:grid-cols-[minmax(0,48rem)] lg:justify-center'
  if (isMapFirst) return 'lg:grid-cols-[minmax(0,1fr)_27rem]'
  return 'lg:grid-cols-[27rem_minmax(0,1fr)] no-script:lg:grid-cols-[minmax(0,1fr)]'
}

/** As high as the head of a posting. */
function BesideSkeleton() {
  return (
    <div className="card overflow-hidden" aria-hidden="true">
      <Skeleton className="h-24 w-full rounded-none" />
      <div className="grid gap-3 p-6">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  )
}

/** Its own file: only wide screens need it. */
const PostingBeside = lazyPart(
  async () => (await import('./-posting-beside')).PostingBeside,
  PartMissing,
  <BesideSkeleton />,
)

function hitsOf({ hits, further }: SearchPage) {
  return [...hits, ...further.flatMap((section) => section.hits)]
}

function idsOf(result: SearchPage): string[] {
  return hitsOf(result).map(({ id }) => id)
}
