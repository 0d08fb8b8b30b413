import { FileDown, FileSpreadsheet, FileText } from 'lucide-react'
import { exportAddress } from '~/features/applications/export-address'
import type { ApplicationListInput } from '~/features/applications/search-params'
import { Menu } from '~/ui/navigation/menu'

type Props = {
  filters: ApplicationListInput
  /** Only these, when some were selected. */
  ids?: readonly string[]
  variant: 'outline' | 'ghost'
  size?: 'sm'
}

/** The list with its filters, for a spreadsheet or for paper. */
export function ExportMenu({ filters, ids, variant, size }: Props) {
  // The answer is a download, so the page stays.
  const take = (format: 'csv' | 'pdf') => () => window.location.assign(exportAddress(format, filters, ids))
  return (
    <Menu
      label="Exportieren"
      variant={variant}
      size={size}
      items={[
        { id: 'csv', label: 'Tabelle (CSV)', icon: FileSpreadsheet, onAction: take('csv') },
        { id: 'pdf', label: 'Liste zum Drucken (PDF)', icon: FileText, onAction: take('pdf') },
      ]}
    >
      <FileDown aria-hidden="true" />
      Exportieren
    </Menu>
  )
}
