import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { errorJson } from '~/platform/server/http/error-json'
import { wholeText } from '~/platform/server/http/whole-text'
import { hasSessionCookie } from './context'

/**
 * Turns a loaded page into HTML. What anonymous visitors see is kept and compressed as a whole, so it is also rendered
 * as a whole, which costs far less than a stream. Where a part still waits for something, and with a session, the page
 * is streamed. What is asked of a program's address that none answers gets no page.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const body = errorJson(pathname, 404, request.headers.get('x-request-id'))
    return new Response(body, { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
  }
  const page = <RouterServer router={router} />
  const { serverSsr } = router
  if (serverSsr && !hasSessionCookie(request.headers)) {
    keepHydrationTags(serverSsr)
    const html = renderWhole(page)
    if (html !== undefined) {
      const whole = await transformHtmlStringWithRouter(router, html).finally(() => serverSsr.cleanup())
      return new Response(wholeText(whole), { status: getSsrStatus(router), headers: responseHeaders })
    }
  }
  return renderRouterToStream({ request, router, responseHeaders, children: page })
})

/** Undefined when a part of the page failed or waits: the stream knows how to deal with both. */
function renderWhole(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return html.includes(UNFINISHED) ? undefined : html
  } catch {
    return undefined
  }
}

/** How React marks a Suspense boundary that it left to the browser. Texts cannot contain it, they are escaped. */
const UNFINISHED = '<!--$!-->'

type HydrationTags<Tags> = { takeInitialHydrationScriptTags: () => Tags }

/** The router hands its scripts out once; a page that is rendered whole and then as a stream needs them twice. */
function keepHydrationTags<Tags>(serverSsr: HydrationTags<Tags>): void {
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: { tags: Tags } | undefined
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= { tags: take() }
    return taken.tags
  }
}
