import { Table } from '~/ui/table/table'
import type { TableColumn } from '~/ui/table/table-header'
import type { TransparencyReport } from '../views'
import { reportReasonLabels } from '../vocabulary'
// The only tables that visitors see.
import '~/workplace.css'

type Notice = TransparencyReport['notices'][number]

/** Notices of a year by reason. */
export function NoticeTable({ notices }: { notices: readonly Notice[] }) {
  return (
    <Table
      caption="Meldungen nach ihrem Grund"
      columns={noticeColumns}
      rows={[...notices]}
      rowId={({ reason }) => reason}
      empty={<p>In diesem Jahr hat niemand etwas gemeldet.</p>}
    />
  )
}

const number = (id: keyof Notice, header: string): TableColumn<Notice> => ({
  ...{ id, header, align: 'right' },
  cell: (row) => Number(row[id]).toLocaleString('de-DE'),
})

const noticeColumns: TableColumn<Notice>[] = [
  { id: 'reason', header: 'Grund', isPrimary: true, cell: (row) => reportReasonLabels[row.reason] },
  number('received', 'Eingegangen'),
  number('removedByLaw', 'Entfernt: Gesetz'),
  number('removedByTerms', 'Entfernt: AGB'),
  number('kept', 'Geblieben'),
  number('open', 'Offen'),
]

type Complaints = { id: string; about: string } & TransparencyReport['complaints']

/** Complaints about decisions on public content and on messages. */
export function ComplaintTable({ complaints, messageComplaints }: TransparencyReport) {
  const rows = [
    { id: 'content', about: 'Stellen, Unternehmen und Lebensläufe', ...complaints },
    { id: 'messages', about: 'Nachrichten', ...messageComplaints },
  ]
  return <Table caption="Beschwerden" columns={complaintColumns} rows={rows} rowId={({ id }) => id} />
}

const complaintColumns: TableColumn<Complaints>[] = [
  { id: 'about', header: 'Worüber', isPrimary: true, cell: (row) => row.about },
  { id: 'received', header: 'Eingegangen', align: 'right', cell: (row) => row.received.toLocaleString('de-DE') },
  { id: 'upheld', header: 'Begründet', align: 'right', cell: (row) => row.upheld.toLocaleString('de-DE') },
  { id: 'rejected', header: 'Zurückgewiesen', align: 'right', cell: (row) => row.rejected.toLocaleString('de-DE') },
  { id: 'hours', header: 'Dauer im Mittel', align: 'right', cell: (row) => durationText(row.medianHours) },
]

/** A median duration in words: hours, or days from two on; a dash without any. */
export function durationText(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'unter einer Stunde'
  if (hours < 1.5) return 'eine Stunde'
  if (hours < 48) return `${Math.round(hours).toLocaleString('de-DE')}\u00a0Stunden`
  return `${Math.round(hours / 24).toLocaleString('de-DE')}\u00a0Tage`
}
