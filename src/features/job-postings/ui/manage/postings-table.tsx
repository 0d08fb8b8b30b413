import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { calendarDays, formatShortDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { actionsColumn, Table } from '~/ui/table/table'
import type { TableSort } from '~/ui/table/table-header'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'
import { waitingText } from '../../letters/waiting-text'
import type { ManagedPosting } from '../../views'
import { BulkActions } from './bulk-actions'
import { PostingMenu } from './posting-menu'
import { endsSoon, StatusChip } from './status-chip'

type ApplicationCount = { total: number; unread: number; waiting: number }

type PostingsTableProps = {
  postings: ManagedPosting[]
  /** Applications by posting, from the page; undefined until they are counted. */
  applications: ReadonlyMap<string, ApplicationCount> | undefined
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  now: Date
}

/** One page of the company's own postings; selected ones can be changed together. */
export function PostingsTable({ postings, applications, sort, onSort, now }: PostingsTableProps) {
  const [selectedIds, setSelectedIds] = useState(new Set<string>())
  return (
    <Table
      columnChoiceKey="eigene-stellen"
      caption="Stellen"
      rows={postings}
      rowLabel={(posting) => posting.title}
      sort={sort}
      onSort={onSort}
      selection={{ selectedIds, onChange: setSelectedIds }}
      bulkActions={(chosen) => (
        <BulkActions postings={postings.filter(({ id }) => chosen.has(id))} onDone={() => setSelectedIds(new Set())} />
      )}
      columns={[
        {
          id: 'titel',
          header: 'Stelle',
          isPrimary: true,
          isSortable: true,
          cell: (posting) => <TitleCell posting={posting} />,
        },
        { id: 'status', header: 'Status', cell: (posting) => <StatusChip {...posting} now={now} /> },
        {
          id: 'aufrufe',
          header: 'Aufrufe',
          isOffWhenNarrow: true,
          align: 'right',
          isSortable: true,
          cell: (posting) => <ViewsCell posting={posting} />,
        },
        {
          id: 'applications',
          header: 'Bewerbungen',
          align: 'right',
          cell: (posting) =>
            // No number is better than a wrong one that changes a moment later.
            applications ? <ApplicationsCell posting={posting} count={applications.get(posting.id)} /> : null,
        },
        {
          id: 'eingestellt',
          header: 'Eingestellt',
          isOffWhenNarrow: true,
          isSortable: true,
          cell: (posting) => (
            <span className="num text-muted">{posting.publishedAt ? formatShortDay(posting.publishedAt) : '–'}</span>
          ),
        },
        {
          id: 'ende',
          header: 'Läuft bis',
          isSortable: true,
          cell: (posting) => <EndCell posting={posting} now={now} />,
        },
        {
          ...actionsColumn,
          cell: (posting) => (
            <span className="inline-flex gap-1">
              {posting.can.edit && (
                <ButtonLink
                  to="/app/company/job-postings/$jobPostingId"
                  params={{ jobPostingId: posting.id }}
                  variant="quiet"
                  size="sm"
                  isIcon
                  aria-label={`${posting.title} bearbeiten`}
                >
                  <Pencil aria-hidden="true" />
                </ButtonLink>
              )}
              <PostingMenu posting={posting} now={now} />
            </span>
          ),
        },
      ]}
    />
  )
}

function TitleCell({ posting }: { posting: ManagedPosting }) {
  const places = posting.placeNames.join(', ')
  return (
    <div className="min-w-0 text-left">
      <Link
        to="/app/company/job-postings/$jobPostingId"
        params={{ jobPostingId: posting.id }}
        className="font-semibold hover:underline"
      >
        <TitleText title={posting.title} />
      </Link>
      <span className="block text-xs text-muted">
        <Dotted facts={[places || 'Ort fehlt noch', posting.referenceNumber && `Ref. ${posting.referenceNumber}`]} />
      </span>
      {posting.hasChanges && (
        <span className="mt-1 block w-fit">
          <Chip tone="info">Unveröffentlichte Änderungen</Chip>
        </span>
      )}
    </div>
  )
}

function ViewsCell({ posting: { id, title, views, publishedAt } }: { posting: ManagedPosting }) {
  if (publishedAt === null) return <span className="text-muted">–</span>
  return (
    <Link
      to="/app/company/job-postings/$jobPostingId/statistics"
      params={{ jobPostingId: id }}
      aria-label={`${counted(views, ['Aufruf', 'Aufrufe'])}, Auswertung zu ${title}`}
      className="num hover:underline"
    >
      {views.toLocaleString('de-DE')}
    </Link>
  )
}

/** `noch 12 Tage`, counted in calendar days. */
function daysLeftText(runsUntil: Date, now: Date): string {
  if (runsUntil <= now) return 'abgelaufen'
  const days = calendarDays(now, runsUntil)
  if (days === 0) return 'endet heute'
  return days === 1 ? 'noch 1\u00a0Tag' : `noch ${days}\u00a0Tage`
}

function ApplicationsCell({ posting, count }: { posting: ManagedPosting; count: ApplicationCount | undefined }) {
  if (posting.status === 'draft') return <span className="text-muted">–</span>
  const waiting = posting.status === 'expired' ? (count?.waiting ?? 0) : 0
  return (
    <span>
      <Link
        to="/app/company/applications"
        search={{ stelle: posting.id }}
        className="num inline-flex items-center gap-2 hover:underline"
      >
        {(count?.total ?? 0).toLocaleString('de-DE')}
        {count !== undefined && count.unread > 0 && <Badge count={count.unread} tone="signal" label="neu" />}
      </Link>
      {waiting > 0 && (
        <Link
          to="/app/company/job-postings/$jobPostingId/close"
          params={{ jobPostingId: posting.id }}
          className="link block text-xs"
        >
          {waitingText(waiting)}
        </Link>
      )}
    </span>
  )
}

function EndCell({ posting: { runsUntil, status }, now }: { posting: ManagedPosting; now: Date }) {
  if (status === 'archived') return <span className="text-muted">beendet</span>
  if (runsUntil === null) return <span className="text-muted">–</span>
  const isSoon = status === 'published' && endsSoon(runsUntil, now)
  return (
    <span
      className={isSoon ? 'num font-semibold whitespace-nowrap text-warn-soft-ink' : 'num whitespace-nowrap text-muted'}
    >
      {formatShortDay(runsUntil)}
      {(status === 'published' || status === 'paused') && (
        <span className="block text-xs font-normal whitespace-nowrap text-muted">{daysLeftText(runsUntil, now)}</span>
      )}
    </span>
  )
}
