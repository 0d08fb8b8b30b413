import { createFileRoute } from '@tanstack/react-router'
import { answerAuth } from '~/server/auth/auth-handler'

function handle({ request }: { request: Request }) {
  return answerAuth(request)
}

export const Route = createFileRoute('/api/auth/$')({ server: { handlers: { ANY: handle } } })
