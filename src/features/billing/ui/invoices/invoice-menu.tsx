import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { ensureFresh, requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
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
  const main = can.recordPayment
    ? { label: 'Zahlung buchen', onAction: () => void askFresh('payment') }
    : can.useCredit && { label: 'Guthaben', onAction: () => void askFresh('credit') }
  const rest: MenuItem[] = []
  if (can.retryDebit)
    rest.push({
      id: 'retry',
      label: 'Erneut einziehen',
      isDisabled: retry.isPending,
      onAction: () => retry.mutate({ id }),
    })
  rest.push({ id: 'ledger', label: 'Buchungen', onAction: () => setDialog('ledger') })
  if (can.cancel)
    rest.push({ id: 'cancel', label: 'Stornieren', tone: 'danger', onAction: () => void askFresh('cancel') })
  return (
    <span className="flex items-center justify-end gap-2">
      {main && (
        <Button variant="outline" size="sm" aria-label={`${main.label}: ${number}`} onClick={main.onAction}>
          {main.label}
        </Button>
      )}
      <Menu label={`Weitere Aktionen: ${number}`} isIcon size="sm" items={rest}>
        <Ellipsis aria-hidden="true" />
      </Menu>
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
