import { createFileRoute } from '@tanstack/react-router'
import { oneClickUnsubscribe } from '~/features/accounts/server/answers/one-click-unsubscribe'
import { stopSearchMails } from '~/features/resumes/server/saved-searches/saved-searches'

export const Route = createFileRoute('/api/resume-searches/unsubscribe/$token')({
  server: { handlers: oneClickUnsubscribe('/resume-search/unsubscribe', stopSearchMails) },
})
