import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { type AlertStatus, alertFrequencyLabels } from '~/features/job-search/alert'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { orNotFound, secretPage } from '../../-page'
import { DeadLinkScreen } from '../../-screens/not-found-screen'

const TITLE = 'Suchauftrag bestätigen'

/** Opened from a mail. Opening confirms nothing: mail scanners open links, too. */
export const Route = createFileRoute('/_public/alert/confirm/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.searchAlert.pending.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: ConfirmAlert,
  notFoundComponent: () => (
    <DeadLinkScreen message="Dieser Link gilt nicht oder nicht mehr. Leg den Suchauftrag bei einer Suche einfach noch einmal an." />
  ),
})

function ConfirmAlert() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: alert } = useSuspenseQuery({
    ...trpc.searchAlert.pending.queryOptions({ token }),
    // The status when the page was opened: after confirming, the page says so, not that it was done already.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation(trpc.searchAlert.confirm.mutationOptions({ meta: { isQuiet: true } }))
  return (
    <LinkPage title={TITLE}>
      {confirm.isSuccess ? (
        <div role="status">
          <Note
            tone="success"
            title="Dein Suchauftrag läuft"
            actions={
              <ButtonLink to="/search/jobs" size="sm">
                Jobs finden
              </ButtonLink>
            }
          >
            Gibt es Neues zu „{alert.label}“, bekommst du eine E-Mail. Abstellen kannst du das in jeder davon.
          </Note>
        </div>
      ) : alert.status !== 'pending' ? (
        <ConfirmedBefore {...alert} />
      ) : (
        <>
          <p>
            Dein Suchauftrag: <strong>{alert.label}</strong>. Neue Stellen kommen{' '}
            {alertFrequencyLabels[alert.frequency].toLowerCase()} und nur, wenn es etwas Neues gibt.
          </p>
          <Button
            variant="signal"
            className="justify-self-start"
            isPending={confirm.isPending}
            onClick={() => confirm.mutate({ token })}
          >
            Ja, E-Mails schicken
          </Button>
        </>
      )}
    </LinkPage>
  )
}

/** The link was opened before. */
function ConfirmedBefore({ label, status }: { label: string; status: AlertStatus }) {
  return (
    <Note
      tone="success"
      title={status === 'paused' ? 'Dein Suchauftrag ruht' : 'Dein Suchauftrag läuft schon'}
      actions={
        <ButtonLink to="/search/jobs" size="sm">
          Jobs finden
        </ButtonLink>
      }
    >
      Du hast „{label}“ schon bestätigt und musst nichts mehr tun.{' '}
      {status === 'paused'
        ? 'Zurzeit kommen keine E-Mails dazu.'
        : 'Abstellen kannst du ihn in jeder E-Mail mit neuen Stellen.'}
    </Note>
  )
}
