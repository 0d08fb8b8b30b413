import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { CONTROLLER, objectFormSchema } from '../../agreement'
import type { OwnAgreement } from '../../views'
import { DifferenceView } from '../terms/difference-view'

type Props = { coming: NonNullable<OwnAgreement['coming']>; offer: OwnAgreement['offer'] }

/** The text that a company was told of: from when, what is different, and how to object. */
export function ComingAgreement({ coming, offer }: Props) {
  const { version, text, summary, from, objectedAt, isAnswered } = coming
  const day = formatIsoDay(from)
  return (
    <Note tone={objectedAt ? 'warn' : 'info'} title={`Neuer Vertragstext ab ${day}`}>
      <p className="mb-2 whitespace-pre-line wrap-anywhere">{summary}</p>
      {offer && (
        <Disclosure title="Was dann anders ist">
          <div className="rich-text">
            <DifferenceView before={offer.text} after={text} values={{ [CONTROLLER]: offer.controller }} />
          </div>
        </Disclosure>
      )}
      {objectedAt ? (
        <p className="mt-2" role="status">
          Sie haben am {formatDay(objectedAt)} widersprochen.{' '}
          {isAnswered ? 'Ihre Gründe und unsere Antwort stehen unten.' : `Wir melden uns vor dem ${day}.`} Ihr
          geschlossener Vertrag gilt weiter.
        </p>
      ) : (
        <Disclosure title="Widersprechen">
          <ObjectionForm version={version} day={day} />
        </Disclosure>
      )}
    </Note>
  )
}

/** Objects to a text before its first day. */
function ObjectionForm({ version, day }: { version: number; day: string }) {
  const trpc = useTRPC()
  const object = useFormMutation(trpc.agreement.object.mutationOptions({ meta: { done: 'Widerspruch gesendet' } }))
  const form = useAppForm({
    schema: objectFormSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await object.mutateAsync({ version, reason })
    },
  })
  return (
    <Form form={form} name="widerspruch">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form.TextArea
          name="reason"
          label="Warum widersprechen Sie?"
          description={`Möglich bis zum Tag vor dem ${day}. Wir melden uns bei Ihnen.`}
          rows={3}
          maxLength={2000}
          isRequired
        />
        <div>
          <SubmitButton variant="outline">Widerspruch senden</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
