import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { PLACEHOLDERS } from '../../terms/legal-text'
import { publishTermsFormSchema } from '../../terms/schema'
import { ANNOUNCED_DAYS, termsAudienceLabels } from '../../terms/terms'
import { TERMS_AUDIENCES } from '../../terms/vocabulary'
import type { TermsOverview } from '../../views'
import { DifferenceView } from './difference-view'

const audiences = TERMS_AUDIENCES.map((value) => ({ value, label: termsAudienceLabels[value] }))

/** Writes the next version over the newest one, and shows while writing what is different. */
export function PublishTermsForm({ terms: { document, text, draft, over, standing } }: { terms: TermsOverview }) {
  const trpc = useTRPC()
  const publish = useFormMutation(trpc.terms.publish.mutationOptions())
  const form = useFreshForm({
    schema: publishTermsFormSchema,
    defaultValues: { text: draft, summary: '', audience: '', validFrom: '' },
    onSubmit: async (input) => {
      await publish.mutateAsync({ ...input, document, over })
      toast.show({ severity: 'success', title: 'Veröffentlicht; alle Betroffenen bekommen eine E-Mail', life: 7000 })
    },
  })
  const [isShown, setShown] = useState(false)
  const written = useStore(form.store, ({ values }) => values.text)
  return (
    <Form form={form} name={`fassung-${document}`} unsavedMessage="Die neue Fassung ist noch nicht veröffentlicht.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {draft !== text && (
          <Note>
            Unten steht der Text der zurückgezogenen Fassung&nbsp;{over}. Wir vergleichen mit Fassung&nbsp;{standing}.
          </Note>
        )}
        <form.TextArea
          name="text"
          label="Text"
          description={`Leerzeile: neuer Absatz. „## “ und „### “: Überschrift. „- “: Liste. [Wörter](/seite): Link. Diese Platzhalter füllen wir: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`}
          rows={24}
          maxLength={100_000}
          isRequired
        />
        <div>
          <Button variant="outline" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Unterschied ausblenden' : `Unterschied zu Fassung ${standing} ansehen`}
          </Button>
        </div>
        {isShown && (
          <div className="rich-text">
            <DifferenceView before={text} after={written} values={{}} />
          </div>
        )}
        <form.TextArea
          name="summary"
          label="Was sich ändert"
          description="In einfachen Worten; steht in der E-Mail und als Hinweis in der App."
          rows={4}
          maxLength={2000}
          isRequired
        />
        <form.RadioGroup name="audience" label="Wen betrifft es?" options={audiences} isRequired />
        <form.DateField
          name="validFrom"
          label="Gilt ab"
          description={`Frühestens ${ANNOUNCED_DAYS + 1}\u00a0Tage von heute; später, wenn nicht alle rechtzeitig benachrichtigt sind.`}
          isRequired
        />
        <div>
          <SubmitButton>Veröffentlichen und ankündigen</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
