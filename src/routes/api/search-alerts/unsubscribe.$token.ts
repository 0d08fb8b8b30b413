import { createFileRoute } from '@tanstack/react-router'
import { oneClickUnsubscribe } from '~/features/accounts/server/answers/one-click-unsubscribe'
import { unsubscribeAlert } from '~/features/job-search/server/alerts/commands'
import { currentTime } from '~/lib/current-time'

export const Route = createFileRoute('/api/search-alerts/unsubscribe/$token')({
  server: {
    handlers: oneClickUnsubscribe('/alert/unsubscribe', (db, token) =>
      unsubscribeAlert({ db, now: currentTime() }, { token }),
    ),
  },
})
