import { createFileRoute } from '@tanstack/react-router'
import { unsubscribeAlert } from '~/features/job-search/server/alerts/commands'
import { currentTime } from '~/lib/current-time'
import { oneClickUnsubscribe } from '~/server/one-click-unsubscribe'

export const Route = createFileRoute('/api/search-alerts/unsubscribe/$token')({
  server: {
    handlers: oneClickUnsubscribe('/alert/unsubscribe', (db, token) =>
      unsubscribeAlert({ db, now: currentTime() }, { token }),
    ),
  },
})
