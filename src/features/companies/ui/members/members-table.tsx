import { Mail } from 'lucide-react'
import type { InvitationState } from '~/features/companies/invitation'
import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { Select } from '~/ui/choices/select'
import { Table } from '~/ui/table/table'
import type { TableColumn } from '~/ui/table/table-header'
import { AddressText } from '~/ui/text/address-text'

const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'member', label: 'Mitglied' },
] as const

export type Member = {
  id: string
  name: string
  email: string
  isAdmin: boolean
  isMe: boolean
  since: Date
  /** German calendar day; null for those who never signed in. */
  lastActiveOn: string | null
  can: { changeRole: boolean; remove: boolean }
}
export type Invitation = { id: string; email: string; isAdmin: boolean; state: InvitationState; expiresAt: Date }
type Row = (Member & { kind: 'member' }) | (Invitation & { kind: 'invitation' })

type MembersTableProps = {
  members: readonly Member[]
  invitations: readonly Invitation[]
  isBusy: boolean
  /** Today's German calendar day. */
  today: string
  onChangeRole: (member: Member, isAdmin: boolean) => void
  onRemove: (member: Member) => void
  onResend: (invitation: Invitation) => void
  onRevoke: (invitation: Invitation) => void
}

/** All members, and below them the open invitations. */
export function MembersTable(props: MembersTableProps) {
  const { members, invitations, isBusy, today, onChangeRole, onRemove, onResend, onRevoke } = props
  const rows: Row[] = [
    ...members.map((member) => ({ ...member, kind: 'member' as const })),
    ...invitations.map((invitation) => ({ ...invitation, kind: 'invitation' as const })),
  ]
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: 'Name', isPrimary: true, cell: (row) => <Person row={row} /> },
    {
      id: 'role',
      header: 'Rolle',
      cell: (row) =>
        row.kind === 'member' && row.can.changeRole ? (
          // The column is as narrow as its heading, the content is wider.
          <div style={{ minWidth: '7.5rem' }}>
            <Select
              label={`Rolle von ${row.name}`}
              isLabelHidden
              size="sm"
              isDisabled={isBusy}
              options={roles}
              value={row.isAdmin ? 'admin' : 'member'}
              onChange={(role) => onChangeRole(row, role === 'admin')}
            />
          </div>
        ) : (
          <Chip tone={row.isAdmin ? 'accent' : 'neutral'}>{row.isAdmin ? 'Admin' : 'Mitglied'}</Chip>
        ),
    },
    {
      id: 'access',
      header: 'Zugriff',
      cell: (row) => (row.isAdmin ? 'Stellen, Kollegen, Rechnungen' : 'Stellen und Bewerbungen'),
    },
    { id: 'since', header: 'Stand', cell: (row) => <Standing row={row} /> },
    {
      id: 'active',
      header: 'Zuletzt aktiv',
      cell: (row) => (
        <span className="num text-muted">
          {row.kind === 'member' && row.lastActiveOn ? dayText(row.lastActiveOn, today) : '–'}
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Aktionen',
      isHeaderHidden: true,
      align: 'right',
      cell: (row) =>
        row.kind === 'invitation' ? (
          <span className="flex flex-wrap justify-end gap-1">
            <Button variant="ghost" size="sm" isPending={isBusy} onClick={() => onResend(row)}>
              Erneut senden
            </Button>
            <Button variant="ghost" size="sm" isPending={isBusy} onClick={() => onRevoke(row)}>
              Zurückziehen
            </Button>
          </span>
        ) : (
          row.can.remove && (
            <Button variant="ghost" size="sm" onClick={() => onRemove(row)} aria-label={`${row.name} entfernen`}>
              Entfernen
            </Button>
          )
        ),
    },
  ]
  return <Table caption="Kollegen" columns={columns} rows={rows} rowId={(row) => row.id} />
}

function Person({ row }: { row: Row }) {
  if (row.kind === 'invitation') {
    return (
      <span className="flex items-center gap-3 text-left">
        <span className="grid size-10 flex-none place-items-center rounded-full border border-edge border-dashed text-muted">
          <Mail className="size-5" aria-hidden="true" />
        </span>
        <span className="min-w-0 font-semibold">
          <AddressText address={row.email} />
        </span>
      </span>
    )
  }
  return (
    <span className="flex items-center gap-3 text-left">
      <Avatar name={row.name} />
      <span className="min-w-0">
        <span className="block font-semibold">
          {row.name} {row.isMe && <span className="font-normal text-muted">(Sie)</span>}
        </span>
        <span className="block text-xs text-muted">
          <AddressText address={row.email} />
        </span>
      </span>
    </span>
  )
}

function Standing({ row }: { row: Row }) {
  if (row.kind === 'member') return <span className="text-muted">dabei seit {formatDay(row.since)}</span>
  return row.state === 'expired' ? (
    <Chip tone="error">Einladung abgelaufen</Chip>
  ) : (
    <Chip tone="warn">Einladung offen bis {formatDay(row.expiresAt)}</Chip>
  )
}

function dayText(isoDay: string, today: string): string {
  return isoDay === today ? 'heute' : formatIsoDay(isoDay)
}
