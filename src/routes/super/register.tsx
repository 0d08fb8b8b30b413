import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { RegisterActivityCard } from '~/features/privacy/ui/register-activity'
import { formatMoment } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { PageContents } from '~/ui/navigation/page-contents'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { AddressText } from '~/ui/text/address-text'
import { FactList } from '~/ui/text/definition-list'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/register')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.privacy.register.queryOptions()),
  head: () => ({ meta: [pageTitle('Verzeichnis der Verarbeitungen')] }),
  component: RegisterPage,
})

function RegisterPage() {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.privacy.register.queryOptions())
  const { controller, measures, activities, asOf } = data
  return (
    <AppPage
      title="Verzeichnis der Verarbeitungen"
      crumb="Plattform"
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Drucken
        </Button>
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <p>
          Nach Art.&nbsp;30 DSGVO, aus dem, was Stellwerk wirklich speichert, und mit den Fristen aus den Einstellungen.
          Die Aufsichtsbehörde bekommt es auf Anfrage. Stand: {formatMoment(asOf)}.
        </p>
        {controller ? (
          <Card padding="lg">
            <FactList
              columns={2}
              facts={[
                { term: 'Verantwortlich', value: unbroken(`${controller.name}, ${controller.address}`) },
                { term: 'Vertreten durch', value: controller.representatives },
                { term: 'E-Mail', value: <AddressText address={controller.email} /> },
                {
                  term: 'Datenschutzbeauftragte Person',
                  value: controller.dataProtectionContact ?? 'Nicht angegeben',
                },
                { term: 'Dienstleister', value: controller.processors ?? 'Nicht angegeben' },
                {
                  term: 'Übermittlung in Drittländer',
                  value:
                    'Keine durch Stellwerk selbst; ein Dienstleister außerhalb der EU steht unter „Dienstleister“.',
                },
              ]}
            />
          </Card>
        ) : (
          <Note tone="warn" title="Wer verantwortlich ist, fehlt noch">
            Bitte tragen Sie die Angaben unter <TextLink to="/super/operator">Betreiber</TextLink> ein.
          </Note>
        )}
        <PageContents sections={activities} />
        {activities.map((activity) => (
          <RegisterActivityCard key={activity.id} activity={activity} />
        ))}
        <Card as="section" padding="lg" aria-labelledby="massnahmen">
          <h2 id="massnahmen" className="text-xl">
            Technische und organisatorische Maßnahmen
          </h2>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </Card>
      </div>
    </AppPage>
  )
}
