import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { IncidentFields } from '~/features/privacy/ui/incidents/incident-form'
import { currentTime } from '~/lib/current-time'
import { toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/incidents/create')({
  loader: () => ({ now: currentTime() }),
  head: () => ({ meta: [pageTitle('Datenpanne eintragen')] }),
  component: CreateIncidentPage,
})

function CreateIncidentPage() {
  const { now } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const save = useFormMutation(trpc.incident.save.mutationOptions())
  const [id] = useState(uuidv7)
  return (
    <AppPage title="Datenpanne eintragen" crumb={<SuperCrumbs label="Datenpannen" to="/super/incidents" />}>
      <Card padding="lg" className="max-w-3xl">
        <IncidentFields
          known={{
            ...{ title: '', knownAt: toWallClock(now), facts: '', persons: '', data: '', consequences: '' },
            ...{ measures: '', risk: 'open', riskReason: '' },
          }}
          onSave={async (values) => {
            await save.mutateAsync({ id, version: null, values })
            await navigate({ to: '/super/incidents/$incidentId', params: { incidentId: id } })
          }}
        />
      </Card>
    </AppPage>
  )
}
