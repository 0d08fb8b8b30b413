import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { downloadRun } from '~/features/billing/server/debits/runs/release-run'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

/** The released pain.008 file, for platform admins. */
export const Route = createFileRoute('/api/files/direct-debit-run/$runId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerAdminFile(createContext(request.headers), request, params.runId, async (db, actor, id) => {
          const file = actor.isPlatformAdmin ? await downloadRun({ db, actor, now: currentTime() }, id) : null
          return file && { name: file.name, contentType: 'application/xml', content: Buffer.from(file.xml, 'utf8') }
        }),
    },
  },
})
