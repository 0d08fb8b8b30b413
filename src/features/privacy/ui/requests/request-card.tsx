import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { formatDay, formatMoment, formatShortDay } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Disclosure } from '~/ui/text/disclosure'
import { answerFormSchema, extendFormSchema, NEEDS_IDENTITY, requestKindLabels } from '../../request'
import type { PrivacyRequest } from '../../views'

/** One request with its deadline, and its answer or the form for one. */
export function PrivacyRequestCard({ request, now }: { request: PrivacyRequest; now: Date }) {
  const { id, kind, answeredAt, dueAt, extensionReason } = request
  const isLate = answeredAt === null && dueAt < now
  return (
    // Several may ask for the same: the name of each says who.
    <Card as="section" padding="lg" aria-labelledby={`${id} ${id}-von`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="text-xl">
          {requestKindLabels[kind]}
        </h2>
        {answeredAt ? (
          <Chip tone="success">Beantwortet {formatDay(answeredAt)}</Chip>
        ) : (
          <Chip tone={isLate ? 'error' : 'warn'}>
            {isLate ? 'Überfällig seit' : 'Antwort bis'} {formatShortDay(dueAt)}
          </Chip>
        )}
      </div>
      <p id={`${id}-von`} className="mt-1 text-sm text-muted wrap-anywhere">
        {request.name}, {request.email}, {formatMoment(request.createdAt)}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{request.text}</p>
      {extensionReason && <p className="mt-3 text-sm text-muted">Verlängert: {extensionReason}</p>}
      {answeredAt ? (
        <p className="mt-4 border-t border-line pt-4 whitespace-pre-line wrap-anywhere">{request.answer}</p>
      ) : (
        <div className="mt-4">
          <Disclosure title="Antworten">
            <AnswerForm request={request} />
          </Disclosure>
          {extensionReason === null && !isLate && (
            <Disclosure title="Um zwei Monate verlängern">
              <ExtendForm id={id} />
            </Disclosure>
          )}
        </div>
      )}
    </Card>
  )
}

function AnswerForm({ request: { id, kind } }: { request: PrivacyRequest }) {
  const trpc = useTRPC()
  const answer = useFormMutation(trpc.privacy.answerRequest.mutationOptions({ meta: { done: 'Antwort verschickt' } }))
  const form = useFreshForm({
    schema: answerFormSchema,
    defaultValues: { isIdentityChecked: false, answer: '' },
    onSubmit: (input) => answer.mutateAsync({ ...input, id }),
  })
  return (
    <Form form={form} name={`antwort-${id}`} unsavedMessage="Ihre Antwort ist noch nicht abgeschickt.">
      {NEEDS_IDENTITY.has(kind) && (
        <form.Checkbox
          name="isIdentityChecked"
          label="Ich habe geprüft, dass die Person die ist, um deren Daten es geht."
        />
      )}
      <form.TextArea
        name="answer"
        label="Antwort"
        description="Geht an die Adresse der Anfrage. Bitte in der Du-Form schreiben."
        rows={6}
        maxLength={6000}
        isRequired
      />
      <div>
        <SubmitButton>Antwort verschicken</SubmitButton>
      </div>
    </Form>
  )
}

function ExtendForm({ id }: { id: string }) {
  const trpc = useTRPC()
  const extend = useFormMutation(
    trpc.privacy.extendRequest.mutationOptions({ meta: { done: 'Frist verlängert und mitgeteilt' } }),
  )
  const form = useAppForm({
    schema: extendFormSchema,
    defaultValues: { reason: '' },
    onSubmit: (input) => extend.mutateAsync({ ...input, id }),
  })
  return (
    <Form form={form} name={`frist-${id}`}>
      <form.TextArea
        name="reason"
        label="Grund"
        description="Steht so in der E-Mail."
        rows={3}
        maxLength={1000}
        isRequired
      />
      <div>
        <SubmitButton>Frist verlängern</SubmitButton>
      </div>
    </Form>
  )
}
