import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { hasLicensedProfile } from '~/features/resumes/routing'
import { readResumeSearch } from '~/features/resumes/search-params'
import { ResumeFilters } from '~/features/resumes/ui/resume-filters'
import { ResumeResults } from '~/features/resumes/ui/resume-results'
import { ResumeSearchForm } from '~/features/resumes/ui/resume-search-form'
import { SavedSearches } from '~/features/resumes/ui/saved-searches'
import { SESSION_KEY } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { useTRPC } from '~/platform/client/trpc'
import { Disclosure } from '~/ui/disclosure'
import { AppPage } from '~/ui/shell/app-page'
import { AppPages } from '../-frames/app-pages'
import { loadNavCounts } from '../-frames/nav-counts'
import { PendingPage } from '../-frames/pending-page'
import { pageTitle } from '../-page-title'
import { PendingScreen } from '../-screens/pending-screen'

const TITLE = 'Alle Lebensläufe'

/** Specification section 6; holds for platform admins, too. The procedure asks again. */
export const Route = createFileRoute('/search/resumes')({
  validateSearch: readResumeSearch,
  beforeLoad: async ({ context: { user, queryClient, trpc }, location }) => {
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    if (!hasLicensedProfile(user)) throw redirect({ to: '/app' })
    const hasActive = await queryClient.fetchQuery(trpc.jobPosting.hasActive.queryOptions())
    // The page says that without a posting online there is nothing to search.
    if (!hasActive) throw redirect({ to: '/app/company/job-postings' })
    return { user }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user, queryClient, trpc }, deps }) => {
    await Promise.all([
      loadNavCounts(user, queryClient, trpc),
      queryClient.ensureQueryData(trpc.resume.search.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.resume.savedSearches.queryOptions()),
    ])
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  // The pending look belongs to the page's own frame, so it is loaded with the page.
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  component: SearchResumesPage,
  pendingComponent: PendingResumes,
})

/**
 * In the application's frame from the first moment on, also while the guards still ask: they may read the session anew,
 * so it is the one known from before that decides.
 */
function PendingResumes() {
  const user = useQueryClient().getQueryData<SessionUser | null>(SESSION_KEY)
  if (!user) return <PendingScreen />
  return (
    <AppPages user={user}>
      <PendingPage />
    </AppPages>
  )
}

function SearchResumesPage() {
  const { user } = Route.useRouteContext()
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: result } = useSuspenseQuery(trpc.resume.search.queryOptions(search))
  const { data: saved } = useSuspenseQuery(trpc.resume.savedSearches.queryOptions())
  return (
    <AppPages user={user}>
      <AppPage title={TITLE}>
        <div className="grid gap-6">
          <ResumeSearchForm search={search} />
          <SavedSearches search={search} saved={saved} />
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
        </div>
      </AppPage>
    </AppPages>
  )
}
