import { type ReactNode, useState } from 'react'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { ALERT_FREQUENCIES, type AlertSearch, alertFrequencyLabels } from '../alert'
import { createAlertSchema, requestAlertSchema } from '../schema'
import { searchAddress } from '../search-params'

const frequencies = ALERT_FREQUENCIES.map((value) => ({ value, label: alertFrequencyLabels[value] }))
const ERROR_TITLE = 'Bitte prüfe deine Angaben.'

/** For applicants, whose address is confirmed. */
export function OwnAlertForm({ search, email }: { search: AlertSearch; email: string }) {
  const trpc = useTRPC()
  const create = useFormMutation(trpc.searchAlert.create.mutationOptions())
  const [isDone, setDone] = useState(false)
  const form = useAppForm({
    schema: createAlertSchema.omit({ search: true }),
    defaultValues: { frequency: 'daily' },
    onSubmit: async ({ frequency }) => {
      await create.mutateAsync({ search, frequency })
      setDone(true)
    },
  })
  if (isDone) {
    return (
      <Done title="Suchauftrag gespeichert">
        Neue Stellen schicken wir an {email}. Wenn es nichts Neues gibt, bleibt es still.
        <span className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/app/applicant/alerts">Meine Suchaufträge</ButtonLink>
          <BackToSearch search={search} />
        </span>
      </Done>
    )
  }
  return (
    <Form form={form} errorTitle={ERROR_TITLE}>
      <p className="text-sm">
        Die E-Mails gehen an{' '}
        <strong>
          <AddressText address={email} />
        </strong>
        .
      </p>
      <form.RadioGroup name="frequency" label="Wie oft?" options={frequencies} />
      <SubmitButton variant="signal" className="justify-self-start">
        Suchauftrag speichern
      </SubmitButton>
    </Form>
  )
}

/** For visitors: nothing is sent before the address is confirmed. */
export function VisitorAlertForm({ search }: { search: AlertSearch }) {
  const trpc = useTRPC()
  const request = useFormMutation(trpc.searchAlert.request.mutationOptions())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAppForm({
    schema: requestAlertSchema.omit({ search: true }),
    defaultValues: { email: '', frequency: 'daily' },
    onSubmit: async (input) => {
      await request.mutateAsync({ ...input, search })
      setSentTo(input.email)
    },
  })
  if (sentTo !== null) {
    return (
      <Done title="Ein Schritt fehlt noch">
        Wir haben eine E-Mail an{' '}
        <strong>
          <AddressText address={sentTo} />
        </strong>{' '}
        geschickt. Bestätige dort den Suchauftrag; der Link gilt sieben Tage. Keine E-Mail da? Dann gibt es diesen
        Suchauftrag schon, oder sie steckt im Spam-Ordner.
        <span className="mt-4 block">
          <BackToSearch search={search} />
        </span>
      </Done>
    )
  }
  return (
    <Form form={form} errorTitle={ERROR_TITLE}>
      <form.TextField
        name="email"
        label="Deine E-Mail-Adresse"
        type="email"
        autoComplete="email"
        isRequired
        description="Nur für diesen Suchauftrag. Abstellen geht mit einem Klick in jeder E-Mail, dann löschen wir sie."
      />
      <form.RadioGroup name="frequency" label="Wie oft?" options={frequencies} />
      <SubmitButton variant="signal" className="justify-self-start">
        Suchauftrag speichern
      </SubmitButton>
    </Form>
  )
}

function Done({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <Note tone="success" title={title}>
        {children}
      </Note>
    </div>
  )
}

function BackToSearch({ search }: { search: AlertSearch }) {
  return (
    <ButtonLink to="/search/jobs" search={searchAddress(search)} variant="outline">
      Zurück zur Suche
    </ButtonLink>
  )
}
