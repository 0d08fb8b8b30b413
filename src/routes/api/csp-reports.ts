import { createFileRoute } from '@tanstack/react-router'
import { answerCspReports } from '~/features/administration/server/csp/reports'

/** Where browsers report what a page's content security policy has blocked. */
export const Route = createFileRoute('/api/csp-reports')({
  server: { handlers: { ANY: ({ request }) => answerCspReports(request) } },
})
