import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { formatIsoDay } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton } from '~/ui/form/form'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import { withdrawFormSchema } from '../../terms/schema'
import { legalDocuments } from '../../terms/terms'
import type { LegalDocument } from '../../terms/vocabulary'
import type { TermsOverview } from '../../views'

type Props = { document: LegalDocument; version: TermsOverview['versions'][number] }

/** Takes an announced version back, with a reason for those who were told. */
export function WithdrawTermsButton({ document, version }: Props) {
  const [isOpen, setOpen] = useKeptOpen(`zurueckziehen ${document} ${version.version}`)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Zurückziehen
        <span className="sr-only">
          : {legalDocuments[document].label}, Fassung&nbsp;{version.version}
        </span>
      </Button>
      {isOpen && <WithdrawDialog document={document} version={version} onClose={() => setOpen(false)} />}
    </>
  )
}

function WithdrawDialog({
  document,
  version: { version, validFrom, toldCount },
  onClose,
}: Props & { onClose: () => void }) {
  const trpc = useTRPC()
  const withdraw = useFormMutation(trpc.terms.withdraw.mutationOptions({ meta: { done: 'Fassung zurückgezogen' } }))
  const form = useFreshForm({
    schema: withdrawFormSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await withdraw.mutateAsync({ document, version, reason })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Fassung ${version} zurückziehen?`}>
      <Form form={form}>
        <Note tone="warn">
          Sie gilt dann nicht ab {formatIsoDay(validFrom)}, und niemand kann ihr mehr zustimmen.{' '}
          {toldCount === 0
            ? 'Noch haben wir niemanden benachrichtigt.'
            : `${toldCount === 1 ? 'Eine Person weiß' : `${toldCount.toLocaleString('de-DE')} Personen wissen`} davon und ${toldCount === 1 ? 'bekommt' : 'bekommen'} eine E-Mail, dass es bleibt, wie es ist.`}{' '}
          Zurückgezogen bleibt zurückgezogen; die Fassung bleibt lesbar. Auch Kündigungen ihretwegen bleiben; wer
          gekündigt hat, liest das in dieser E-Mail.
        </Note>
        <form.TextArea
          name="reason"
          label="Grund"
          description="Steht in der E-Mail, bei der Fassung und im Protokoll."
          rows={3}
          maxLength={1000}
          isRequired
        />
        <div className="dialog-end">
          <SubmitButton variant="danger">Fassung zurückziehen</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
