import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { resumeSearchRedirect } from '~/features/resumes/routing'
import { readResumeSearch } from '~/features/resumes/search-params'
import { ResumeFilters } from '~/features/resumes/ui/search/resume-filters'
import { ResumeResults } from '~/features/resumes/ui/search/resume-results'
import { ResumeSearchForm } from '~/features/resumes/ui/search/resume-search-form'
import { SavedSearches } from '~/features/resumes/ui/search/saved-searches'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { Disclosure } from '~/ui/text/disclosure'
import { AppPages } from '../-frames/app-pages'
import { loadNavCounts } from '../-frames/nav-counts'
import { orHeldUp } from '../-or-held-up'
import { pageTitle } from '../-page'
import { PendingInApp } from '../-screens/pending-in-app'

const TITLE = 'Alle Lebensläufe'

/** Specification section 6; also for platform admins. The procedure checks again. */
export const Route = createFileRoute('/search/resumes')({
  validateSearch: readResumeSearch,
  beforeLoad: async ({ context: { user, queryClient, trpc }, location }) => {
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    // The list of postings explains that searching needs an open one.
    const target = await resumeSearchRedirect(user, () =>
      queryClient.fetchQuery(trpc.jobPosting.hasActive.queryOptions()),
    )
    if (target) throw redirect({ to: target })
    return { user }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user, queryClient, trpc }, deps }) => {
    const [heldUp] = await Promise.all([
      orHeldUp(queryClient.ensureQueryData(trpc.resume.search.queryOptions(deps))),
      loadNavCounts(user, queryClient, trpc),
      queryClient.ensureQueryData(trpc.resume.savedSearches.queryOptions()),
    ])
    return { now: currentTime(), heldUp }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SearchResumesPage,
  pendingComponent: PendingInApp,
})

function SearchResumesPage() {
  const { user } = Route.useRouteContext()
  const search = Route.useSearch()
  const { heldUp } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: saved } = useSuspenseQuery(trpc.resume.savedSearches.queryOptions())
  // Each search makes another form.
  useFocusKeeper()
  return (
    <AppPages user={user}>
      <AppPage title={TITLE}>
        <div className="grid gap-6">
          <ResumeSearchForm search={search} />
          <SavedSearches search={search} saved={saved} />
          {heldUp === null ? <Results /> : <Note tone="warn" title={heldUp} isAlert />}
        </div>
      </AppPage>
    </AppPages>
  )
}

function Results() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { data: result } = useSuspenseQuery(useTRPC().resume.search.queryOptions(search))
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label="Filter" className="max-lg:hidden">
        <ResumeFilters search={search} counts={result.counts} />
      </aside>
      <div className="lg:hidden">
        <Disclosure title="Filter">
          <ResumeFilters search={search} counts={result.counts} />
        </Disclosure>
      </div>
      <ResumeResults search={search} result={result} now={now} />
    </div>
  )
}
