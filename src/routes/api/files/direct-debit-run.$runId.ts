import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { downloadRun } from '~/features/billing/server/debits/runs/release-run'
import { fileAnswers } from '~/server/requests/file-answers'

/** The released pain.008 file, for platform admins. */
export const Route = createFileRoute('/api/files/direct-debit-run/$runId')({
  server: fileAnswers('runId', answerAdminFile, async (asked, id) => {
    const file = asked.actor.isPlatformAdmin ? await downloadRun(asked, id) : null
    return file && { name: file.name, contentType: 'application/xml', content: Buffer.from(file.xml, 'utf8') }
  }),
})
