import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { orderKindLabels } from '../../orders/labels'
import { MEMBER_STATES, memberStateLabels } from '../../orders/member-states'
import { type OrderForm, orderFormSchema } from '../../orders/order'
import { ORDER_KINDS } from '../../orders/vocabulary'
import { REPORT_REASONS, reportReasonLabels } from '../../vocabulary'

/** What the fields hold before anything is chosen. */
type Known = Omit<OrderForm, 'kind' | 'reason'> & { kind: OrderForm['kind'] | ''; reason: OrderForm['reason'] | '' }
type OrderFieldsProps = { known: Known; onSave: (values: OrderForm) => Promise<unknown> }

const kinds = ORDER_KINDS.map((value) => ({ value, label: orderKindLabels[value] }))
const reasons = REPORT_REASONS.map((value) => ({ value, label: reportReasonLabels[value] }))
const countries = MEMBER_STATES.map((value) => ({ value, label: memberStateLabels[value] }))

/** An order of an authority as its letter says it. */
export function OrderFields({ known, onSave }: OrderFieldsProps) {
  const { kind, authority, country, reason, reference, content, receivedAt, confirmedAt } = known
  const form = useAppForm({
    schema: orderFormSchema,
    defaultValues: { kind, authority, country, reason, reference, content, receivedAt, confirmedAt },
    onSubmit: onSave,
  })
  return (
    <Form form={form} name="anordnung" unsavedMessage="Ihre Angaben sind noch nicht gespeichert.">
      <div className="grid gap-4">
        <form.RadioGroup name="kind" label="Was verlangt die Behörde?" options={kinds} isRequired />
        <form.TextField name="authority" label="Behörde oder Gericht" maxLength={160} isRequired />
        <form.Select name="country" label="Land" options={countries} isRequired />
        <form.TextField name="reference" label="Aktenzeichen" maxLength={80} isOptional />
        <form.Select name="reason" label="Worum geht es?" options={reasons} placeholder="Bitte wählen" isRequired />
        <form.TextArea
          name="content"
          label="Was ist angeordnet?"
          description="Ohne Namen von Menschen: Die bleiben im Schreiben der Behörde."
          rows={4}
          maxLength={4000}
          isRequired
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
          <form.MomentField name="receivedAt" label="Eingegangen am" isRequired />
          <form.MomentField name="confirmedAt" label="Eingang bestätigt am" isOptional />
        </div>
        <div className="form-bar">
          <SubmitButton>Anordnung speichern</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
