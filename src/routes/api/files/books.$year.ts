import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { exportBooks } from '~/features/billing/server/books/export'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

/** `?format=audit|datev`: the books of a year, for platform admins. */
export const Route = createFileRoute('/api/files/books/$year')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const format = new URL(request.url).searchParams.get('format') === 'datev' ? 'datev' : 'audit'
        return answerAdminFile(createContext(request.headers), request, params.year, (db, actor, year) =>
          exportBooks(db, actor, { year: Number(year), format, now: currentTime() }),
        )
      },
    },
  },
})
