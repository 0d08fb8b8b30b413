import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { inviteColleagueSchema } from '~/features/companies/schema'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { toast } from '~/ui/toast/toast-store'

/** Asks for the address of a colleague and sends the invitation. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Kollegen einladen">
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const invite = useMutation(trpc.member.invite.mutationOptions())
  // One id per form: sending it twice is one invitation.
  const [id] = useState(() => uuidv7())
  const form = useAppForm({
    schema: inviteColleagueSchema,
    defaultValues: { email: '', isAdmin: false },
    onSubmit: async (input) => {
      await requireFresh()
      await invite.mutateAsync({ ...input, id })
      await queryClient.invalidateQueries(trpc.member.pathFilter())
      toast.show({ severity: 'success', title: 'Einladung gesendet', message: input.email, life: 5000 })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-muted">Die Einladung kommt per E-Mail, gilt sieben Tage und nur für diese Adresse.</p>
      <form.AppField name="email">
        {(field) => <field.TextField label="E-Mail-Adresse" type="email" autoComplete="off" isRequired />}
      </form.AppField>
      <form.AppField name="isAdmin">
        {(field) => (
          <field.Checkbox label="Als Admin einladen" description="Admins verwalten Kollegen, Tarif und Rechnungen." />
        )}
      </form.AppField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onDone}>
          Abbrechen
        </Button>
        <SubmitButton>Einladen</SubmitButton>
      </div>
    </Form>
  )
}
