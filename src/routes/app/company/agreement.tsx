import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { AgreementText } from '~/features/privacy/ui/agreements/agreement-text'
import { SignAgreementForm } from '~/features/privacy/ui/agreements/sign-agreement-form'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { Disclosure } from '~/ui/text/disclosure'
import { pageTitle } from '../../-page-title'

const TITLE = 'Auftragsverarbeitung'

export const Route = createFileRoute('/app/company/agreement')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.agreement.current.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AgreementPage,
})

function AgreementPage() {
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.agreement.current.queryOptions())
  const { offer, signed, isSigned } = data
  const [latest] = signed
  return (
    <AppPage
      title={TITLE}
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Drucken
        </Button>
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {isSigned && latest && (
          <Note tone="success" title={`Geschlossen ${formatMoment(latest.signedAt)}`}>
            Von {latest.signedBy}, Fassung {latest.version}. Der Text steht unten und lässt sich drucken.
          </Note>
        )}
        {!isSigned && latest && (
          <Note tone="warn" title="Es gibt eine neue Fassung">
            Bitte lesen und schließen Sie sie. Bis dahin gilt Fassung {latest.version}.
          </Note>
        )}
        {!latest && (
          <Note title="Der Vertrag nach Art. 28 DSGVO">
            Was Sie für Ihre Auswahl in Stellwerk speichern, verarbeiten wir in Ihrem Auftrag. Dafür braucht es diesen
            Vertrag zwischen Ihnen und uns.
          </Note>
        )}
        {offer ? (
          <Card padding="lg">
            <AgreementText sections={offer.sections} />
          </Card>
        ) : (
          <Note tone="warn" title="Noch nicht möglich">
            Es fehlen die Angaben des Betreibers oder Ihre Rechnungsanschrift.
          </Note>
        )}
        {offer && !isSigned && (
          <Card as="section" padding="lg" aria-labelledby="schliessen">
            <h2 id="schliessen" className="mb-4 text-xl">
              Vertrag schließen
            </h2>
            <SignAgreementForm key={offer.textSha256} textSha256={offer.textSha256} name={user.name} />
          </Card>
        )}
        {signed.slice(isSigned ? 1 : 0).map((earlier) => (
          <Disclosure
            key={earlier.id}
            title={`Frühere Fassung ${earlier.version}, geschlossen ${formatMoment(earlier.signedAt)}`}
          >
            <p className="whitespace-pre-line wrap-anywhere">{earlier.text}</p>
          </Disclosure>
        ))}
      </div>
    </AppPage>
  )
}
