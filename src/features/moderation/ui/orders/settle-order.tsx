import { useQueryClient } from '@tanstack/react-query'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { toWallClock } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { orderOutcomeLabels } from '../../orders/labels'
import { settleFormSchema } from '../../orders/order'
import { ORDER_OUTCOMES } from '../../orders/vocabulary'
import type { AuthorityOrder } from '../../views'

/** What became of an order, to be said by another person than the one who wrote it down. */
export function SettleOrder({ order }: { order: AuthorityOrder }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="erledigen">
      <h2 id="erledigen" className="mb-3 text-xl">
        Erledigen
      </h2>
      {order.isOwn ? (
        <Note title="Das macht eine andere Person">
          Sie haben die Anordnung eingetragen oder zuletzt geändert. Was daraus wurde, hält jemand anderes aus der
          Plattform-Administration auf dieser Seite fest.
        </Note>
      ) : (
        <SettleForm order={order} />
      )}
    </Card>
  )
}

const outcomes = ORDER_OUTCOMES.map((value) => ({ value, label: orderOutcomeLabels[value] }))

function SettleForm({ order: { id, version, writtenBy, now } }: { order: AuthorityOrder }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const settle = useFormMutation(trpc.moderation.settleOrder.mutationOptions())
  const form = useFreshForm({
    schema: settleFormSchema,
    defaultValues: { outcome: '', actedAt: toWallClock(now), note: '' },
    onSubmit: async (values) => {
      await settle.mutateAsync({ ...values, id, version })
      await queryClient.invalidateQueries(trpc.admin.orders.pathFilter())
      toast.success('Anordnung erledigt')
    },
  })
  return (
    <Form form={form} name="erledigen" unsavedMessage="Was daraus wurde, ist noch nicht gespeichert.">
      <div className="grid gap-4">
        <p>
          Eingetragen von {writtenBy ?? 'jemandem, dessen Konto gelöscht ist'}. Bitte prüfen Sie die Angaben, und halten
          Sie fest, was daraus wurde.
        </p>
        <form.RadioGroup name="outcome" label="Ergebnis" options={outcomes} isRequired />
        <form.MomentField
          name="actedAt"
          label="Getan am"
          description="Bis hierhin zählt der Transparenzbericht."
          isRequired
        />
        <form.TextArea name="note" label="Was haben wir getan, und warum?" rows={4} maxLength={4000} isRequired />
        <div>
          <SubmitButton>Als erledigt festhalten</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
