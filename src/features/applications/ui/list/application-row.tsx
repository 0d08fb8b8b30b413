import { Link } from '@tanstack/react-router'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { formatAge } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import { Checkbox } from '~/ui/choices/checkbox'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'
import type { ListedApplication } from '../../views'
import { StatusChip } from '../status-chip'
import { CardSigns } from './card-signs'
import { ToOpened } from './to-opened'

type Props = {
  row: ListedApplication
  isOpen: boolean
  now: Date
  /** The other parameters of the list's address. */
  search?: ApplicationsSearch
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
}

/** One application in the company's list; the whole row opens it next to the list. */
export function ApplicationRow({ row, isOpen, now, search, selection }: Props) {
  return (
    <li className="relative flex gap-3 p-3 hover:bg-sunken data-open:bg-accent-soft" data-open={isOpen || undefined}>
      {selection && (
        <div className="no-print relative z-10">
          <Checkbox
            label={`${row.name} auswählen`}
            isLabelHidden
            value={selection.isSelected}
            onChange={selection.onChange}
          />
        </div>
      )}
      <Avatar name={row.name} isNameless={row.isHidden} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/app/company/applications"
            search={{ ...search, bewerbung: row.id }}
            className="stretch font-semibold"
            aria-current={isOpen ? 'true' : undefined}
          >
            {row.name}
          </Link>
          {row.isUnread && row.status === 'submitted' && <Chip tone="signal">Ungelesen</Chip>}
        </p>
        {isOpen && <ToOpened />}
        <p className="text-sm text-muted">
          <Dotted facts={[row.headline && softHyphens(row.headline), row.city]} />
        </p>
        <p className="text-sm">
          <TitleText title={row.jobTitle} />
        </p>
        <CardSigns card={row} now={now} />
      </div>
      <div className="grid shrink-0 content-start justify-items-end gap-1 text-right text-xs text-muted">
        <StatusChip status={row.status} side="company" />
        {row.stageName && <span>{row.stageName}</span>}
        <span className="num">{formatAge(row.submittedAt, now)}</span>
      </div>
    </li>
  )
}
