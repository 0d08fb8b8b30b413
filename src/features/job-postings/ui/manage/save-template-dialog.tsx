import { useState } from 'react'
import { adTemplateSchema } from '~/features/job-postings/schema'
import { uuidv7 } from '~/lib/uuid'
import { z } from '~/lib/zod'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'

const formSchema = z.object({ name: adTemplateSchema.shape.name })

type Props = { posting: { id: string; title: string }; onClose: () => void }

/** Keeps a posting as a template for later ads, under a name. */
export function SaveTemplateDialog({ posting, onClose }: Props) {
  const trpc = useTRPC()
  // One id per dialog: sending it twice is one template.
  const [id] = useState(() => uuidv7())
  const save = useFormMutation(trpc.jobPosting.saveAdTemplate.mutationOptions())
  const form = useAppForm({
    schema: formSchema,
    defaultValues: { name: posting.title },
    onSubmit: async ({ name }) => {
      await save.mutateAsync({ id, sourceId: posting.id, name })
      toast.success('Vorlage gespeichert', name)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Als Vorlage speichern">
      <Form form={form}>
        <p className="text-sm text-muted">
          Alles aus der Stelle außer Beginn und Referenz. Sie finden die Vorlage unter „Stelle ausschreiben“.
        </p>
        <form.TextField name="name" label="Name der Vorlage" isRequired />
        <div className="dialog-end">
          <Button variant="ghost" onClick={onClose}>
            Abbrechen
          </Button>
          <SubmitButton>Vorlage speichern</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
