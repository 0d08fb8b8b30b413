import { formatIsoMonth } from '~/lib/dates/dates'
import { Table, type TableColumn } from '~/ui/table/table'
import { durationText } from '../durations'
import { orderKindLabels } from '../orders/labels'
import { memberStateLabels } from '../orders/member-states'
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
      rows={notices.map((notice) => ({ ...notice, id: notice.reason }))}
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
  return <Table caption="Beschwerden" columns={complaintColumns} rows={rows} />
}

const complaintColumns: TableColumn<Complaints>[] = [
  { id: 'about', header: 'Worüber', isPrimary: true, cell: (row) => row.about },
  { id: 'received', header: 'Eingegangen', align: 'right', cell: (row) => row.received.toLocaleString('de-DE') },
  { id: 'upheld', header: 'Begründet', align: 'right', cell: (row) => row.upheld.toLocaleString('de-DE') },
  { id: 'rejected', header: 'Zurückgewiesen', align: 'right', cell: (row) => row.rejected.toLocaleString('de-DE') },
  { id: 'hours', header: 'Dauer im Mittel', align: 'right', cell: (row) => durationText(row.medianHours) },
]

type Orders = TransparencyReport['orders'][number]

/** Orders of authorities in a year, by what they ask, what they are about, and whose authority. */
export function OrderTable({ orders }: { orders: readonly Orders[] }) {
  return (
    <Table
      caption="Anordnungen von Behörden"
      columns={orderColumns}
      rows={orders.map((order) => ({ ...order, id: `${order.kind}-${order.reason}-${order.country}` }))}
      empty={<p>In diesem Jahr hat uns keine Behörde etwas angeordnet.</p>}
    />
  )
}

const orderColumns: TableColumn<Orders>[] = [
  { id: 'kind', header: 'Anordnung', isPrimary: true, cell: (row) => orderKindLabels[row.kind] },
  { id: 'reason', header: 'Worum es geht', cell: (row) => reportReasonLabels[row.reason] },
  { id: 'country', header: 'Land', cell: (row) => memberStateLabels[row.country] },
  { id: 'received', header: 'Eingegangen', align: 'right', cell: (row) => row.received.toLocaleString('de-DE') },
  { id: 'followed', header: 'Befolgt', align: 'right', cell: (row) => row.followed.toLocaleString('de-DE') },
  { id: 'partly', header: 'Teilweise', align: 'right', cell: (row) => row.partly.toLocaleString('de-DE') },
  { id: 'refused', header: 'Nicht befolgt', align: 'right', cell: (row) => row.refused.toLocaleString('de-DE') },
  { id: 'confirmed', header: 'Bestätigt nach', align: 'right', cell: (row) => durationText(row.hoursToConfirm) },
  { id: 'acted', header: 'Erledigt nach', align: 'right', cell: (row) => durationText(row.hoursToAct) },
]

type Month = TransparencyReport['activeRecipients']['months'][number]

/** Accounts in use, month by month. */
export function ActiveMonthTable({ months }: { months: readonly Month[] }) {
  return (
    <Table
      caption="Genutzte Konten je Monat"
      columns={monthColumns}
      rows={months.map((month) => ({ ...month, id: month.month }))}
    />
  )
}

const monthColumns: TableColumn<Month>[] = [
  { id: 'month', header: 'Monat', isPrimary: true, cell: (row) => formatIsoMonth(row.month) },
  {
    ...{ id: 'applicants', header: 'Bewerberinnen und Bewerber', align: 'right' },
    cell: (row) => row.applicants.toLocaleString('de-DE'),
  },
  {
    ...{ id: 'companyMembers', header: 'Mitglieder von Unternehmen', align: 'right' },
    cell: (row) => row.companyMembers.toLocaleString('de-DE'),
  },
  {
    ...{ id: 'postingViews', header: 'Ansichten von Stellen', align: 'right' },
    cell: (row) => row.postingViews.toLocaleString('de-DE'),
  },
]
