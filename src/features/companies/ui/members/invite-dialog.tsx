import { useState } from 'react'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { inviteColleagueSchema } from '~/features/companies/schema'
import type { MemberRole } from '~/features/companies/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton } from '~/ui/form/form'
import { AddressText } from '~/ui/text/address-text'
import { toast } from '~/ui/toast/toast-store'
import { postingOptions, type ReadablePosting, roleOptions } from './role-options'

const EMPTY: { email: string; role: MemberRole; jobPostingId: string | null } = {
  email: '',
  role: 'recruiter',
  jobPostingId: null,
}

type Postings = readonly ReadablePosting[]

/** Asks for the address and the role of a colleague and sends the invitation. */
export function InviteDialog(props: { isOpen: boolean; postings: Postings; onClose: () => void }) {
  const { isOpen, postings, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Kollegen einladen">
      <InviteForm postings={postings} onDone={onClose} />
    </Dialog>
  )
}

function InviteForm({ postings, onDone }: { postings: Postings; onDone: () => void }) {
  const trpc = useTRPC()
  const invite = useFormMutation(trpc.member.invite.mutationOptions())
  // One id per form: sending it twice is one invitation.
  const [id] = useState(() => uuidv7())
  const form = useFreshForm({
    schema: inviteColleagueSchema,
    defaultValues: EMPTY,
    onSubmit: async (input) => {
      await invite.mutateAsync({ ...input, id })
      toast.success('Einladung gesendet', <AddressText address={input.email} />)
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-muted">Die Einladung kommt per E-Mail, gilt sieben Tage und nur für diese Adresse.</p>
      <form.TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="off" isRequired />
      <form.RadioGroup name="role" label="Rolle" options={roleOptions} isRequired />
      <form.Subscribe selector={({ values }) => values.role === 'reader'}>
        {(isReader) =>
          isReader && (
            <form.Select
              name="jobPostingId"
              label="Welche Stelle?"
              placeholder="Bitte wählen"
              options={postingOptions(postings)}
              isRequired
            />
          )
        }
      </form.Subscribe>
      <div className="dialog-end">
        <Button variant="ghost" onClick={onDone}>
          Abbrechen
        </Button>
        <SubmitButton>Einladen</SubmitButton>
      </div>
    </Form>
  )
}
