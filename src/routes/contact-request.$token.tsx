import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AskedPosting, ContactAnswer } from '~/features/resumes/ui/contact/contact-requests'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { PublicPages } from './-frames/public-pages'
import { orNotFound, secretPage } from './-page'
import { DeadLinkScreen } from './-screens/not-found-screen'

const TITLE = 'Kontaktanfrage'

/** Target of the mail about a contact request; answers without signing in, by the secret in the address. */
export const Route = createFileRoute('/contact-request/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.fetchQuery(context.trpc.contactRequest.byToken.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: ContactRequestPage,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Diese Kontaktanfrage gibt es nicht mehr. Was noch offen ist, steht in deinem Konto bei deinem Lebenslauf."
      way={{ to: '/app/applicant/resumes', label: 'Zu deinem Lebenslauf' }}
    />
  ),
})

function ContactRequestPage() {
  const trpc = useTRPC()
  const { token } = Route.useParams()
  const { data: request } = useSuspenseQuery(trpc.contactRequest.byToken.queryOptions({ token }))
  const answer = useMutation(trpc.contactRequest.answerByToken.mutationOptions())
  return (
    <PublicPages>
      <Main className="wrap flex-1 py-10">
        <div className="mx-auto grid max-w-xl gap-4">
          <PageHeader title={TITLE} />
          <Card as="section" padding="lg" aria-labelledby="anfrage">
            <h2 id="anfrage" className="text-xl">
              {request.companyName ?? 'Ein Unternehmen'} möchte dich kennenlernen
            </h2>
            <p className="mt-3 whitespace-pre-line wrap-anywhere">{request.message}</p>
            {request.posting && <AskedPosting posting={request.posting} mayApply={request.isSelf} />}
            {request.state === 'pending' && (
              <ContactAnswer isPending={answer.isPending} onAnswer={(accepts) => answer.mutate({ token, accepts })} />
            )}
          </Card>
          <div role="status">
            {request.state === 'accepted' && (
              <Note tone="success" title="Du hast zugestimmt.">
                Das Unternehmen sieht jetzt deinen Lebenslauf mit Namen und Kontakt und meldet sich bei dir.
              </Note>
            )}
            {request.state === 'declined' && (
              <Note tone="info" title="Du hast abgelehnt.">
                Das Unternehmen erfährt nicht, wer du bist.
              </Note>
            )}
            {request.state === 'expired' && (
              <Note tone="info" title="Diese Anfrage ist abgelaufen.">
                Sie blieb ohne Antwort. Das Unternehmen erfährt nicht, wer du bist.
              </Note>
            )}
          </div>
        </div>
      </Main>
    </PublicPages>
  )
}
