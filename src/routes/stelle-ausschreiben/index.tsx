import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdFrame } from '~/features/ad-drafts/ui/ad-frame'
import { BeginForm } from '~/features/ad-drafts/ui/begin-form'
import { TemplateList } from '~/features/ad-drafts/ui/template-list'
import { pageCache } from '~/platform/client/page-response'
import { useSessionUser } from '~/platform/client/session'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/stelle-ausschreiben/')({
  loader: () => pageCache(300, []),
  head: () => ({
    meta: [
      pageTitle('Stelle ausschreiben'),
      {
        name: 'description',
        content: 'Text einfügen, prüfen lassen, veröffentlichen: Ein Konto brauchen Sie erst am Ende.',
      },
    ],
  }),
  component: BeginAd,
})

function BeginAd() {
  const navigate = useNavigate()
  const user = useSessionUser()
  const goOn = (token: string) => void navigate({ to: '/stelle-ausschreiben/$token', params: { token } })
  return (
    <AdFrame
      stop={0}
      aside={user ? <TextLink to="/app">Mein Bereich</TextLink> : <TextLink to="/auth/login">Anmelden</TextLink>}
    >
      <h1 className="max-w-2xl text-3xl md:text-4xl">Fügen Sie Ihren Text ein. Wir machen eine Stelle daraus.</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
        Eine alte Anzeige, eine E-Mail an die Personalabteilung, drei Stichworte: Alles geht. Ein Konto brauchen Sie
        erst zum Veröffentlichen.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BeginForm onBegun={goOn} />
        <div className="grid gap-3">
          <TemplateList onBegun={goOn} />
          <p className="text-sm text-muted">
            Ihr Text bleibt in diesem Browser, bis Sie ihn abschicken, und dann eine Stunde auf unserem Server. Nur Sie
            haben den Link dazu. Danach ist er weg, außer Sie legen ein Konto an.
          </p>
        </div>
      </div>
    </AdFrame>
  )
}
