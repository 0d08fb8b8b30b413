import { useBlocker, useLocation } from '@tanstack/react-router'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'
import { sendFeedbackSchema } from '../schema'
import { feedbackKindLabels, WIDGET_KINDS } from '../vocabulary'

const kinds = WIDGET_KINDS.map((value) => ({ value, label: feedbackKindLabels[value] }))

/** Praise, a problem or an idea, with the page it is about. Keeps the input until it is sent. */
export function FeedbackDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const trpc = useTRPC()
  const page = useLocation({ select: ({ pathname }) => pathname.slice(0, 300) })
  const send = useFormMutation(trpc.feedback.send.mutationOptions())
  const form = useAppForm({
    schema: sendFeedbackSchema.omit({ page: true }),
    defaultValues: { kind: 'fault', message: '', email: '' },
    onSubmit: async (input) => {
      await send.mutateAsync({ ...input, page })
      form.reset()
      onClose()
      toast.success('Danke für die Rückmeldung')
    },
  })
  // Closing and other pages keep the input; only leaving the product would lose it.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => !form.state.isDefaultValue })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Rückmeldung" position="bottomright" size="sm">
      <Form form={form} isGuarded={false} errorTitle="Das fehlt noch">
        <form.RadioGroup name="kind" label="Worum geht es?" options={kinds} />
        <form.TextArea
          name="message"
          label="Nachricht"
          description="Bitte nichts Vertrauliches. Wir schicken die Adresse dieser Seite mit."
          maxLength={2000}
          isRequired
        />
        <form.TextField
          name="email"
          label="E-Mail-Adresse für eine Antwort"
          type="email"
          autoComplete="email"
          isOptional
        />
        <SubmitButton>Absenden</SubmitButton>
      </Form>
    </Dialog>
  )
}
