import { createFileRoute } from '@tanstack/react-router'
import { stopSavedJobMails } from '~/features/applicants/server/notices'
import { AppError } from '~/lib/app-error'
import { database } from '~/platform/server/database/db'

/** Where mail programs post to when somebody presses their "unsubscribe" (RFC 8058). People use the page of that name. */
export const Route = createFileRoute('/api/saved-jobs/unsubscribe/$token')({
  server: {
    handlers: {
      POST: async ({ params }) => {
        try {
          await stopSavedJobMails(database().db, params.token)
          return new Response('Abgemeldet', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
        } catch (error) {
          if (error instanceof AppError && error.code === 'not-found') return new Response(null, { status: 404 })
          throw error
        }
      },
      // A browser that follows the address of the header comes to the page.
      GET: ({ params }) =>
        new Response(null, {
          status: 303,
          headers: { location: `/saved-jobs/unsubscribe/${encodeURIComponent(params.token)}` },
        }),
    },
  },
})
