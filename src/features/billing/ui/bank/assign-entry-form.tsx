import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invoiceStateLabels } from '~/features/billing/invoice/lifecycle'
import type { EntryTarget, UnmatchedEntry } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { z } from '~/lib/zod'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { ListSearch } from '~/ui/lists/list-search'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { FactList } from '~/ui/text/definition-list'
import { BankEntryText } from './bank-entry'

const schema = z.object({ invoiceId: z.string().min(1, 'Bitte wählen Sie eine Rechnung.') })

type AssignEntryFormProps = { entry: UnmatchedEntry; onSave: (invoiceId: string) => Promise<unknown> }

/** Finds the invoice for a booking: likely ones are offered first, all others by search. */
export function AssignEntryForm({ entry, onSave }: AssignEntryFormProps) {
  const trpc = useTRPC()
  const [q, setQ] = useState('')
  // Earlier results are not kept in view: they could be taken for the new ones.
  const targets = useQuery(trpc.directDebit.entryTargets.queryOptions({ id: entry.id, q }))
  return (
    <div className="grid gap-4">
      <FactList
        columns={2}
        facts={[
          { term: 'Betrag', value: formatCents(entry.amountCents) },
          { term: 'Gebucht am', value: formatIsoDay(entry.bookedOn) },
          { term: 'Verwendungszweck', value: <BankEntryText entry={entry} /> },
        ]}
      />
      <ListSearch label="Nummer oder Kunde" value={q} onSearch={setQ} />
      {targets.isError && <Note tone="error" title="Die Rechnungen lassen sich gerade nicht laden." />}
      {targets.isPending && <Skeleton className="h-32" />}
      {targets.data && <Choice key={q} entry={entry} isSearch={q !== ''} targets={targets.data} onSave={onSave} />}
    </div>
  )
}

type ChoiceProps = AssignEntryFormProps & { isSearch: boolean; targets: readonly EntryTarget[] }

function Choice({ entry, isSearch, targets, onSave }: ChoiceProps) {
  const form = useAppForm({
    schema,
    defaultValues: { invoiceId: '' },
    onSubmit: ({ invoiceId }) => onSave(invoiceId),
  })
  if (targets.length === 0) {
    return (
      <Note
        title={
          isSearch
            ? 'Dazu haben wir keine Rechnung gefunden.'
            : 'Keine offene Rechnung passt zu dieser Buchung. Suchen Sie nach Nummer oder Kunde.'
        }
      />
    )
  }
  const options = targets.map(({ id, number, company, status, issuedOn, openCents }) => ({
    value: id,
    label: `${number}, ${company}`,
    description: `${invoiceStateLabels[status]}, vom ${formatIsoDay(issuedOn)}, zu zahlen sind ${formatCents(Math.max(0, openCents))}.`,
  }))
  return (
    <Form form={form}>
      <form.RadioGroup
        name="invoiceId"
        label={isSearch ? 'Gefunden' : 'Passende Rechnungen'}
        options={options}
        isRequired
      />
      <p className="text-sm text-muted">
        {entry.kind === 'payment'
          ? 'Ist der Betrag höher als die offene Summe, bezahlt der Rest die ältesten anderen offenen Rechnungen des Kunden; was dann bleibt, wird ein Guthaben.'
          : 'Wir buchen die Rückgabe der letzten Lastschrift dieser Rechnung. Damit beginnt die Frist zum Bezahlen.'}
      </p>
      <div className="dialog-end">
        <SubmitButton>Zuordnen</SubmitButton>
      </div>
    </Form>
  )
}
