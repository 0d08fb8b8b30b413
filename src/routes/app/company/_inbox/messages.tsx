import { createFileRoute } from '@tanstack/react-router'
import { NoThread } from '~/features/conversations/ui/no-thread'
import { pageTitle } from '../../../-page'

export const Route = createFileRoute('/app/company/_inbox/messages')({
  head: () => ({ meta: [pageTitle('Nachrichten')] }),
  component: () => <NoThread side="company" />,
})
