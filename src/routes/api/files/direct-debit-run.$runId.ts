import { createFileRoute } from '@tanstack/react-router'
import { downloadRun } from '~/features/billing/server/debits/release-run'
import { currentTime } from '~/lib/current-time'
import { answerAdminFile } from '~/server/file-response'

/** The released pain.008 file, for platform admins. */
export const Route = createFileRoute('/api/files/direct-debit-run/$runId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerAdminFile(request, params.runId, async (db, actor, id) => {
          const file = actor.isPlatformAdmin ? await downloadRun({ db, actor, now: currentTime() }, id) : null
          return file && { name: file.name, contentType: 'application/xml', content: Buffer.from(file.xml, 'utf8') }
        }),
    },
  },
})
