import { useSuspenseQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Checkbox } from '~/ui/choices/checkbox'
import { TextField } from '~/ui/fields/text-field'
import { Pagination } from '~/ui/lists/pagination'
import type { InboxSearch } from '../search-params'
import { ConversationRow } from './conversation-row'

type ConversationListProps = {
  search: InboxSearch
  now: Date
  /** The message in the address, which stays while the list is searched or paged. */
  openId: string | undefined
  conversationId: string | undefined
}

/** One line for each conversation, unread ones marked, searched by name, posting and words. */
export function ConversationList({ search, now, openId, conversationId }: ConversationListProps) {
  const trpc = useTRPC()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(trpc.conversation.list.queryOptions(search))
  const isCompany = data.side === 'company'
  const thread = isCompany
    ? '/app/company/message-reply/$replyToMessageId'
    : '/app/applicant/message-reply/$replyToMessageId'
  const inbox = isCompany ? '/app/company/messages' : '/app/applicant/messages'
  function here(changed: InboxSearch): LinkProps {
    return openId === undefined
      ? { to: inbox, search: changed }
      : { to: thread, params: { replyToMessageId: openId }, search: changed }
  }
  function show(changed: InboxSearch) {
    const { page: _page, ...others } = search
    void navigate({ ...here({ ...others, ...changed }), replace: true })
  }
  return (
    <>
      <div className="grid flex-none gap-2 border-b border-line p-3">
        <SearchField key={search.suche} value={search.suche ?? ''} onSearch={(suche) => show({ suche })} />
        <Checkbox
          label="Nur ungelesene"
          value={search.ungelesen ?? false}
          onChange={(isSet) => show({ ungelesen: isSet ? true : undefined })}
        />
      </div>
      <div className="pane-scroll pb-4">
        <p role="status" className={data.total === 0 ? 'p-6 text-center text-muted' : 'sr-only'}>
          {foundText(data.total)}
        </p>
        <ul className="divide-y divide-line">
          {data.items.map((item) => (
            <ConversationRow
              key={item.id}
              item={item}
              side={data.side}
              now={now}
              isOpen={item.id === conversationId}
              link={{ to: thread, params: { replyToMessageId: item.lastMessageId }, search }}
            />
          ))}
        </ul>
        <Pagination
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          linkTo={(page) => here({ ...search, page })}
        />
      </div>
    </>
  )
}

function foundText(total: number): string {
  if (total === 0) return 'Keine Unterhaltung passt zu dieser Auswahl.'
  return total === 1 ? '1 Unterhaltung' : `${total.toLocaleString('de-DE')} Unterhaltungen`
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string | undefined) => void }) {
  const [text, setText] = useState(value)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim() || undefined)
      }}
    >
      <TextField
        label="In Nachrichten suchen"
        isLabelHidden
        placeholder="Name, Stelle oder Wort"
        icon={Search}
        type="search"
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={(changed) => {
          setText(changed)
          // Cleared, also by the field's cross: everything again.
          if (changed === '' && value !== '') onSearch(undefined)
        }}
      />
    </form>
  )
}
