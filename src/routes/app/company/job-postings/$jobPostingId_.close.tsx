import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ClosePostings } from '~/features/applications/ui/steps/close-postings'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { orNotFound, pageTitle } from '../../../-page'

const TITLE = 'Stelle beenden'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/close')({
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    await Promise.all([
      orNotFound(queryClient.ensureQueryData(trpc.jobPosting.forEdit.queryOptions({ id }))),
      orNotFound(queryClient.ensureQueryData(trpc.jobPosting.closing.queryOptions({ ids: [id] }))),
      queryClient.ensureQueryData(trpc.application.templates.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: Close,
})

function Close() {
  const { jobPostingId: id } = Route.useParams()
  const trpc = useTRPC()
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.closing.queryOptions({ ids: [id] }))
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}>
      {postings.length === 0 ? (
        <Note tone="info" title="Hier ist nichts zu beenden.">
          Die Stelle war nie online, oder sie ist schon beendet.
        </Note>
      ) : (
        <ClosePostings postings={postings} />
      )}
    </AppPage>
  )
}
