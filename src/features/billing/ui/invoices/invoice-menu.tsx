import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { ensureFresh, requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import { toast } from '~/ui/toast/toast-store'
import { CancelInvoiceForm } from './cancel-invoice-form'
import { CreditForm } from './credit-form'
import { InvoiceLedger } from './invoice-ledger'
import { RecordPaymentForm } from './record-payment-form'

type Row = {
  id: string
  number: string
  openCents: number
  can: { recordPayment: boolean; retryDebit: boolean; cancel: boolean; correct: boolean; useCredit: boolean }
}

/** What a platform admin can do with one invoice. */
export function InvoiceMenu({ row }: { row: Row }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useKeptChoice(`rechnung ${row.id}`, ['payment', 'cancel', 'correct', 'credit', 'ledger'])
  async function done(title: string) {
    await queryClient.invalidateQueries(trpc.admin.invoices.pathFilter())
    setDialog(null)
    toast.success(title)
  }
  const record = useFormMutation(
    trpc.invoice.recordPayment.mutationOptions({ onSuccess: () => done('Zahlung gebucht') }),
  )
  const retry = useMutation(
    trpc.invoice.retryDebit.mutationOptions({ onSuccess: () => done('Kommt in den nächsten Lastschriftlauf') }),
  )
  const cancel = useFormMutation(trpc.invoice.cancel.mutationOptions({ onSuccess: () => done('Rechnung storniert') }))
  const correct = useFormMutation(
    trpc.invoice.correct.mutationOptions({
      onSuccess: ({ storno, number: corrected }) => done(`Berichtigt mit ${storno} und ${corrected}`),
    }),
  )
  const offset = useFormMutation(
    trpc.invoice.offsetCredit.mutationOptions({ onSuccess: () => done('Guthaben verrechnet') }),
  )
  const payOut = useFormMutation(
    trpc.invoice.payOutCredit.mutationOptions({ onSuccess: () => done('Auszahlung gebucht') }),
  )
  const { id, number, openCents, can } = row
  async function askFresh(next: 'payment' | 'cancel' | 'correct' | 'credit') {
    if (await ensureFresh()) setDialog(next)
  }
  const items: (MenuItem | false)[] = [
    can.recordPayment && { id: 'payment', label: 'Zahlung buchen', onAction: () => void askFresh('payment') },
    can.retryDebit && {
      id: 'retry',
      label: 'Erneut einziehen',
      isDisabled: retry.isPending,
      onAction: () => retry.mutate({ id }),
    },
    can.useCredit && { id: 'credit', label: 'Guthaben verwenden', onAction: () => void askFresh('credit') },
    { id: 'ledger', label: 'Buchungen ansehen', onAction: () => setDialog('ledger') },
    can.correct && { id: 'correct', label: 'Berichtigen', onAction: () => void askFresh('correct') },
    can.cancel && { id: 'cancel', label: 'Stornieren', tone: 'danger', onAction: () => void askFresh('cancel') },
  ]
  return (
    <>
      <Menu label={`Aktionen für ${number}`} isIcon size="sm" items={items.filter((item) => item !== false)}>
        <Ellipsis aria-hidden="true" />
      </Menu>
      <Dialog
        isOpen={dialog === 'payment'}
        onClose={() => setDialog(null)}
        title={<KeptWholeText text={`Zahlung zu ${number}`} />}
      >
        <RecordPaymentForm
          openCents={openCents}
          onSave={async (payment) => {
            await requireFresh()
            await record.mutateAsync({ ...payment, invoiceId: id })
          }}
        />
      </Dialog>
      <Dialog
        isOpen={dialog === 'credit'}
        onClose={() => setDialog(null)}
        title={<KeptWholeText text={`Guthaben aus ${number}`} />}
      >
        <CreditForm
          invoiceId={id}
          number={number}
          creditCents={-openCents}
          onOffset={(input) => offset.mutateAsync({ ...input, invoiceId: id })}
          onPayOut={(input) => payOut.mutateAsync({ ...input, invoiceId: id })}
        />
      </Dialog>
      <Dialog
        isOpen={dialog === 'ledger'}
        onClose={() => setDialog(null)}
        title={<KeptWholeText text={`Buchungen zu ${number}`} />}
        size="lg"
      >
        <InvoiceLedger invoiceId={id} />
      </Dialog>
      <Dialog
        isOpen={dialog === 'correct'}
        onClose={() => setDialog(null)}
        title={<KeptWholeText text={`${number} berichtigen`} />}
      >
        <CancelInvoiceForm act="correct" onSave={(reason) => correct.mutateAsync({ invoiceId: id, reason })} />
      </Dialog>
      <Dialog
        isOpen={dialog === 'cancel'}
        onClose={() => setDialog(null)}
        title={<KeptWholeText text={`${number} stornieren`} />}
      >
        <CancelInvoiceForm act="cancel" onSave={(reason) => cancel.mutateAsync({ invoiceId: id, reason })} />
      </Dialog>
    </>
  )
}
