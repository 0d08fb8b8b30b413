import { createFileRoute } from '@tanstack/react-router'
import { stopSavedJobMails } from '~/features/applicants/server/notices'
import { oneClickUnsubscribe } from '~/server/one-click-unsubscribe'

export const Route = createFileRoute('/api/saved-jobs/unsubscribe/$token')({
  server: { handlers: oneClickUnsubscribe('/saved-jobs/unsubscribe', stopSavedJobMails) },
})
