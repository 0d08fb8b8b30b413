import { Download } from 'lucide-react'
import { buttonClass } from '~/ui/buttons/button-class'

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xrechnung', label: 'XRechnung' },
] as const

/** Downloads all selected invoices as one archive. */
export function InvoiceBulk({ ids }: { ids: ReadonlySet<string> }) {
  return formats.map(({ format, label }) => (
    <a
      key={format}
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
      href={`/api/files/invoices?${new URLSearchParams({ ids: [...ids].join(','), format })}`}
      download
    >
      <Download aria-hidden="true" />
      {label} (ZIP)
    </a>
  ))
}
