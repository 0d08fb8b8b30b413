import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ClosePosting } from '~/features/applications/ui/close-posting'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { TextLink } from '~/ui/text-link'
import { orNotFound } from '../../../-or-not-found'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Stelle beenden'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/close')({
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    await Promise.all([
      orNotFound(queryClient.ensureQueryData(trpc.jobPosting.forEdit.queryOptions({ id }))),
      queryClient.ensureQueryData(trpc.jobPosting.unanswered.queryOptions({ id })),
      queryClient.ensureQueryData(trpc.application.templates.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: Close,
})

function Close() {
  const { jobPostingId: id } = Route.useParams()
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.forEdit.queryOptions({ id }))
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}>
      <ClosePosting id={id} title={posting.input.title} />
    </AppPage>
  )
}
