import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'
import { orNotFound, secretPage } from '../-page'
import { DeadLinkScreen } from '../-screens/not-found-screen'

const TITLE = 'Ist die Stelle noch offen?'

/** Opened from a mail, without signing in. Opening confirms nothing: mail scanners open links, too. */
export const Route = createFileRoute('/_public/still-open/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.jobPosting.confirmation.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: StillOpen,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Dieser Link gilt nicht mehr. Ob eine Stelle noch frei ist, sagen Sie unter „Jobs verwalten“."
      way={{ to: '/app/company/job-postings', label: 'Jobs verwalten' }}
    />
  ),
})

function StillOpen() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.confirmation.queryOptions({ token }))
  const confirm = useMutation(trpc.jobPosting.confirmByLink.mutationOptions())
  const isConfirmed = confirm.isSuccess || posting.state === 'confirmed'
  return (
    <LinkPage title={TITLE}>
      <div>
        <p className="text-lg font-semibold wrap-anywhere">
          <TitleText title={posting.title} />
        </p>
        <p className="text-sm text-muted">{unbroken(posting.companyName)}</p>
      </div>
      {posting.state === 'over' ? (
        <Note
          tone="info"
          title="Diese Stelle ist nicht mehr online"
          actions={
            <ButtonLink to="/app/company/job-postings" size="sm">
              Jobs verwalten
            </ButtonLink>
          }
        >
          Sie ist abgelaufen oder beendet. Unter „Jobs verwalten“ können Sie eine abgelaufene Stelle verlängern.
        </Note>
      ) : isConfirmed ? (
        <div role="status">
          <Note tone="success" title="Danke, die Stelle ist online">
            Gut zwei Wochen nach Ihrer Antwort fragen wir wieder, wenn die Stelle dann noch läuft. Ist sie vorher
            besetzt, beenden Sie sie bitte unter „Jobs verwalten“.
          </Note>
        </div>
      ) : posting.state === 'paused' ? (
        <Note
          tone="info"
          title="Diese Stelle pausiert"
          actions={
            <ButtonLink to="/app/company/job-postings" size="sm">
              Jobs verwalten
            </ButtonLink>
          }
        >
          {reasonOfPause(posting)}
        </Note>
      ) : (
        <>
          <p>
            {posting.pausedUnconfirmed
              ? 'Die Stelle pausiert, weil niemand bestätigt hat, dass sie noch offen ist. Suchen Sie noch, ist sie mit einem Klick wieder online.'
              : `Bestätigen Sie, dass Sie für diese Stelle noch jemanden suchen. Sonst pausiert die Stelle am ${formatDay(posting.pausesAt)}.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="signal" isPending={confirm.isPending} onClick={() => confirm.mutate({ token })}>
              Ja, noch offen
            </Button>
            <ButtonLink to="/app/company/job-postings" variant="outline">
              Nein, beenden
            </ButtonLink>
          </div>
        </>
      )}
    </LinkPage>
  )
}

function reasonOfPause({ pausedByLicense, pausedOverdue }: { pausedByLicense: boolean; pausedOverdue: boolean }) {
  if (pausedByLicense) return 'Ihr Unternehmen hat gerade keine gültige Lizenz. Mit ihr ist die Stelle wieder online.'
  if (pausedOverdue) return 'Bewerbungen warten auf Ihre Antwort. Sind alle beantwortet, ist die Stelle wieder online.'
  return 'Sie steht gerade nicht in der Suche. Unter „Jobs verwalten“ stellen Sie die Stelle wieder online.'
}
