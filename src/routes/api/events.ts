import { createFileRoute } from '@tanstack/react-router'
import { openStream } from '~/platform/server/live/hub'
import { createContext } from '~/server/context'
import { refusalOfSecondFactor } from '~/server/session-refusal'

/** Server-sent events: tells a signed-in person's open pages when to read again. */
export const Route = createFileRoute('/api/events')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const context = createContext(request.headers)
        const refusal = await refusalOfSecondFactor(context)
        if (refusal) return refusal
        const actor = await context.actor()
        if (!actor) return new Response(null, { status: 401, headers: { 'cache-control': 'no-store' } })
        const stream = openStream(actor.userId)
        if (!stream)
          return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
        return new Response(stream, {
          headers: {
            'content-type': 'text/event-stream',
            'cache-control': 'no-store',
            // Proxies that collect answers (nginx) must pass this one through.
            'x-accel-buffering': 'no',
          },
        })
      },
    },
  },
})
