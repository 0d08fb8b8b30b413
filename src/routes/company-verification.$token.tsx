import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { PublicPages } from './-frames/public-pages'
import { pageTitle } from './-page-title'

const TITLE = 'Unternehmen bestätigen'

export const Route = createFileRoute('/company-verification/$token')({
  // The address contains the secret of the link.
  head: () => ({
    meta: [pageTitle(TITLE), { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'same-origin' }],
  }),
  component: CompanyVerificationPage,
})

function CompanyVerificationPage() {
  const trpc = useTRPC()
  const { token } = Route.useParams()
  // By a button: programs that scan mails open links, too.
  const confirm = useMutation(trpc.companyProfile.confirmVerification.mutationOptions())
  return (
    <PublicPages>
      <Main className="wrap flex-1 py-10">
        <div className="mx-auto max-w-xl">
          <PageHeader title={TITLE} />
          {confirm.data ? (
            <Note tone="success" title={`${confirm.data.name} ist jetzt verifiziert.`}>
              Das Zeichen steht auf der Unternehmensseite und an allen Stellen.
            </Note>
          ) : (
            <div className="grid gap-5">
              <p>
                Mit Ihrer Bestätigung belegen Sie, dass diese E-Mail-Adresse zum Unternehmen gehört. Haben Sie nichts
                davon gewusst, schließen Sie diese Seite einfach.
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
            </div>
          )}
        </div>
      </Main>
    </PublicPages>
  )
}
