import { Card } from '~/ui/card'
import type { PostingForm } from './use-posting-form'

/** What is to be done, what it takes, and what one gets for it. */
export function EditorDescription({ form }: { form: PostingForm }) {
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Was ist zu tun?</h2>
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
