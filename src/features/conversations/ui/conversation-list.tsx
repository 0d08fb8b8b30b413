import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAge } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'

/** "Nachrichten" of either side: one line for each thread, unread ones marked. */
export function ConversationList({ page, now }: { page: number | undefined; now: Date }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.conversation.list.queryOptions({ page }))
  const isCompany = data.side === 'company'
  if (data.total === 0) {
    return (
      <EmptyState title="Keine Nachrichten.">
        {isCompany
          ? 'Hier erscheinen Antworten auf Ihre Nachrichten.'
          : 'Hier erscheinen Antworten auf deine Bewerbungen.'}
      </EmptyState>
    )
  }
  const to = isCompany
    ? '/app/company/message-reply/$replyToMessageId'
    : '/app/applicant/message-reply/$replyToMessageId'
  return (
    <>
      <ul className="card divide-y divide-line">
        {data.items.map((item) => (
          <li key={item.id} className="relative flex gap-3 p-4 hover:bg-sunken">
            <Avatar name={item.partner} />
            <div className="min-w-0 flex-1">
              <Link to={to} params={{ replyToMessageId: item.lastMessageId }} className="stretch font-semibold">
                {item.partner}
              </Link>
              {item.subject && <p className="truncate text-xs text-muted">{item.subject}</p>}
              <p className="truncate text-sm">{item.lastBody}</p>
            </div>
            <div className="grid shrink-0 content-start justify-items-end gap-1 text-xs text-muted">
              <span className="num">{formatAge(item.lastMessageAt, now)}</span>
              {item.unread > 0 && <Badge count={item.unread} tone="signal" label="ungelesen" />}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        linkTo={(target) => ({
          to: isCompany ? '/app/company/messages' : '/app/applicant/messages',
          search: { page: target },
        })}
      />
    </>
  )
}
