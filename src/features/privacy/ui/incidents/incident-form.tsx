import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { INCIDENT_RISKS, type IncidentForm, incidentFormSchema, incidentRiskLabels } from '../../incident'

type IncidentFormProps = { known: IncidentForm; onSave: (values: IncidentForm) => Promise<unknown> }

const risks = INCIDENT_RISKS.map((value) => ({ value, label: incidentRiskLabels[value] }))

/** What is known of a breach, in the order in which the authority asks for it. */
export function IncidentFields({ known, onSave }: IncidentFormProps) {
  const form = useAppForm({ schema: incidentFormSchema, defaultValues: known, onSubmit: onSave })
  return (
    <Form form={form} unsavedMessage="Ihre Angaben sind noch nicht gespeichert.">
      <div className="grid gap-4">
        <form.AppField name="title">
          {(field) => <field.TextField label="Was ist passiert, in wenigen Worten?" maxLength={120} isRequired />}
        </form.AppField>
        <form.AppField name="knownAt">
          {(field) => (
            <field.MomentField
              label="Wann haben wir davon erfahren?"
              description={'Ab hier zählen die 72\u00a0Stunden.'}
              isRequired
            />
          )}
        </form.AppField>
        <form.AppField name="facts">
          {(field) => <field.TextArea label="Hergang" rows={4} maxLength={4000} isOptional />}
        </form.AppField>
        <form.AppField name="persons">
          {(field) => (
            <field.TextArea label="Betroffene Personen, mit ungefährer Zahl" rows={2} maxLength={1000} isOptional />
          )}
        </form.AppField>
        <form.AppField name="data">
          {(field) => (
            <field.TextArea label="Betroffene Daten, mit ungefährer Zahl" rows={2} maxLength={1000} isOptional />
          )}
        </form.AppField>
        <form.AppField name="consequences">
          {(field) => <field.TextArea label="Wahrscheinliche Folgen" rows={3} maxLength={2000} isOptional />}
        </form.AppField>
        <form.AppField name="measures">
          {(field) => <field.TextArea label="Maßnahmen" rows={4} maxLength={4000} isOptional />}
        </form.AppField>
        <form.AppField name="risk">
          {(field) => <field.RadioGroup label="Risiko für die Betroffenen" options={risks} isRequired />}
        </form.AppField>
        <form.AppField name="riskReason">
          {(field) => (
            <field.TextArea
              label="Begründung der Beurteilung"
              description="Auch wer nichts meldet, muss festhalten, warum (Art.&nbsp;33 Abs.&nbsp;5 DSGVO)."
              rows={3}
              maxLength={2000}
              isOptional
            />
          )}
        </form.AppField>
        <div className="form-bar">
          <SubmitButton>Datenpanne speichern</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
