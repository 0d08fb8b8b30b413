import { Mail } from 'lucide-react'
import { MEMBER_ROLES, type MemberRole, memberRoleLabels } from '~/features/companies/vocabulary'
import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { Select } from '~/ui/choices/select'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { AddressText } from '~/ui/text/address-text'
import type { Invitation, Member } from '../../views'

const roles = MEMBER_ROLES.map((value) => ({ value, label: memberRoleLabels[value] }))

type Row = (Member & { kind: 'member' }) | (Invitation & { kind: 'invitation' })

type MembersTableProps = {
  members: readonly Member[]
  invitations: readonly Invitation[]
  isBusy: boolean
  /** Today's German calendar day. */
  today: string
  /** Choosing "Nur lesen" also asks for the posting. */
  onChangeRole: (member: Member, role: MemberRole) => void
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
          <div style={{ minWidth: '8.5rem' }}>
            <Select
              label={`Rolle von ${row.name}`}
              isLabelHidden
              size="sm"
              options={roles}
              value={row.role}
              onChange={(role) => isBusy || onChangeRole(row, role)}
            />
          </div>
        ) : (
          <Chip tone={row.role === 'admin' ? 'accent' : 'neutral'}>{memberRoleLabels[row.role]}</Chip>
        ),
    },
    {
      id: 'access',
      header: 'Zugriff',
      isOffWhenNarrow: true,
      cell: (row) => <Access row={row} onChange={() => row.kind === 'member' && onChangeRole(row, 'reader')} />,
    },
    { id: 'since', header: 'Status', cell: (row) => <Standing row={row} /> },
    {
      id: 'active',
      header: 'Zuletzt aktiv',
      isOffWhenNarrow: true,
      cell: (row) => (
        <span className="num text-muted">
          {row.kind === 'member' && row.lastActiveOn ? dayText(row.lastActiveOn, today) : '–'}
        </span>
      ),
    },
    {
      ...actionsColumn,
      cell: (row) =>
        row.kind === 'invitation' ? (
          <span className="flex flex-wrap justify-end gap-1">
            <Button
              variant="ghost"
              size="sm"
              isPending={isBusy}
              aria-label={`Erneut senden: Einladung an ${row.email}`}
              onClick={() => onResend(row)}
            >
              Erneut senden
            </Button>
            <Button
              variant="ghost"
              size="sm"
              isPending={isBusy}
              aria-label={`Zurückziehen: Einladung an ${row.email}`}
              onClick={() => onRevoke(row)}
            >
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
  return <Table columnChoiceKey="kollegen" caption="Kollegen" columns={columns} rows={rows} />
}

function Access({ row, onChange }: { row: Row; onChange: () => void }) {
  if (row.role === 'admin') return 'Stellen, Kollegen, Rechnungen'
  if (row.role === 'recruiter') return 'Stellen und Bewerbungen'
  return (
    <span className="block">
      {row.posting?.title ? `Bewerbungen zu „${row.posting.title}“` : 'Nichts, die Stelle gibt es nicht mehr'}
      {row.kind === 'member' && (
        <Button variant="quiet" size="sm" onClick={onChange} aria-label={`Stelle von ${row.name} ändern`}>
          Ändern
        </Button>
      )}
    </span>
  )
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
  const isOver = row.state === 'expired'
  return (
    <span>
      <Chip tone={isOver ? 'error' : 'warn'}>{isOver ? 'Abgelaufen' : 'Eingeladen'}</Chip>
      <span className="num block text-xs text-muted">
        Einladung {isOver ? 'galt' : 'gilt'} bis {formatDay(row.expiresAt)}
      </span>
    </span>
  )
}

function dayText(isoDay: string, today: string): string {
  return isoDay === today ? 'heute' : formatIsoDay(isoDay)
}
