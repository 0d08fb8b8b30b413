import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
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
        <form.AppField name="kind">
          {(field) => <field.RadioGroup label="Was verlangt die Behörde?" options={kinds} isRequired />}
        </form.AppField>
        <form.AppField name="authority">
          {(field) => <field.TextField label="Behörde oder Gericht" maxLength={160} isRequired />}
        </form.AppField>
        <form.AppField name="country">
          {(field) => <field.Select label="Land" options={countries} isRequired />}
        </form.AppField>
        <form.AppField name="reference">
          {(field) => <field.TextField label="Aktenzeichen" maxLength={80} isOptional />}
        </form.AppField>
        <form.AppField name="reason">
          {(field) => <field.Select label="Worum geht es?" options={reasons} placeholder="Bitte wählen" isRequired />}
        </form.AppField>
        <form.AppField name="content">
          {(field) => (
            <field.TextArea
              label="Was ist angeordnet?"
              description="Ohne Namen von Menschen: Die bleiben im Schreiben der Behörde."
              rows={4}
              maxLength={4000}
              isRequired
            />
          )}
        </form.AppField>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
          <form.AppField name="receivedAt">
            {(field) => <field.MomentField label="Eingegangen am" isRequired />}
          </form.AppField>
          <form.AppField name="confirmedAt">
            {(field) => <field.MomentField label="Eingang bestätigt am" isOptional />}
          </form.AppField>
        </div>
        <div className="form-bar">
          <SubmitButton>Anordnung speichern</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
