import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { groupIban } from '~/features/billing/debit/mandate'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { uuidv7 } from '~/lib/uuid'
import { z } from '~/lib/zod'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { FactList } from '~/ui/text/definition-list'

const PAYOUT = 'payout'
const schema = z.object({
  use: z.string().min(1, 'Bitte wählen Sie, was mit dem Guthaben geschieht.'),
  bookedOn: z.iso.date('Bitte geben Sie ein gültiges Datum ein.'),
})

type Found = {
  targets: readonly { id: string; number: string; openCents: number }[]
  payTo: { accountHolder: string; iban: string } | null
}
type CreditFormProps = {
  invoiceId: string
  number: string
  creditCents: number
  onOffset: (input: { id: string; targetId: string; amountCents: number }) => unknown
  onPayOut: (input: { id: string; amountCents: number; bookedOn: string }) => unknown
}

/** What to do with an overpayment: pay another invoice of the company, or record a repayment. */
export function CreditForm(props: CreditFormProps) {
  const trpc = useTRPC()
  const targets = useQuery(trpc.invoice.creditTargets.queryOptions({ id: props.invoiceId }))
  if (targets.isError) return <Note tone="error" title="Die offenen Rechnungen lassen sich gerade nicht laden." />
  return targets.data ? <Choice {...props} {...targets.data} /> : <Skeleton className="h-32" />
}

function Choice({ creditCents, number, onOffset, onPayOut, targets, payTo }: CreditFormProps & Found) {
  const [id] = useState(() => uuidv7())
  const form = useFreshForm({
    schema,
    defaultValues: { use: targets[0]?.id ?? PAYOUT, bookedOn: toIsoDay(currentTime()) },
    onSubmit: async ({ use, bookedOn }) => {
      const target = targets.find((each) => each.id === use)
      if (target) await onOffset({ id, targetId: target.id, amountCents: Math.min(creditCents, target.openCents) })
      else await onPayOut({ id, amountCents: creditCents, bookedOn })
    },
  })
  const options = [
    ...targets.map((target) => ({
      value: target.id,
      label: `Mit ${target.number} verrechnen`,
      description: `Offen sind ${formatCents(target.openCents)}, davon bezahlt das Guthaben ${formatCents(Math.min(creditCents, target.openCents))}.`,
    })),
    {
      value: PAYOUT,
      label: 'Als ausgezahlt buchen',
      description: `${formatCents(creditCents)} überweisen Sie selbst bei Ihrer Bank. Das Unternehmen bekommt eine E-Mail mit Beleg.`,
    },
  ]
  return (
    <Form form={form}>
      <p className="text-muted">
        Das Guthaben beträgt {formatCents(creditCents)}. Eine Lastschrift kann noch acht Wochen lang zurückkommen; dann
        ist ihr Betrag wieder offen.
      </p>
      <form.RadioGroup name="use" label="Was geschieht mit dem Guthaben?" options={options} isRequired />
      <form.Subscribe selector={({ values }) => values.use}>
        {(use) =>
          use === PAYOUT && (
            <>
              {payTo ? (
                <FactList
                  columns={2}
                  facts={[
                    { term: 'Empfänger', value: payTo.accountHolder },
                    { term: 'IBAN', value: <span className="num">{groupIban(payTo.iban)}</span> },
                    { term: 'Betrag', value: formatCents(creditCents) },
                    { term: 'Verwendungszweck', value: `Guthaben aus ${number}` },
                  ]}
                />
              ) : (
                <Note title="Wir kennen kein Konto des Unternehmens. Bitte fragen Sie dort nach." />
              )}
              <form.DateField name="bookedOn" label="Ausgezahlt am" isRequired />
            </>
          )
        }
      </form.Subscribe>
      <div className="dialog-end">
        <SubmitButton>Buchen</SubmitButton>
      </div>
    </Form>
  )
}
