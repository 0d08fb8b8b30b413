import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { FreshDownload } from '~/features/accounts/ui/step-up/fresh-download'
import { mailKind } from '~/features/administration/all-labels'
import { MailFrame } from '~/features/administration/ui/mail-frame'
import { MailStateChip } from '~/features/administration/ui/mail-state-chip'
import { MailText } from '~/features/administration/ui/mail-text'
import { formatMoment } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { AddressText } from '~/ui/text/address-text'
import { FactList } from '~/ui/text/definition-list'
import { Disclosure } from '~/ui/text/disclosure'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/mails/$mailId')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.admin.mail.queryOptions({ id: params.mailId }))),
  head: ({ loaderData }) => ({ meta: [pageTitle(loaderData?.subject ?? 'Postausgang')] }),
  component: MailPage,
})

function MailPage() {
  const { mailId } = Route.useParams()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: mail } = useSuspenseQuery(trpc.admin.mail.queryOptions({ id: mailId }))
  const retry = useMutation(trpc.admin.retryMail.mutationOptions())
  async function unlock() {
    if (await ensureFresh()) await queryClient.invalidateQueries(trpc.admin.mail.queryFilter())
  }
  const facts = [
    { term: 'Empfänger', value: <AddressText address={mail.recipient} /> },
    { term: 'Geschrieben', value: formatMoment(mail.createdAt) },
    { term: 'Status', value: <MailStateChip state={mail.state} /> },
    { term: 'Art', value: mailKind(mail.kind) },
    { term: 'Versuche', value: mail.attempts },
    { term: 'Zugestellt', value: mail.deliveredAt ? formatMoment(mail.deliveredAt) : 'Noch nicht' },
  ]
  return (
    <AppPage
      title={<KeptWholeText text={softHyphens(mail.subject)} />}
      crumb={<SuperCrumbs label="Postausgang" to="/super/mails" />}
      actions={
        mail.can.retry && (
          <Button isPending={retry.isPending} onClick={() => retry.mutate({ id: mailId })}>
            Noch einmal senden
          </Button>
        )
      }
    >
      <div className="grid max-w-3xl gap-5">
        {mail.state === 'failed' && mail.hasLostLinks && (
          <Note tone="info" title="Noch einmal senden geht nicht mehr.">
            Die Links darin sind abgelaufen und nicht mehr gespeichert.
          </Note>
        )}
        {mail.lastError && (
          <Note tone="error" title="Die letzte Zustellung ist gescheitert.">
            <span className="break-all">{mail.lastError}</span>
          </Note>
        )}
        <Card>
          <FactList facts={facts} columns={3} />
        </Card>
        {mail.content ? (
          <>
            <Card as="article" padding="lg" aria-label="Text der E-Mail">
              <MailText text={mail.content.text} />
            </Card>
            {mail.content.attachments.length > 0 && (
              <section aria-labelledby="anlagen" className="grid gap-2">
                <h2 id="anlagen" className="label">
                  Anlagen
                </h2>
                <p className="flex flex-wrap gap-2">
                  {mail.content.attachments.map((name, position) => (
                    <FreshDownload key={name} size="sm" href={`/api/files/mail/${mailId}?nr=${position}`}>
                      {name}
                    </FreshDownload>
                  ))}
                </p>
              </section>
            )}
            <Disclosure title="So sieht sie im Postfach aus">
              <MailFrame html={mail.content.html} />
            </Disclosure>
          </>
        ) : mail.isLocked ? (
          <Note
            title="Zum Lesen bitte noch einmal ausweisen."
            actions={<Button onClick={() => void unlock()}>Inhalt zeigen</Button>}
          >
            In E-Mails stehen Links, mit denen sich Passwörter setzen lassen.
          </Note>
        ) : (
          <Note title="Den Inhalt zeigen wir hier nicht.">
            Diese Installation verschickt E-Mails. Die Links darin sind nur für die Empfänger bestimmt.
          </Note>
        )}
      </div>
    </AppPage>
  )
}
