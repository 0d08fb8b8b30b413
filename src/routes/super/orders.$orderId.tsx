import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { OrderFields } from '~/features/moderation/ui/orders/order-fields'
import { SettleOrder } from '~/features/moderation/ui/orders/settle-order'
import { SettledOrder } from '~/features/moderation/ui/orders/settled-order'
import { toWallClock } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { toast } from '~/ui/toast/toast-store'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/orders/$orderId')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.moderation.order.queryOptions({ id: params.orderId }))),
  head: () => ({ meta: [pageTitle('Anordnung einer Behörde')] }),
  component: OrderPage,
})

function OrderPage() {
  const { orderId } = Route.useParams()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: order } = useSuspenseQuery(trpc.moderation.order.queryOptions({ id: orderId }))
  const reload = async () => {
    await queryClient.invalidateQueries(trpc.admin.orders.pathFilter())
  }
  const save = useFormMutation(trpc.moderation.saveOrder.mutationOptions({ onSuccess: reload }))
  const reopen = useMutation(trpc.moderation.reopenOrder.mutationOptions({ onSuccess: reload }))
  const { id, version, receivedAt, confirmedAt } = order
  const isSettled = order.settledAt !== null
  return (
    <AppPage
      title={order.authority}
      crumb={<SuperCrumbs label="Anordnungen von Behörden" to="/super/orders" />}
      actions={
        isSettled && (
          <Button
            variant="outline"
            isPending={reopen.isPending}
            onClick={async () => {
              if (await ensureFresh()) reopen.mutate({ id })
            }}
          >
            Wieder öffnen
          </Button>
        )
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {isSettled ? (
          <SettledOrder order={order} />
        ) : (
          <>
            <Card padding="lg">
              <OrderFields
                key={version}
                known={{
                  ...order,
                  receivedAt: toWallClock(receivedAt),
                  confirmedAt: confirmedAt ? toWallClock(confirmedAt) : '',
                }}
                onSave={async (values) => {
                  await save.mutateAsync({ id, version, values })
                  toast.success('Anordnung gespeichert')
                }}
              />
            </Card>
            <SettleOrder order={order} />
          </>
        )}
      </div>
    </AppPage>
  )
}
