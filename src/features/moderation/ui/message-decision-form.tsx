import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { messageDecisionFormSchema } from '../schema'

const decisions = [
  {
    value: 'kept',
    label: 'Kein Verstoß',
    description: 'Die Unterhaltung geht weiter. Wer gemeldet hat, erfährt, warum.',
  },
  {
    value: 'blocked',
    label: 'Unterhaltung beenden',
    description:
      'Niemand kann dort noch schreiben. Beide Seiten sehen das; wer geschrieben hat, bekommt die Begründung.',
  },
]

type Props = {
  reportId: string
  /** Another decision has ended the conversation before. */
  isEnded: boolean
}

export function MessageDecisionForm({ reportId, isEnded }: Props) {
  const trpc = useTRPC()
  const decide = useFormMutation(
    trpc.moderation.decideMessage.mutationOptions({ meta: { done: 'Entschieden und mitgeteilt' } }),
  )
  const form = useFreshForm({
    schema: messageDecisionFormSchema,
    defaultValues: { decision: '', facts: '' },
    onSubmit: (input) => decide.mutateAsync({ ...input, id: reportId, knowsEarlier: isEnded }),
  })
  return (
    <Form form={form} unsavedMessage="Ihre Entscheidung ist noch nicht mitgeteilt.">
      {isEnded && (
        <Note title="Die Unterhaltung ist schon beendet">
          Beenden Sie sie noch einmal, bekommt, wer geschrieben hat, eine zweite Begründung.
        </Note>
      )}
      <form.RadioGroup name="decision" label="Entscheidung" options={decisions} variant="card" isRequired />
      <form.TextArea
        name="facts"
        label="Begründung"
        rows={5}
        maxLength={2000}
        isRequired
        description="Ohne Angaben dazu, wer gemeldet hat. Steht so in den E-Mails."
      />
      <div>
        <SubmitButton>Entscheiden und mitteilen</SubmitButton>
      </div>
    </Form>
  )
}
