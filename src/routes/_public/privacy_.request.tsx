import { createFileRoute } from '@tanstack/react-router'
import { PrivacyRequestForm } from '~/features/privacy/ui/requests/request-form'
import { TextLink } from '~/ui/buttons/link'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/_public/privacy_/request')({
  head: () => ({ meta: [pageTitle('Anfrage zum Datenschutz')] }),
  component: RequestPage,
})

function RequestPage() {
  return (
    <Main className="wrap flex-1 py-8 md:py-12">
      <div className="mx-auto max-w-2xl">
        <PageHeader title="Anfrage zum Datenschutz" lead="Auskunft, Berichtigung, Löschung, Widerspruch: Frag uns." />
        <p className="mb-7">
          Mit einem Konto geht vieles sofort: Unter <TextLink to="/app/applicant/privacy">Meine Daten</TextLink> kannst
          du alles herunterladen und löschen. Sonst antwortet dir hier ein Mensch, spätestens in einem Monat.
        </p>
        <PrivacyRequestForm />
      </div>
    </Main>
  )
}
