import { Card } from '~/ui/card'
import { QuestionsField } from './questions-field'
import type { PostingForm } from './use-posting-form'

/** How to apply, the contact person, and questions. */
export function EditorContact({ form }: { form: PostingForm }) {
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Bewerbungsweg</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="contactName">
          {(field) => <field.TextField label="Ansprechperson" autoComplete="off" maxLength={120} />}
        </form.AppField>
        <form.AppField name="contactPhone">
          {(field) => <field.TextField label="Telefon" type="tel" isOptional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="contactEmail">
          {(field) => <field.TextField label="E-Mail-Adresse" type="email" isOptional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="promisedReplyDays">
          {(field) => (
            <field.NumberField
              label="Antwort zugesagt innerhalb von"
              unit="Tagen"
              description="Steht in der Anzeige und läuft ab Eingang."
            />
          )}
        </form.AppField>
        <form.AppField name="externalUrl">
          {(field) => (
            <field.TextField
              label="Eigenes Bewerbungsformular"
              type="url"
              isOptional
              placeholder="https://"
              description="Nur wenn Bewerbungen nicht über Stellwerk eingehen sollen."
            />
          )}
        </form.AppField>
      </div>
      <QuestionsField form={form} />
    </Card>
  )
}
