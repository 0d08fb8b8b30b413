import { Card } from '~/ui/card'
import { EMPLOYER_TYPES, employerTypeLabels, OCCUPATION_FIELDS } from '../schema'
import type { PostingForm } from './use-posting-form'

const fieldOptions = OCCUPATION_FIELDS.map((field) => ({ value: field, label: field }))
const employerOptions = EMPLOYER_TYPES.map((type) => ({ value: type, label: employerTypeLabels[type] }))

/** What is to be done. */
export function EditorBasics({ form }: { form: PostingForm }) {
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Was ist zu tun?</h2>
      <form.AppField name="title">
        {(field) => (
          <field.TextField
            label="Stellentitel"
            isRequired
            maxLength={120}
            description="Üblicher Beruf, ohne Firmenjargon. „(m/w/d)“ ergänzen wir, falls es fehlt."
          />
        )}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="occupationField">
          {(field) => <field.Select label="Berufsfeld" options={fieldOptions} placeholder="Bitte wählen" />}
        </form.AppField>
        <form.AppField name="employerType">
          {(field) => <field.Select label="Art der Beschäftigung" options={employerOptions} />}
        </form.AppField>
      </div>
      <form.AppField name="tasks">{(field) => <field.RichTextField label="Aufgaben" />}</form.AppField>
      <form.AppField name="profile">
        {(field) => (
          <field.RichTextField label="Profil" description="Was jemand mitbringen muss, und was sich lernen lässt." />
        )}
      </form.AppField>
      <form.AppField name="offer">{(field) => <field.RichTextField label="Was Sie bieten" />}</form.AppField>
    </Card>
  )
}
