import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAge } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { Checkbox } from '~/ui/checkbox'
import { classNames } from '~/ui/class-names'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { TextField } from '~/ui/text-field'
import type { InboxSearch } from '../search-params'

/** "Nachrichten" of either side: one line for each thread, unread ones marked, searched by name, posting and words. */
export function ConversationList({ search, now }: { search: InboxSearch; now: Date }) {
  const trpc = useTRPC()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(trpc.conversation.list.queryOptions(search))
  const isCompany = data.side === 'company'
  const here = isCompany ? '/app/company/messages' : '/app/applicant/messages'
  const to = isCompany
    ? '/app/company/message-reply/$replyToMessageId'
    : '/app/applicant/message-reply/$replyToMessageId'
  const isFiltered = search.suche !== undefined || search.ungelesen === true
  function show(changed: InboxSearch) {
    const { page: _page, ...others } = search
    void navigate({ to: here, search: { ...others, ...changed }, replace: true })
  }
  if (data.total === 0 && !isFiltered) {
    return (
      <EmptyState title="Keine Nachrichten.">
        {isCompany
          ? 'Hier erscheinen Antworten auf Ihre Nachrichten.'
          : 'Hier erscheinen Antworten auf deine Bewerbungen.'}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField key={search.suche} value={search.suche ?? ''} onSearch={(suche) => show({ suche })} />
        <div className="flex min-h-11 items-center">
          <Checkbox
            label="Nur ungelesene"
            value={search.ungelesen ?? false}
            onChange={(isSet) => show({ ungelesen: isSet ? true : undefined })}
          />
        </div>
      </div>
      {data.total === 0 && (
        <EmptyState title="Nichts gefunden.">Keine Unterhaltung passt zu dieser Auswahl.</EmptyState>
      )}
      {data.total > 0 && (
        <ul className="card divide-y divide-line">
          {data.items.map((item) => (
            <li key={item.id} className="relative flex gap-3 p-4 hover:bg-sunken">
              <Avatar name={item.partner} />
              <div className="min-w-0 flex-1">
                <Link to={to} params={{ replyToMessageId: item.lastMessageId }} className="stretch font-semibold">
                  {item.partner}
                </Link>
                <p className="truncate text-xs text-muted">{item.subject ?? 'Über den Lebenslauf'}</p>
                <p className={classNames('truncate text-sm', item.unread > 0 && 'font-semibold')}>
                  {item.lastSide === data.side && (isCompany ? 'Sie: ' : 'Du: ')}
                  {item.lastBody}
                </p>
              </div>
              <div className="grid shrink-0 content-start justify-items-end gap-1 text-xs text-muted">
                <span className="num">{formatAge(item.lastMessageAt, now)}</span>
                {item.unread > 0 && <Badge count={item.unread} tone="signal" label="ungelesen" />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        linkTo={(target) => ({ to: here, search: { ...search, page: target } })}
      />
    </>
  )
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string | undefined) => void }) {
  const [text, setText] = useState(value)
  return (
    <form
      className="min-w-0 flex-1 basis-60"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim() || undefined)
      }}
    >
      <TextField
        label="In Nachrichten suchen"
        description="Name, Stelle oder ein Wort; mit der Eingabetaste suchen."
        type="search"
        maxLength={80}
        value={text}
        onChange={setText}
      />
    </form>
  )
}
