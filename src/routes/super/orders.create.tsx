import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { OrderFields } from '~/features/moderation/ui/orders/order-fields'
import { currentTime } from '~/lib/current-time'
import { toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/orders/create')({
  loader: () => ({ now: currentTime() }),
  head: () => ({ meta: [pageTitle('Anordnung eintragen')] }),
  component: CreateOrderPage,
})

function CreateOrderPage() {
  const { now } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const save = useFormMutation(trpc.moderation.saveOrder.mutationOptions())
  const [id] = useState(uuidv7)
  return (
    <AppPage title="Anordnung eintragen" crumb={<SuperCrumbs label="Anordnungen von Behörden" to="/super/orders" />}>
      <Card padding="lg" className="max-w-3xl">
        <OrderFields
          known={{
            ...{ kind: '', authority: '', country: 'DE', reason: '', reference: '', content: '' },
            ...{ receivedAt: toWallClock(now), confirmedAt: '' },
          }}
          onSave={async (values) => {
            await save.mutateAsync({ id, version: null, values })
            await queryClient.invalidateQueries(trpc.admin.orders.pathFilter())
            await navigate({ to: '/super/orders/$orderId', params: { orderId: id } })
          }}
        />
      </Card>
    </AppPage>
  )
}
