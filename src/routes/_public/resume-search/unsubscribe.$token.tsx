import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { orNotFound, secretPage } from '../../-page'
import { DeadLinkScreen } from '../../-screens/not-found-screen'

const TITLE = 'E-Mails zu einer Suche abstellen'

/** Opened from a mail, without signing in. */
export const Route = createFileRoute('/_public/resume-search/unsubscribe/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.resume.searchOfLink.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: StopSearchMails,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Diese gespeicherte Suche gibt es nicht mehr. Sie schickt Ihnen also keine E-Mails."
      way={{ to: '/search/resumes', label: 'Alle Lebensläufe' }}
    />
  ),
})

function StopSearchMails() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: search } = useSuspenseQuery({
    ...trpc.resume.searchOfLink.queryOptions({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = useMutation(trpc.resume.stopSearchMails.mutationOptions())
  if (stop.isSuccess || search.name === null) {
    return (
      <LinkPage title={TITLE}>
        <div role="status">
          <Note tone="success" title="Zu dieser Suche kommt keine E-Mail mehr.">
            Die gespeicherte Suche selbst bleibt; unter „Alle Lebensläufe“ können Sie die E-Mails wieder einschalten.
          </Note>
        </div>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={TITLE}>
      <p>
        Keine E-Mails mehr zu <strong>{search.name}</strong>?
      </p>
      {stop.error && <Note tone="error" title={stop.error.message} isAlert />}
      <Button className="justify-self-start" isPending={stop.isPending} onClick={() => stop.mutate({ token })}>
        Abstellen
      </Button>
    </LinkPage>
  )
}
