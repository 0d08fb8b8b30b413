import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { measureReasonSchema } from '~/features/administration/schema'
import { z } from '~/lib/zod'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'

type MeasureDialogProps = {
  /** What it is about: the reason is kept for that when the session ends. */
  about: string
  title: string
  /** The effects, in one or two sentences. */
  effects: string
  acceptLabel: string
  isDangerous?: boolean
  onClose: () => void
  onSubmit: (reason: string) => Promise<unknown>
}

/** Asks a platform admin for the reason of a measure; the person concerned reads it. */
export function MeasureDialog({
  about,
  title,
  effects,
  acceptLabel,
  isDangerous,
  onClose,
  onSubmit,
}: MeasureDialogProps) {
  const form = useFreshForm({
    schema: z.object({ reason: measureReasonSchema }),
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onSubmit(reason),
  })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} name={`grund ${about}`}>
        <Note tone={isDangerous ? 'warn' : 'info'}>{effects}</Note>
        <form.TextArea
          name="reason"
          label="Begründung"
          description="Steht in der E-Mail an die Betroffenen und im Protokoll."
          rows={4}
          maxLength={1000}
          isRequired
        />
        <div className="dialog-end">
          <SubmitButton variant={isDangerous ? 'danger' : 'primary'}>{acceptLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
