import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { PublicPages } from './-frames/public-pages'
import { orNotFound, secretPage } from './-page'
import { DeadLinkScreen } from './-screens/not-found-screen'

const TITLE = 'Unternehmen bestätigen'

/** Opened from a mail. Opening confirms nothing: programs that scan mails open links, too. */
export const Route = createFileRoute('/company-verification/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.fetchQuery(context.trpc.companyProfile.verification.queryOptions(params))),
  // The address contains the secret of the link.
  head: () => secretPage(TITLE),
  component: CompanyVerificationPage,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Dieser Link gilt nicht oder nicht mehr. Im Unternehmensprofil fordern Sie einen neuen an."
      way={{ to: '/app/company/profile', label: 'Zum Unternehmensprofil' }}
    />
  ),
})

function CompanyVerificationPage() {
  const trpc = useTRPC()
  const { token } = Route.useParams()
  const { data: asked } = useSuspenseQuery({
    ...trpc.companyProfile.verification.queryOptions({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation(trpc.companyProfile.confirmVerification.mutationOptions())
  return (
    <PublicPages>
      <LinkPage title={TITLE}>
        {confirm.isSuccess || asked.isConfirmed ? (
          <div role="status">
            <Note tone="success" title={`${asked.name} ist jetzt verifiziert.`}>
              Das Zeichen steht auf der Unternehmensseite und an allen Stellen.
            </Note>
          </div>
        ) : (
          <>
            <p className="wrap-anywhere">
              Damit belegen Sie, dass <strong>{asked.name}</strong> unter <strong>{asked.domain}</strong> zu Hause ist.
              Haben Sie nichts davon gewusst, schließen Sie diese Seite einfach.
            </p>
            {confirm.error && <Note tone="error" isAlert title={confirm.error.message} />}
            <Button
              className="justify-self-start"
              size="lg"
              isPending={confirm.isPending}
              onClick={() => confirm.mutate({ token })}
            >
              Ja, das gehört zu uns
            </Button>
          </>
        )}
      </LinkPage>
    </PublicPages>
  )
}
