import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import {
  defineHandlerCallback,
  getSsrStatus,
  normalizeSsrResponse,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isHeldUp } from '~/platform/client/call-error'
import { errorJson } from '~/platform/server/plain-pages/error-json'
import { hasSessionCookie } from './context'

/**
 * Renders a loaded page to HTML. Anonymous visitors' pages are cached and compressed as a whole, so they are also
 * rendered as a whole, which costs far less than a stream; with a session the page is streamed. Unknown API addresses
 * get no page. Whoever asked for too much is told so: that is no fault of ours.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const body = errorJson(pathname, 404, request.headers.get('x-request-id'))
    return new Response(body, { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
  }
  const page = <RouterServer router={router} />
  const mustWait = router.state.matches.some(({ error }) => isHeldUp(error))
  if (mustWait) responseHeaders.set('retry-after', WAIT_SECONDS)
  await ownTurn()
  if (hasSessionCookie(request.headers)) {
    const streamed = normalizeSsrResponse(
      await renderRouterToStream({ request, router, responseHeaders, children: page }),
    )
    if (!mustWait) return streamed
    const { body, headers } = streamed.response
    return { ...streamed, response: new Response(body, { status: 429, headers }) }
  }
  try {
    const html = await transformHtmlStringWithRouter(router, await renderWhole(page))
    return new Response(html, { status: mustWait ? 429 : getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The longest window of the limits that most pages can meet, seconds. */
const WAIT_SECONDS = '900'

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Pages that are ready together are rendered one after the other, each in a turn of the event loop of its own: what takes
 * next to nothing, a page from memory, a file, a notice of what was taken down, is not kept waiting by all of them.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/**
 * Waits for everything that suspends. `renderToString` would leave its fallback instead, and the browser would render that
 * part again with React's error 419.
 */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // All in its place: parts that are sent later would need a script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(withoutDoctype)),
      onShellError: reject,
    })
  })
}

/** React writes one before a whole document, and the router writes it again. */
function withoutDoctype(html: string): string {
  return html.replace(/^<!DOCTYPE html>/, '')
}
