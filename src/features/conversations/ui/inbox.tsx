import { skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { TwoPanes } from '~/ui/shell/two-panes'
import { EmptyState } from '~/ui/states/empty-state'
import type { InboxSearch } from '../search-params'
import { ConversationList } from './conversation-list'

type InboxProps = {
  search: InboxSearch
  now: Date
  /** The message of the address, whose thread is open. */
  openId: string | undefined
  /** The open thread, or what stands there while none is. */
  children: ReactNode
}

/** List and thread: side by side where there is room (from 1024 px on), else the thread takes the list's place. */
export function Inbox({ search, now, openId, children }: InboxProps) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.conversation.list.queryOptions(search))
  // The address may name any message of the thread; which row that is, the thread itself says.
  const { data: open } = useQuery(trpc.conversation.thread.queryOptions(openId ? { messageId: openId } : skipToken))
  const list = useRef<HTMLElement>(null)
  useFocusBack(list, openId && open?.id)
  const isFiltered = search.suche !== undefined || search.ungelesen === true
  if (data.total === 0 && !isFiltered && openId === undefined) {
    return (
      <EmptyState title="Keine Nachrichten.">
        {data.side === 'company'
          ? 'Hier erscheinen Antworten auf Ihre Nachrichten.'
          : 'Hier erscheinen Antworten auf deine Bewerbungen.'}
      </EmptyState>
    )
  }
  return (
    <TwoPanes
      listRef={list}
      listLabel="Unterhaltungen"
      list={<ConversationList search={search} now={now} openId={openId} conversationId={openId && open?.id} />}
      isDetailOpen={openId !== undefined}
    >
      {children}
    </TwoPanes>
  )
}

/** Whoever comes back from a thread to the list stands on its row again. */
function useFocusBack(list: { current: HTMLElement | null }, conversationId: string | undefined) {
  const left = useRef(conversationId)
  useLayoutEffect(() => {
    const previous = left.current
    left.current = conversationId
    if (!previous || conversationId || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-conversation="${previous}"] a`)?.focus()
  }, [list, conversationId])
}
