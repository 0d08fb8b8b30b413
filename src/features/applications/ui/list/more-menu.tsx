import { Check, Ellipsis, FileSpreadsheet, FileText, FolderClosed, MessageSquareText } from 'lucide-react'
import { exportAddress, procedureAddress } from '~/features/applications/export-address'
import {
  APPLICATION_SORTS,
  type ApplicationSort,
  type ApplicationsSearch,
  applicationSortLabels,
} from '~/features/applications/search-params'
import { Menu, type MenuItem } from '~/ui/navigation/menu'

type Props = {
  search: ApplicationsSearch
  canDecide: boolean
  onSort: (sort: ApplicationSort | undefined) => void
}

/** What is needed less often: the order, templates, and the list as a file. */
export function MoreMenu({ search, canDecide, onSort }: Props) {
  const sorts: MenuItem[] = APPLICATION_SORTS.map((sort) => ({
    id: sort,
    label: `Sortieren: ${applicationSortLabels[sort]}`,
    icon: sort === (search.sortierung ?? 'neueste') ? Check : undefined,
    onAction: () => onSort(sort === 'neueste' ? undefined : sort),
  }))
  return (
    <Menu
      label="Sortieren, Vorlagen und Export"
      isIcon
      size="sm"
      variant="outline"
      items={canDecide ? [...sorts, 'separator', ...filesOf(search)] : sorts}
    >
      <Ellipsis aria-hidden="true" />
    </Menu>
  )
}

function filesOf({ bewerbung: _opened, ansicht: _view, ...filters }: ApplicationsSearch): MenuItem[] {
  const { stelle } = filters
  // The answer is a download, so the page stays.
  const take = (address: string) => () => window.location.assign(address)
  return [
    { id: 'templates', label: 'Vorlagen für Nachrichten', icon: MessageSquareText, href: '/app/company/templates' },
    { id: 'csv', label: 'Tabelle (CSV)', icon: FileSpreadsheet, onAction: take(exportAddress('csv', filters)) },
    { id: 'pdf', label: 'Liste zum Drucken (PDF)', icon: FileText, onAction: take(exportAddress('pdf', filters)) },
    ...(stelle
      ? [
          {
            id: 'akte',
            label: 'Akte des Verfahrens (PDF)',
            icon: FolderClosed,
            onAction: take(procedureAddress(stelle)),
          },
        ]
      : []),
  ]
}
