import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { CONTROLLER } from '~/features/privacy/agreement'
import { agreementText } from '~/features/privacy/agreement-text'
import { ComingAgreement } from '~/features/privacy/ui/agreements/coming-agreement'
import { OwnObjections } from '~/features/privacy/ui/agreements/own-objections'
import { SignAgreementForm } from '~/features/privacy/ui/agreements/sign-agreement-form'
import { DifferenceView } from '~/features/privacy/ui/terms/difference-view'
import { LegalTextView } from '~/features/privacy/ui/terms/legal-text-view'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { Disclosure } from '~/ui/text/disclosure'
import { pageTitle } from '../../-page'

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
  const { offer, signed, current, coming, objections } = data
  const [latest] = signed
  return (
    <AppPage
      title={TITLE}
      actions={
        <>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Drucken
          </Button>
          {offer && !current && (
            <ButtonLink to="." hash="schliessen">
              Zur Unterschrift
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {current && (
          <Note tone="success" title={`Geschlossen ${formatMoment(current.signedAt)}`}>
            Von {current.signedBy}, Fassung&nbsp;{current.version}. Der Text steht unten und lässt sich drucken.
          </Note>
        )}
        {!current && latest && offer && (
          <Note tone="warn" title={`Wir bieten Ihnen Fassung ${offer.version} an`}>
            <p>
              Der Vertrag nennt jetzt andere Angaben, etwa eine neue Anschrift oder einen neuen Dienstleister. Bis Sie
              ihn schließen, gilt Fassung&nbsp;{latest.version}.
            </p>
            <Disclosure title={`Was anders ist als in Fassung ${latest.version}`}>
              <div className="rich-text">
                <DifferenceView before={latest.text} after={agreementText(offer.text, offer.controller)} values={{}} />
              </div>
            </Disclosure>
          </Note>
        )}
        {coming && <ComingAgreement coming={coming} offer={offer} />}
        {objections.length > 0 && <OwnObjections objections={objections} />}
        {!latest && (
          <Note title="Der Vertrag nach Art.&nbsp;28 DSGVO">
            Was Sie für Ihre Auswahl in Stellwerk speichern, verarbeiten wir in Ihrem Auftrag. Dafür braucht es diesen
            Vertrag zwischen Ihnen und uns.
          </Note>
        )}
        {offer ? (
          <Card padding="lg">
            <div className="rich-text">
              <LegalTextView text={offer.text} values={{ [CONTROLLER]: offer.controller }} />
            </div>
          </Card>
        ) : (
          <Note tone="warn" title="Noch nicht möglich">
            Der Vertrag nennt beide Seiten mit Name und Anschrift. Es fehlen noch unsere oder Ihre: Ihre tragen Sie
            unter <TextLink to="/app/company/billing">Tarif und Rechnungen</TextLink> ein.
          </Note>
        )}
        {offer && !current && (
          <Card as="section" padding="lg" aria-labelledby="schliessen">
            <h2 id="schliessen" tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
              Vertrag schließen
            </h2>
            <SignAgreementForm key={offer.textSha256} textSha256={offer.textSha256} name={user.name} />
          </Card>
        )}
        {signed
          .filter(({ id }) => id !== current?.id)
          .map((earlier) => (
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
