import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { INCIDENT_RISKS, type IncidentForm, incidentFormSchema, incidentRiskLabels } from '../../incident'

type IncidentFormProps = { known: IncidentForm; onSave: (values: IncidentForm) => Promise<unknown> }

const risks = INCIDENT_RISKS.map((value) => ({ value, label: incidentRiskLabels[value] }))

/** What is known of a breach, in the order in which the authority asks for it. */
export function IncidentFields({ known, onSave }: IncidentFormProps) {
  const form = useAppForm({ schema: incidentFormSchema, defaultValues: known, onSubmit: onSave })
  return (
    <Form form={form} unsavedMessage="Ihre Angaben sind noch nicht gespeichert.">
      <div className="grid gap-4">
        <form.TextField name="title" label="Was ist passiert, in wenigen Worten?" maxLength={120} isRequired />
        <form.MomentField
          name="knownAt"
          label="Wann haben wir davon erfahren?"
          description={'Ab hier zählen die 72\u00a0Stunden.'}
          isRequired
        />
        <form.TextArea name="facts" label="Hergang" rows={4} maxLength={4000} isOptional />
        <form.TextArea
          name="persons"
          label="Betroffene Personen, mit ungefährer Zahl"
          rows={2}
          maxLength={1000}
          isOptional
        />
        <form.TextArea name="data" label="Betroffene Daten, mit ungefährer Zahl" rows={2} maxLength={1000} isOptional />
        <form.TextArea name="consequences" label="Wahrscheinliche Folgen" rows={3} maxLength={2000} isOptional />
        <form.TextArea name="measures" label="Maßnahmen" rows={4} maxLength={4000} isOptional />
        <form.RadioGroup name="risk" label="Risiko für die Betroffenen" options={risks} isRequired />
        <form.TextArea
          name="riskReason"
          label="Begründung der Beurteilung"
          description="Auch wer nichts meldet, muss festhalten, warum (Art.&nbsp;33&nbsp;Abs.&nbsp;5 DSGVO)."
          rows={3}
          maxLength={2000}
          isOptional
        />
        <div className="form-bar">
          <SubmitButton>Datenpanne speichern</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
