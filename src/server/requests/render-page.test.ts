import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { TRPCClientError } from '@trpc/client'
import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page'

const Late = lazy(async () => {
  await new Promise((resolve) => setImmediate(resolve))
  return { default: () => createElement('p', null, 'Angekommen') }
})

function Page() {
  const late = createElement(Suspense, { fallback: 'Kommt noch' }, createElement(Late))
  return createElement('html', null, createElement('body', null, late))
}

test('what suspends on a page for visitors stands in it, where it belongs', async () => {
  const html = await (await render(Page)).text()
  expect(html.match(/<!DOCTYPE html>/g)).toHaveLength(1)
  expect(html).toMatch(/<body>(?:<!--\$-->)?<p>Angekommen<\/p>/)
  expect(html).not.toContain('Kommt noch')
})

test('pages that are ready together are rendered in different turns of the event loop', async () => {
  let turn = 0
  const renderedIn: number[] = []
  const note = () => {
    renderedIn.push(turn)
    return createElement('html')
  }
  const counting = new AbortController()
  const count = () => {
    turn += 1
    if (!counting.signal.aborted) setImmediate(count)
  }
  count()
  await Promise.all(Array.from({ length: 5 }, () => render(note)))
  counting.abort()
  expect(new Set(renderedIn).size).toBe(5)
})

test.each(['a=b', 'better-auth.session_token=x'])('a page that asks for too much says so: %s', async (cookie) => {
  const headers = { cookie }
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429 }
  const tooMany = TRPCClientError.from({ error: { message: 'Bitte warten.', code: -32_029, data } })
  const answer = await render(Page, { headers, loader: () => Promise.reject(tooMany) })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
  const broken = await render(Page, { headers, loader: () => Promise.reject(new Error('broken')) })
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null])
})

type Asked = { headers?: HeadersInit; loader?: () => Promise<unknown> }

function render(component: () => ReactNode, { headers = {}, loader }: Asked = {}): Promise<Response> {
  const root = createRootRoute({ component, errorComponent: component, ...(loader && { loader }) })
  const router = () => createRouter({ routeTree: root, history: createMemoryHistory() })
  return createRequestHandler({ request: new Request('http://127.0.0.1/', { headers }), createRouter: router })(
    renderPage,
  )
}
