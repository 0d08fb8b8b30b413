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
 * Renders a loaded page to HTML. Anonymous visitors' pages are cached and compressed as a whole, so they are also
 * rendered as a whole, which costs far less than a stream; with a session the page is streamed. Unknown API addresses
 * get no page.
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
