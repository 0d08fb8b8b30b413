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
  /** The message in the address, whose conversation is open. */
  openId: string | undefined
  /** The open conversation, or the placeholder when none is. */
  children: ReactNode
}

/** List and conversation: side by side from 1024 px on, else the conversation replaces the list. */
export function Inbox({ search, now, openId, children }: InboxProps) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.conversation.list.queryOptions(search))
  // The address may name any message of the conversation; the conversation tells which row that is.
  const { data: open } = useQuery(trpc.conversation.thread.queryOptions(openId ? { messageId: openId } : skipToken))
  const list = useRef<HTMLElement>(null)
  useFocusBack(list, openId && open?.id)
  const isFiltered = search.suche !== undefined || search.ungelesen === true
  if (data.total === 0 && !isFiltered && openId === undefined) {
    return (
      <EmptyState meaning="start" title="Keine Nachrichten.">
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

/** Going back from a conversation to the list focuses its row again. */
function useFocusBack(list: { current: HTMLElement | null }, conversationId: string | undefined) {
  const left = useRef(conversationId)
  useLayoutEffect(() => {
    const previous = left.current
    left.current = conversationId
    if (!previous || conversationId || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-conversation="${previous}"] a`)?.focus()
  }, [list, conversationId])
}
