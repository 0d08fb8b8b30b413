import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { orNotFound, secretPage } from '../../-page'
import { DeadLinkScreen } from '../../-screens/not-found-screen'

const TITLE = 'E-Mails zu gemerkten Stellen abstellen'

/** Opened from a mail, without signing in. */
export const Route = createFileRoute('/_public/saved-jobs/unsubscribe/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.savedJob.mailsOfLink.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: StopSavedJobMails,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Dieser Link gilt nicht mehr. Welche E-Mails du bekommst, stellst du unter „Benachrichtigungen“ ein."
      way={{ to: '/app/notices/settings', label: 'Benachrichtigungen' }}
    />
  ),
})

function StopSavedJobMails() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: mails } = useSuspenseQuery({
    ...trpc.savedJob.mailsOfLink.queryOptions({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = useMutation(trpc.savedJob.stopMails.mutationOptions())
  if (stop.isSuccess || !mails.isOn) {
    return (
      <LinkPage title={TITLE}>
        <div role="status">
          <Note
            tone="success"
            title="Zu gemerkten Stellen kommt keine E-Mail mehr."
            actions={
              <ButtonLink to="/search/jobs" size="sm" variant="outline">
                Jobs finden
              </ButtonLink>
            }
          >
            Deine gemerkten Stellen bleiben. Unter „Benachrichtigungen“ kannst du die E-Mails wieder einschalten.
          </Note>
        </div>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={TITLE}>
      <p>Keine E-Mails mehr, wenn eine gemerkte Stelle bald endet oder nicht mehr online ist?</p>
      {stop.error && <Note tone="error" title={stop.error.message} isAlert />}
      <Button className="justify-self-start" isPending={stop.isPending} onClick={() => stop.mutate({ token })}>
        Abstellen
      </Button>
    </LinkPage>
  )
}
