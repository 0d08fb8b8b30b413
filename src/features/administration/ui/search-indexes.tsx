import { formatMoment } from '~/lib/dates/dates'
import { Chip, type ChipTone } from '~/ui/chip'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import type { IndexState } from '../views'

/** The search indexes: what is still due, and the last error. */
export function SearchIndexes({ indexes }: { indexes: readonly IndexState[] }) {
  return (
    <Table
      columnChoiceKey="suche"
      caption="Suche"
      columns={columns}
      rows={indexes.map((index) => ({ ...index, id: index.name }))}
      empty={<EmptyState meaning="end" title="Noch nichts zu durchsuchen." />}
    />
  )
}

const states = {
  ok: { tone: 'success', label: 'Auf dem neuesten Stand' },
  late: { tone: 'warn', label: 'Im Rückstand' },
  reading: { tone: 'info', label: 'Wird eingelesen' },
  failed: { tone: 'error', label: 'Fehlgeschlagen' },
  away: { tone: 'error', label: 'Nicht erreichbar' },
  refusing: { tone: 'error', label: 'Nimmt nichts mehr auf' },
  incomplete: { tone: 'error', label: 'Unvollständig' },
} as const satisfies Record<IndexState['state'], { tone: ChipTone; label: string }>

const engines = {
  memory: 'Im Server',
  green: 'Im Suchdienst',
  yellow: 'Im Suchdienst, ohne Kopie',
  red: 'Im Suchdienst, Teile fehlen',
  building: 'Im Suchdienst, wird gefüllt',
  away: 'Suchdienst antwortet nicht',
  refusing: 'Suchdienst nimmt nichts auf',
} as const satisfies Record<NonNullable<IndexState['engine']>, string>

const columns: TableColumn<IndexState>[] = [
  {
    id: 'name',
    header: 'Gesucht wird in',
    isPrimary: true,
    cell: ({ label }) => <span className="font-semibold">{label}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Chip tone={states[state].tone}>{states[state].label}</Chip>,
  },
  { id: 'engine', header: 'Liegt', isOffWhenNarrow: true, cell: ({ engine }) => (engine ? engines[engine] : '–') },
  { id: 'due', header: 'Noch aufzubereiten', align: 'right', cell: ({ due }) => <Amount value={due} /> },
  {
    id: 'unread',
    header: 'Noch einzulesen',
    isOffWhenNarrow: true,
    align: 'right',
    cell: ({ unread }) => <Amount value={unread} />,
  },
  {
    id: 'sequence',
    header: 'Stand',
    isOffWhenNarrow: true,
    align: 'right',
    cell: ({ sequence }) => <Amount value={sequence} />,
  },
  {
    id: 'changed',
    header: 'Zuletzt geändert',
    isOffWhenNarrow: true,
    cell: ({ changedAt }) => (changedAt ? formatMoment(changedAt) : '–'),
  },
  { id: 'error', header: 'Letzter Fehler', cell: (index) => <LastError index={index} /> },
]

function Amount({ value }: { value: number | null }) {
  return <span className="num">{value === null ? '–' : value.toLocaleString('de-DE')}</span>
}

function LastError({ index: { lastFailedAt, lastError } }: { index: IndexState }) {
  if (!lastFailedAt) return 'Keiner'
  return (
    <span className="block max-w-sm text-left">
      <span className="num">{formatMoment(lastFailedAt)}</span>
      {lastError && <code className="block text-xs wrap-anywhere text-muted">{lastError}</code>}
    </span>
  )
}
