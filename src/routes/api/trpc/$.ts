import { createFileRoute } from '@tanstack/react-router'
import { answerTrpc } from '~/server/trpc-handler'

function handle({ request }: { request: Request }) {
  return answerTrpc(request)
}

export const Route = createFileRoute('/api/trpc/$')({ server: { handlers: { ANY: handle } } })
