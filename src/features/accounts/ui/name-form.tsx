import { useQueryClient } from '@tanstack/react-query'
import { authClient } from '~/platform/client/auth-client'
import { SESSION_KEY } from '~/platform/client/session'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'
import { changeNameSchema } from '../schema'
import { authCall } from './auth-call'

/** Changes the name of the account. */
export function NameForm({ name }: { name: string }) {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: changeNameSchema,
    defaultValues: { name },
    onSubmit: async (input) => {
      await authCall(authClient.updateUser(input), { INVALID_NAME: 'name' })
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      toast.success('Name gespeichert')
    },
  })
  return (
    <Form form={form}>
      <form.TextField name="name" label="Name" autoComplete="name" isRequired />
      <SubmitButton className="justify-self-start">Name speichern</SubmitButton>
    </Form>
  )
}
