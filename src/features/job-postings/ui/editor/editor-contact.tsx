import { Card } from '~/ui/card'
import { QuestionsField } from './questions-field'
import type { PostingForm } from './use-posting-form'

/** How to apply, the contact person, and questions. */
export function EditorContact({ form }: { form: PostingForm }) {
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Bewerbungsweg</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
        <form.TextField name="contactName" label="Ansprechperson" autoComplete="off" maxLength={120} />
        <form.TextField name="contactPhone" label="Telefon" type="tel" isOptional autoComplete="off" />
        <form.TextField name="contactEmail" label="E-Mail-Adresse" type="email" isOptional autoComplete="off" />
        <form.NumberField
          name="promisedReplyDays"
          label="Antwort zugesagt innerhalb von"
          unit="Tagen"
          description="Steht in der Anzeige und läuft ab Eingang."
        />
        <form.TextField
          name="externalUrl"
          label="Eigenes Bewerbungsformular"
          type="url"
          isOptional
          placeholder="https://"
          description="Nur wenn Bewerbungen nicht über Stellwerk eingehen sollen."
        />
      </div>
      <form.Checkbox
        name="isAnonymous"
        label="Namen verbergen, bis Sie zum Gespräch einladen"
        description="Bis dahin sieht in Ihrem Unternehmen niemand Name, Foto, Alter, Kontakt, Wohnort und Unterlagen, und Berufe stehen in neutraler Form. Das steht in der Anzeige und gilt nach der Veröffentlichung, bis die Stelle endet. „Namen zeigen“ geht jederzeit; die Person sieht es."
      />
      <QuestionsField form={form} />
    </Card>
  )
}
