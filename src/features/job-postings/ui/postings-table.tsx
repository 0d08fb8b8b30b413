import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { formatShortDay } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button-link'
import { Table } from '~/ui/table'
import { PostingMenu } from './posting-menu'
import { endsSoon, StatusChip } from './status-chip'

type Posting = RouterOutputs['jobPosting']['manageList']['items'][number]

type PostingsTableProps = {
  postings: Posting[]
  /** Applications by posting, brought by the page. */
  applications: ReadonlyMap<string, { total: number; unread: number }>
  now: Date
}

/** The company's own postings. */
export function PostingsTable({ postings, applications, now }: PostingsTableProps) {
  return (
    <Table
      caption="Stellenanzeigen"
      rows={postings}
      rowId={(posting) => posting.id}
      columns={[
        { id: 'title', header: 'Stelle', isPrimary: true, cell: (posting) => <TitleCell posting={posting} /> },
        { id: 'status', header: 'Status', cell: (posting) => <StatusChip {...posting} now={now} /> },
        {
          id: 'applications',
          header: 'Bewerbungen',
          align: 'right',
          cell: (posting) => <ApplicationsCell posting={posting} count={applications.get(posting.id)} />,
        },
        {
          id: 'published',
          header: 'Eingestellt',
          cell: (posting) => (
            <span className="num text-muted">{posting.publishedAt ? formatShortDay(posting.publishedAt) : '–'}</span>
          ),
        },
        { id: 'end', header: 'Läuft bis', cell: (posting) => <EndCell posting={posting} now={now} /> },
        {
          id: 'actions',
          header: 'Aktionen',
          isHeaderHidden: true,
          align: 'right',
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

function TitleCell({ posting }: { posting: Posting }) {
  const places = posting.placeNames.join(', ')
  return (
    <div className="min-w-0 text-left">
      <Link
        to="/app/company/job-postings/$jobPostingId"
        params={{ jobPostingId: posting.id }}
        className="font-semibold hover:underline"
      >
        {posting.title}
      </Link>
      <span className="block text-xs text-muted">
        {[places, posting.referenceNumber && `Ref. ${posting.referenceNumber}`].filter(Boolean).join(' · ') ||
          'Ort fehlt noch'}
      </span>
    </div>
  )
}

function ApplicationsCell({
  posting,
  count,
}: {
  posting: Posting
  count: { total: number; unread: number } | undefined
}) {
  if (posting.status === 'draft') return <span className="text-muted">–</span>
  return (
    <Link
      to="/app/company/applications"
      search={{ stelle: posting.id }}
      className="num inline-flex items-center gap-2 hover:underline"
    >
      {(count?.total ?? 0).toLocaleString('de-DE')}
      {count !== undefined && count.unread > 0 && <Badge count={count.unread} tone="signal" label="neu" />}
    </Link>
  )
}

function EndCell({ posting: { runsUntil, status }, now }: { posting: Posting; now: Date }) {
  if (status === 'archived') return <span className="text-muted">beendet</span>
  if (runsUntil === null) return <span className="text-muted">–</span>
  const isSoon = status === 'published' && endsSoon(runsUntil, now)
  return (
    <span className={isSoon ? 'num font-semibold text-warn-soft-ink' : 'num text-muted'}>
      {formatShortDay(runsUntil)}
    </span>
  )
}
