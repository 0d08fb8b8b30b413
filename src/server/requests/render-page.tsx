import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { errorJson } from '~/platform/server/plain-pages/error-json'
import { hasSessionCookie } from './context'

/**
 * Turns a loaded page into HTML. What anonymous visitors see is kept and compressed as a whole, so it is also rendered
 * as a whole, which costs far less than a stream; with a session the page is streamed. What is asked of a program's
 * address that none answers gets no page.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const body = errorJson(pathname, 404, request.headers.get('x-request-id'))
    return new Response(body, { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
  }
  const page = <RouterServer router={router} />
  if (hasSessionCookie(request.headers)) {
    return renderRouterToStream({ request, router, responseHeaders, children: page })
  }
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(page))
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})
