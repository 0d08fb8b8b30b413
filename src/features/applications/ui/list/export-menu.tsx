import { FileDown, FileSpreadsheet, FileText, FolderClosed } from 'lucide-react'
import { exportAddress, procedureAddress } from '~/features/applications/export-address'
import type { ApplicationListInput } from '~/features/applications/search-params'
import { Menu } from '~/ui/navigation/menu'

type Props = {
  filters: ApplicationListInput
  /** Only these, when some were selected. */
  ids?: readonly string[]
  variant: 'outline' | 'ghost'
  size?: 'sm'
}

/** The list with its filters, for a spreadsheet or for paper; of one posting also the file of its procedure. */
export function ExportMenu({ filters, ids, variant, size }: Props) {
  const { stelle } = filters
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
        ...(stelle && ids === undefined
          ? [
              {
                id: 'akte',
                label: 'Akte des Verfahrens (PDF)',
                icon: FolderClosed,
                onAction: () => window.location.assign(procedureAddress(stelle)),
              },
            ]
          : []),
      ]}
    >
      <FileDown aria-hidden="true" />
      Exportieren
    </Menu>
  )
}
