import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { formatMoment } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { appealDecisionFormSchema } from '../schema'
import type { Appeal } from '../views'

type AppealCardProps = {
  appeal: Appeal
  /** Who objects. */
  by: string
  /** What the decision was about. */
  about: 'content' | 'message'
  /** Whether that is removed, or the conversation ended. */
  wasRemoved: boolean
  /** The consequence of accepting the objection. */
  effect: string
  /** Who took the decision leaves this to another person. */
  isOwnDecision: boolean
}

/** An objection, and its answer or the form for one. */
export function AppealCard({ appeal, by, about, wasRemoved, effect, isOwnDecision }: AppealCardProps) {
  const heading = `beschwerde-${appeal.id}`
  return (
    // Several may complain about one decision: the name of each says when.
    <Card as="section" padding="lg" aria-labelledby={`${heading} ${heading}-am`}>
      <h2 id={heading} className="text-xl">
        Beschwerde: {by}
      </h2>
      <p id={`${heading}-am`} className="mt-1 text-sm text-muted">
        {formatMoment(appeal.createdAt)}
      </p>
      <p className="mt-3 whitespace-pre-line break-words">{appeal.text}</p>
      {appeal.decidedAt ? (
        <div className="mt-5 border-t border-line pt-4">
          <p className="font-semibold">
            {appeal.isUpheld === 'yes' ? 'Begründet' : 'Zurückgewiesen'}, {formatMoment(appeal.decidedAt)}
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{appeal.answer}</p>
        </div>
      ) : (
        <div className="mt-5 border-t border-line pt-4">
          {isOwnDecision ? (
            <Note title="Darüber entscheidet eine andere Person">
              Die Beschwerde richtet sich gegen Ihre Entscheidung. Jemand anderes aus der Plattform-Administration
              beantwortet sie auf dieser Seite.
            </Note>
          ) : (
            <AppealDecisionForm appealId={appeal.id} about={about} wasRemoved={wasRemoved} effect={effect} />
          )}
        </div>
      )}
    </Card>
  )
}

type DecisionProps = Pick<AppealCardProps, 'about' | 'wasRemoved' | 'effect'> & { appealId: string }

function AppealDecisionForm({ appealId, about, wasRemoved, effect }: DecisionProps) {
  const trpc = useTRPC()
  const decideContent = useFormMutation(trpc.moderation.decideAppeal.mutationOptions())
  const decideMessage = useFormMutation(trpc.moderation.decideMessageAppeal.mutationOptions())
  const decide = about === 'message' ? decideMessage : decideContent
  const form = useFreshForm({
    schema: appealDecisionFormSchema,
    defaultValues: { isUpheld: '', answer: '' },
    onSubmit: (input) => decide.mutateAsync({ ...input, id: appealId, wasRemoved }),
  })
  const options = [
    { value: 'yes', label: 'Begründet', description: effect },
    { value: 'no', label: 'Zurückgewiesen', description: 'Die Entscheidung bleibt bestehen.' },
  ]
  return (
    <Form form={form} name={appealId} unsavedMessage="Ihre Antwort ist noch nicht abgeschickt.">
      <form.RadioGroup name="isUpheld" label="Entscheidung über die Beschwerde" options={options} isRequired />
      <form.TextArea name="answer" label="Antwort" rows={4} maxLength={4000} isRequired />
      <div>
        <SubmitButton>Beschwerde beantworten</SubmitButton>
      </div>
    </Form>
  )
}
