import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { addDays, formatDay, formatMoment } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { askForPoolSchema } from '../schema'
import { POOL_MONTHS, type PoolMonths, type PoolState, poolMonthsLabels } from '../vocabulary'

type About = { applicationId: string } | { applicantProfileId: string }

/** Next to an application that ended, or an opened résumé: asks for consent, or says what became of asking. */
export function AskForPool({ about }: { about: About }) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useKeptOpen('kandidatenpool')
  const { data: standing } = useQuery(trpc.talentPool.standing.queryOptions({ about }))
  if (!standing) return null
  const { latest, refusal } = standing
  return (
    <section aria-label="Kandidatenpool" className="no-print grid justify-items-start gap-2">
      <h3 className="text-lg">Kandidatenpool</h3>
      <p className="max-w-prose text-sm text-muted">
        {refusal === 'tooMany' ? TOO_MANY : latest ? stateText(latest, refusal) : INTRODUCTION}
      </p>
      {refusal === null && (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Um Zustimmung fragen
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Im Kandidatenpool behalten?">
        <AskForm about={about} onSent={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

const INTRODUCTION =
  'Passt die Person zu einer späteren Stelle? Mit ihrer Zustimmung bleiben Name, Kontakt und Lebenslauf sichtbar, auch wenn diese Bewerbung gelöscht ist.'

const TOO_MANY = 'Ihr Unternehmen hat in den letzten 24\u00a0Stunden schon 30 Menschen gefragt. Morgen geht es weiter.'

type Latest = { state: PoolState; askedAt: Date; keepUntil: Date | null; decidedAt: Date | null }

function stateText({ state, askedAt, keepUntil, decidedAt }: Latest, refusal: string | null): string {
  const on = decidedAt ? ` am ${formatDay(decidedAt)}` : ''
  if (state === 'asked') return `Gefragt am ${formatDay(askedAt)}. Die Antwort steht noch aus.`
  if (state === 'agreed') return `Im Pool bis zum ${keepUntil ? formatDay(keepUntil) : ''}.`
  if (state === 'declined') return `Die Person hat${on} abgelehnt. Nach drei Monaten können Sie noch einmal fragen.`
  if (state === 'withdrawn') return `Die Person hat die Zustimmung${on} beendet.`
  if (refusal === 'askedToday')
    return `Zuletzt gefragt am ${formatMoment(askedAt)}. Ab ${formatMoment(addDays(askedAt, 1))} können Sie noch einmal fragen.`
  return state === 'expired' ? 'Die frühere Anfrage ist abgelaufen.' : 'Nicht mehr im Pool.'
}

const formSchema = askForPoolSchema.pick({ months: true, message: true })
const monthOptions = POOL_MONTHS.map((value) => ({ value, label: poolMonthsLabels[value] }))

function AskForm({ about, onSent }: { about: About; onSent: () => void }) {
  const trpc = useTRPC()
  const [id] = useState(() => uuidv7())
  const ask = useFormMutation(trpc.talentPool.ask.mutationOptions({ meta: { done: 'Anfrage gesendet' } }))
  const start: { months: PoolMonths; message: string } = { months: '12', message: '' }
  const form = useAppForm({
    schema: formSchema,
    defaultValues: start,
    onSubmit: async (input) => {
      await ask.mutateAsync({ ...input, id, about })
      onSent()
    },
  })
  return (
    <Form form={form}>
      <form.Select name="months" label="Wie lange" options={monthOptions} isRequired />
      <form.TextArea
        name="message"
        label="Ihre Worte"
        description="Freiwillig. Was die Zustimmung bedeutet, sagen wir der Person selbst."
        rows={4}
        maxLength={1000}
      />
      <form.Subscribe selector={({ values }) => values.message}>
        {(message) => <MessageCheck text={message} onChange={(text) => form.setFieldValue('message', text)} />}
      </form.Subscribe>
      <div className="dialog-end">
        <SubmitButton>Anfrage senden</SubmitButton>
      </div>
    </Form>
  )
}
