import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { DROP_ACCOUNT_PROBLEMS } from '~/features/resumes/drop-search'
import { CheckDrop } from '~/features/resumes/ui/drop/check-drop'
import { choiceParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { orNotFound, secretPage } from '../-page'
import { DeadLinkScreen } from '../-screens/not-found-screen'

const TITLE = 'Prüfen und Konto anlegen'

/** Behind the link of the mail: everything that was read, once, for checking. */
export const Route = createFileRoute('/_public/lebenslauf-konto/$token')({
  validateSearch: searchParams({ problem: choiceParam(DROP_ACCOUNT_PROBLEMS) }),
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.fetchQuery(context.trpc.resume.dropAccount.queryOptions(params)))
  },
  // The address contains the secret.
  head: () => secretPage(TITLE),
  component: DropAccountPage,
  notFoundComponent: () => (
    <DeadLinkScreen message="Dieser Link gilt nicht oder nicht mehr. Was wir gelesen hatten, ist gelöscht. Leg den Lebenslauf auf der Startseite einfach noch einmal auf." />
  ),
})

function DropAccountPage() {
  const { token } = Route.useParams()
  const { problem } = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useQuery(trpc.resume.dropAccount.queryOptions({ token }, { refetchOnWindowFocus: false }))
  return <LinkPage title={TITLE}>{data && <CheckDrop token={token} read={data} problem={problem} />}</LinkPage>
}
