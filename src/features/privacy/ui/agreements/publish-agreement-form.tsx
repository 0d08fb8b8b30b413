import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'
import { AGREEMENT_NOTICE_DAYS, CONTROLLER, publishAgreementFormSchema } from '../../agreement'
import { DifferenceView } from '../terms/difference-view'

type Props = {
  /** What companies have now. */
  text: string
  /** What the form begins with. */
  draft: string
  over: number
}

/** Writes the next text of the processor agreement over the newest one, and shows what is different. */
export function PublishAgreementForm({ text, draft, over }: Props) {
  const trpc = useTRPC()
  const publish = useFormMutation(trpc.agreement.publish.mutationOptions())
  const form = useFreshForm({
    schema: publishAgreementFormSchema,
    defaultValues: { text: draft, summary: '', validFrom: '' },
    onSubmit: async (input) => {
      await publish.mutateAsync({ ...input, over })
      toast.show({
        severity: 'success',
        title: 'Veröffentlicht; alle Unternehmen mit Vertrag bekommen eine E-Mail',
        life: 7000,
      })
    },
  })
  const [isShown, setShown] = useState(draft !== text)
  const written = useStore(form.store, ({ values }) => values.text)
  return (
    <Form form={form} name="vertragstext" unsavedMessage="Der neue Vertragstext ist noch nicht veröffentlicht.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form.TextArea
          name="text"
          label="Text"
          description={`Leerzeile: neuer Absatz. „## “: Überschrift. {${CONTROLLER}}: Name und Anschrift des Unternehmens.`}
          rows={20}
          maxLength={50_000}
          isRequired
        />
        <div>
          <Button variant="outline" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Unterschied ausblenden' : 'Unterschied zum jetzigen Text ansehen'}
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
          description="In einfachen Worten; steht in der E-Mail und auf der Seite der Unternehmen."
          rows={4}
          maxLength={2000}
          isRequired
        />
        <form.DateField
          name="validFrom"
          label="Gilt ab"
          description={`Frühestens ${AGREEMENT_NOTICE_DAYS + 1}\u00a0Tage nach heute: So lange vorher erfahren es alle Unternehmen mit Vertrag und können widersprechen.`}
          isRequired
        />
        <div>
          <SubmitButton>Ankündigen</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
