import { Outlet, useMatches, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InboxSearch } from '~/features/conversations/search-params'
import { Inbox } from '~/features/conversations/ui/inbox'
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs'
import { AppPage } from '~/ui/shell/app-page'
import { MESSAGE_REPLY_TITLE } from './-load-message-reply'

type InboxPageProps = {
  /** The list of the reader's side. */
  inbox: '/app/applicant/messages' | '/app/company/messages'
  search: InboxSearch
  now: Date
}

/**
 * A layout without a path is also where the router ends with an unknown address of its area. That is no page of
 * messages, so the 404 page replaces the whole.
 */
export function UnlessNotFound({ children }: { children: ReactNode }) {
  const hasPage = useMatches({ select: (matches) => !matches.at(-1)?.routeId.endsWith('/_inbox') })
  return hasPage ? children : <Outlet />
}

/** The list of conversations and, in the outlet, the current one; the list stays while another one is opened. */
export function InboxPage({ inbox, search, now }: InboxPageProps) {
  const { replyToMessageId } = useParams({ strict: false })
  return (
    <AppPage
      title={replyToMessageId ? MESSAGE_REPLY_TITLE : 'Nachrichten'}
      crumb={replyToMessageId && <Breadcrumbs crumbs={[{ label: 'Nachrichten', link: { to: inbox, search } }]} />}
    >
      <Inbox search={search} now={now} openId={replyToMessageId}>
        <Outlet />
      </Inbox>
    </AppPage>
  )
}
