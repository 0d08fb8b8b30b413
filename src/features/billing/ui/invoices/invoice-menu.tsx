import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ensureFresh, requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { toast } from '~/ui/toast/toast-store'
import { CancelInvoiceForm } from './cancel-invoice-form'
import { CreditForm } from './credit-form'
import { InvoiceLedger } from './invoice-ledger'
import { RecordPaymentForm } from './record-payment-form'

type Row = {
  id: string
  number: string
  openCents: number
  can: { recordPayment: boolean; retryDebit: boolean; cancel: boolean; useCredit: boolean }
}

/** What a platform admin can do with one invoice. */
export function InvoiceMenu({ row }: { row: Row }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useKeptChoice(`rechnung ${row.id}`, ['payment', 'cancel', 'credit', 'ledger'])
  async function done(title: string) {
    await queryClient.invalidateQueries(trpc.admin.invoices.pathFilter())
    await queryClient.invalidateQueries(trpc.invoice.pathFilter())
    setDialog(null)
    toast.success(title)
  }
  const record = useMutation(trpc.invoice.recordPayment.mutationOptions({ onSuccess: () => done('Zahlung gebucht') }))
  const retry = useMutation(
    trpc.invoice.retryDebit.mutationOptions({ onSuccess: () => done('Wird mit dem nächsten Lauf eingezogen') }),
  )
  const cancel = useMutation(trpc.invoice.cancel.mutationOptions({ onSuccess: () => done('Rechnung storniert') }))
  const offset = useMutation(
    trpc.invoice.offsetCredit.mutationOptions({ onSuccess: () => done('Guthaben verrechnet') }),
  )
  const payOut = useMutation(trpc.invoice.payOutCredit.mutationOptions({ onSuccess: () => done('Auszahlung gebucht') }))
  const { id, number, openCents, can } = row
  async function askFresh(next: 'payment' | 'cancel' | 'credit') {
    if (await ensureFresh()) setDialog(next)
  }
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {can.recordPayment && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Zahlung buchen: ${number}`}
          onClick={() => void askFresh('payment')}
        >
          Zahlung buchen
        </Button>
      )}
      {can.retryDebit && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Erneut einziehen: ${number}`}
          isPending={retry.isPending}
          onClick={() => retry.mutate({ id })}
        >
          Erneut einziehen
        </Button>
      )}
      {can.useCredit && (
        <Button variant="outline" size="sm" aria-label={`Guthaben: ${number}`} onClick={() => void askFresh('credit')}>
          Guthaben
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={`Buchungen: ${number}`} onClick={() => setDialog('ledger')}>
        Buchungen
      </Button>
      {can.cancel && (
        <Button variant="ghost" size="sm" aria-label={`Stornieren: ${number}`} onClick={() => void askFresh('cancel')}>
          Stornieren
        </Button>
      )}
      <Dialog isOpen={dialog === 'payment'} onClose={() => setDialog(null)} title={`Zahlung zu ${number}`}>
        <RecordPaymentForm
          openCents={openCents}
          onSave={async (payment) => {
            await requireFresh()
            await record.mutateAsync({ ...payment, invoiceId: id })
          }}
        />
      </Dialog>
      <Dialog isOpen={dialog === 'credit'} onClose={() => setDialog(null)} title={`Guthaben aus ${number}`}>
        <CreditForm
          invoiceId={id}
          number={number}
          creditCents={-openCents}
          onOffset={(input) => offset.mutateAsync({ ...input, invoiceId: id })}
          onPayOut={(input) => payOut.mutateAsync({ ...input, invoiceId: id })}
        />
      </Dialog>
      <Dialog isOpen={dialog === 'ledger'} onClose={() => setDialog(null)} title={`Buchungen zu ${number}`} size="lg">
        <InvoiceLedger invoiceId={id} />
      </Dialog>
      <Dialog isOpen={dialog === 'cancel'} onClose={() => setDialog(null)} title={`${number} stornieren`}>
        <CancelInvoiceForm onSave={(reason) => cancel.mutateAsync({ invoiceId: id, reason })} />
      </Dialog>
    </span>
  )
}
