import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clockText } from '~/features/privacy/incident'
import { authorityLetter, personsLetter } from '~/features/privacy/incident-letters'
import { IncidentFields } from '~/features/privacy/ui/incidents/incident-form'
import { IncidentLetters } from '~/features/privacy/ui/incidents/incident-letters'
import { IncidentReport } from '~/features/privacy/ui/incidents/incident-report'
import type { Incident } from '~/features/privacy/views'
import { formatMoment, toWallClock } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/incidents/$incidentId')({
  loader: async ({ context, params }) => {
    await context.queryClient.ensureQueryData(context.trpc.privacy.register.queryOptions())
    return orNotFound(
      context.queryClient.ensureQueryData(context.trpc.incident.byId.queryOptions({ id: params.incidentId })),
    )
  },
  head: () => ({ meta: [pageTitle('Datenpanne')] }),
  component: IncidentPage,
})

function IncidentPage() {
  const { incidentId } = Route.useParams()
  const trpc = useTRPC()
  const { data: incident } = useSuspenseQuery(trpc.incident.byId.queryOptions({ id: incidentId }))
  const { data: register } = useSuspenseQuery(trpc.privacy.register.queryOptions())
  const save = useFormMutation(trpc.incident.save.mutationOptions({ meta: { done: 'Datenpanne gespeichert' } }))
  const close = useMutation(trpc.incident.close.mutationOptions())
  const { id, version, knownAt, closedAt, delayReason } = incident
  return (
    <AppPage
      title={incident.title}
      crumb={<SuperCrumbs label="Datenpannen" to="/super/incidents" />}
      actions={
        <Button
          variant="outline"
          isPending={close.isPending}
          onClick={() => close.mutate({ id, isClosed: closedAt === null })}
        >
          {closedAt ? 'Wieder öffnen' : 'Abschließen'}
        </Button>
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Clock incident={incident} />
        <Card padding="lg">
          <IncidentFields
            key={version}
            known={{ ...incident, knownAt: toWallClock(knownAt) }}
            onSave={async (values) => {
              await save.mutateAsync({ id, version, values })
            }}
          />
        </Card>
        {incident.risk !== 'none' && (
          <IncidentReport incident={incident} letter={authorityLetter(incident, register.controller, delayReason)} />
        )}
        <IncidentLetters incident={incident} draft={personsLetter(incident)} />
      </div>
    </AppPage>
  )
}

/** The 72 hours, while they matter. */
function Clock({ incident }: { incident: Incident }) {
  const { closedAt, reportedAt, risk, knownAt, dueAt, now } = incident
  if (closedAt) {
    return (
      <Note tone="success" title={`Abgeschlossen ${formatMoment(closedAt)}`}>
        Wenn sich noch etwas ändert, öffnen Sie sie bitte zuerst wieder.
      </Note>
    )
  }
  if (reportedAt || risk === 'none') return null
  const isOver = now > dueAt
  return (
    <Note tone={isOver ? 'error' : 'warn'} title={clockText(knownAt, now)}>
      {isOver
        ? 'Melden Sie jetzt, und begründen Sie die Verzögerung.'
        : `Bis ${formatMoment(dueAt)} muss die Aufsichtsbehörde es erfahren, auch wenn noch nicht alles geklärt ist.`}
    </Note>
  )
}
