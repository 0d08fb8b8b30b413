import { createFileRoute } from '@tanstack/react-router'
import { oneClickUnsubscribe } from '~/features/accounts/server/answers/one-click-unsubscribe'
import { stopSavedJobMails } from '~/features/applicants/server/notices'

export const Route = createFileRoute('/api/saved-jobs/unsubscribe/$token')({
  server: { handlers: oneClickUnsubscribe('/saved-jobs/unsubscribe', stopSavedJobMails) },
})
