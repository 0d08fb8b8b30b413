import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { orNotFound, secretPage } from '../../-page'
import { DeadLinkScreen } from '../../-screens/not-found-screen'

const TITLE = 'Suchauftrag abstellen'

/** Opened from a mail, without signing in. */
export const Route = createFileRoute('/_public/alert/unsubscribe/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.searchAlert.ofLink.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: UnsubscribeAlert,
  notFoundComponent: () => (
    <DeadLinkScreen message="Diesen Suchauftrag gibt es nicht mehr. Er schickt dir also keine E-Mails." />
  ),
})

function UnsubscribeAlert() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: alert } = useSuspenseQuery({
    ...trpc.searchAlert.ofLink.queryOptions({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const unsubscribe = useMutation(trpc.searchAlert.unsubscribe.mutationOptions())
  const isOver = unsubscribe.isSuccess || alert.label === null
  return (
    <LinkPage title={TITLE}>
      {isOver ? (
        <div role="status">
          <Note
            tone="success"
            title="Dein Suchauftrag ist abgestellt"
            actions={
              <ButtonLink to="/search/jobs" size="sm" variant="outline">
                Jobs finden
              </ButtonLink>
            }
          >
            Zu diesem Suchauftrag kommt keine E-Mail mehr.
          </Note>
        </div>
      ) : (
        <>
          <p>
            Keine E-Mails mehr zu <strong>{alert.label}</strong>?
          </p>
          <Button
            className="justify-self-start"
            isPending={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate({ token })}
          >
            Abstellen
          </Button>
        </>
      )}
    </LinkPage>
  )
}
