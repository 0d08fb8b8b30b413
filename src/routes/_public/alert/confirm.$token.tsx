import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { alertFrequencyLabels } from '~/features/job-postings/search-alert'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Note } from '~/ui/note'
import { orNotFound } from '../../-or-not-found'
import { pageTitle } from '../../-page-title'
import { DeadLinkScreen } from '../../-screens/not-found-screen'

const TITLE = 'Suchauftrag bestätigen'

/** Opened from a mail. Opening confirms nothing: mail scanners open links, too. */
export const Route = createFileRoute('/_public/alert/confirm/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.searchAlert.pending.queryOptions(params))),
  head: () => ({
    meta: [pageTitle(TITLE), { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'same-origin' }],
  }),
  component: ConfirmAlert,
  notFoundComponent: () => (
    <DeadLinkScreen message="Dieser Link gilt nicht oder nicht mehr. Lege den Suchauftrag bei einer Suche einfach noch einmal an." />
  ),
})

function ConfirmAlert() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: alert } = useSuspenseQuery({
    ...trpc.searchAlert.pending.queryOptions({ token }),
    // Once confirmed, the link is used up; the page goes on showing what it was about.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation(trpc.searchAlert.confirm.mutationOptions())
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
            Sobald es Neues gibt für „{alert.label}“, bekommst du eine E-Mail. Abmelden kannst du dich in jeder davon.
          </Note>
        </div>
      ) : (
        <>
          <p>
            Neue Stellen für <strong>{alert.label}</strong>, {alertFrequencyLabels[alert.frequency].toLowerCase()} und
            nur, wenn es etwas Neues gibt.
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
