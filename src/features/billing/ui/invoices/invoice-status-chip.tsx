import { type InvoiceState, invoiceStateLabels } from '~/features/billing/invoice/lifecycle'
import { Chip, type ChipTone } from '~/ui/chip'

const tones = {
  issued: 'info',
  in_collection: 'info',
  paid: 'success',
  returned: 'error',
  cancelled: 'mute',
} satisfies Record<InvoiceState, ChipTone>

export function InvoiceStatusChip({ kind, status, isLate }: { kind: string; status: InvoiceState; isLate: boolean }) {
  if (kind === 'storno') return <Chip tone="mute">Stornorechnung</Chip>
  if (isLate && status === 'issued') return <Chip tone="warn">Überfällig</Chip>
  return (
    <Chip tone={tones[status]} className="whitespace-nowrap">
      {invoiceStateLabels[status]}
    </Chip>
  )
}
