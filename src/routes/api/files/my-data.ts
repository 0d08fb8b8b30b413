import { createFileRoute } from '@tanstack/react-router'
import { answerPersonalArchive } from '~/server/personal-archive'

/** Everything stored about whoever is signed in, as a ZIP archive. */
export const Route = createFileRoute('/api/files/my-data')({
  server: { handlers: { GET: ({ request }) => answerPersonalArchive(request) } },
})
