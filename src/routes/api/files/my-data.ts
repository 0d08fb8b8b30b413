import { createFileRoute } from '@tanstack/react-router'
import { answerPersonalArchive } from '~/features/privacy/server/archive-answer'
import { createContext } from '~/server/requests/context'

/** Everything stored about the signed-in person, as a ZIP archive. */
export const Route = createFileRoute('/api/files/my-data')({
  server: { handlers: { GET: ({ request }) => answerPersonalArchive(createContext(request.headers), request) } },
})
