import { createFileRoute } from '@tanstack/react-router'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { createContext } from '~/server/context'
import { logFault } from '~/server/log-fault'
import { appRouter } from '~/server/root-router'

function handle({ request }: { request: Request }) {
  // Session cookies are SameSite=Lax; this also refuses what old browsers would send.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => createContext(request.headers),
    onError: ({ error, path }) => logFault(error, { path, requestId: request.headers.get('x-request-id') }),
  })
}

export const Route = createFileRoute('/api/trpc/$')({ server: { handlers: { GET: handle, POST: handle } } })
