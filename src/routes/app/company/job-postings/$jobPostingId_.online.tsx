import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { nextStepOf } from '~/features/job-postings/next-step'
import { OnlinePage } from '~/features/job-postings/ui/publishing/online-page'
import type { SessionUser } from '~/platform/client/session-user'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { Track } from '~/ui/track'
import { orNotFound, pageTitle } from '../../../-page'

const TITLE = 'Ihre Stelle ist online'
const WAY_IN = [{ label: 'Text' }, { label: 'Prüfen' }, { label: 'Unternehmen' }, { label: 'Online' }]

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/online')({
  loader: async ({ context: { user, queryClient, trpc }, params: { jobPostingId: id } }) => {
    const own = await orNotFound(queryClient.fetchQuery(trpc.jobPosting.forEdit.queryOptions({ id })))
    // Paused, ended, removed or never published: the editor says which.
    if (own.status !== 'published' || !own.isShown) {
      throw redirect({ to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id } })
    }
    await Promise.all([
      orNotFound(queryClient.fetchQuery(trpc.jobPosting.byId.queryOptions({ id }))),
      queryClient.ensureQueryData(trpc.companyProfile.media.queryOptions()),
      isCompanyAdmin(user) && queryClient.ensureQueryData(trpc.member.list.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PostingOnline,
})

function PostingOnline() {
  const { jobPostingId: id } = Route.useParams()
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data: own } = useSuspenseQuery(trpc.jobPosting.forEdit.queryOptions({ id }))
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.byId.queryOptions({ id }))
  const { data: media } = useSuspenseQuery(trpc.companyProfile.media.queryOptions())
  const isAdmin = isCompanyAdmin(user)
  const { data: team } = useQuery(trpc.member.list.queryOptions(undefined, { enabled: isAdmin }))
  const isAlone = team !== undefined && team.members.length + team.invitations.length < 2
  const { publishedAt, runsUntil } = own
  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        <ButtonLink to="/app/company" variant="outline">
          Zur Übersicht
        </ButtonLink>
      }
    >
      <Track label="Ihr Weg zur Stelle" stops={WAY_IN} current={WAY_IN.length - 1} className="mb-6 max-w-2xl" />
      {publishedAt && runsUntil && (
        <OnlinePage
          posting={posting}
          publishedAt={publishedAt}
          runsUntil={runsUntil}
          nextStep={nextStepOf({ hasLogo: media?.logoFileId != null, isAdmin, isAlone })}
        />
      )}
    </AppPage>
  )
}

function isCompanyAdmin({ companyProfiles: [inUse] }: SessionUser): boolean {
  return inUse?.isAdmin === true
}
