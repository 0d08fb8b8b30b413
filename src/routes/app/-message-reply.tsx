import type { LinkProps } from '@tanstack/react-router'
import { Thread } from '~/features/conversations/ui/thread'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { AppPage } from '~/ui/shell/app-page'
import { MESSAGE_REPLY_TITLE } from './-load-message-reply'

/** The thread with its answer box; `inbox` is that of the reader's side. */
export function MessageReplyPage({ messageId, inbox }: { messageId: string; inbox: LinkProps['to'] }) {
  return (
    <AppPage
      title={MESSAGE_REPLY_TITLE}
      crumb={<Breadcrumbs crumbs={[{ label: 'Nachrichten', link: { to: inbox } }]} />}
    >
      <Thread messageId={messageId} />
    </AppPage>
  )
}
