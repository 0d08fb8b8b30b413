import { createFileRoute } from '@tanstack/react-router'
import { answerDropForm } from '~/server/auth/links/drop-forms'

/** The forms around a résumé that a visitor drops on the home page. */
export const Route = createFileRoute('/api/resume-drop/$act')({
  server: { handlers: { ANY: ({ request, params }) => answerDropForm(request, params.act) } },
})
