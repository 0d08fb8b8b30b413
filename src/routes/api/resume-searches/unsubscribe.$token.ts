import { createFileRoute } from '@tanstack/react-router'
import { stopSearchMails } from '~/features/resumes/server/saved-searches'
import { oneClickUnsubscribe } from '~/server/one-click-unsubscribe'

export const Route = createFileRoute('/api/resume-searches/unsubscribe/$token')({
  server: { handlers: oneClickUnsubscribe('/resume-search/unsubscribe', stopSearchMails) },
})
