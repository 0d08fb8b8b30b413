import { Link } from '@tanstack/react-router'
import { formatAge } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import { StatusChip } from './status-chip'

type Row = RouterOutputs['application']['list']['items'][number]

const DAY = 24 * 60 * 60 * 1000
/** From this many days without an answer the row says so (handbook §5). */
const WAITING_DAYS = 4

/** One application in the company's list; the whole row opens it beside the list. */
export function ApplicationRow({ row, isOpen, now }: { row: Row; isOpen: boolean; now: Date }) {
  const waitingDays = Math.floor((now.getTime() - row.submittedAt.getTime()) / DAY)
  return (
    <li className="relative flex gap-3 p-3 hover:bg-sunken data-open:bg-accent-soft" data-open={isOpen || undefined}>
      <Avatar name={row.name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/app/company/applications"
            search={(old) => ({ ...old, bewerbung: row.id })}
            className="stretch font-semibold"
            aria-current={isOpen ? 'true' : undefined}
          >
            {row.name}
          </Link>
          {row.isUnread && row.status === 'submitted' && <Chip tone="signal">Neu</Chip>}
        </p>
        <p className="truncate text-sm text-muted">{[row.headline, row.city].filter(Boolean).join(' · ')}</p>
        <p className="truncate text-sm">{row.jobTitle}</p>
      </div>
      <div className="grid shrink-0 content-start justify-items-end gap-1 text-right text-xs text-muted">
        <StatusChip status={row.status} />
        <span className="num">{formatAge(row.submittedAt, now)}</span>
        {row.status === 'submitted' && waitingDays >= WAITING_DAYS && (
          <span className="text-warn-soft-ink">wartet seit {waitingDays} Tagen</span>
        )}
      </div>
    </li>
  )
}
