import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
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

function render(component: () => ReactNode): Promise<Response> {
  const router = () => createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  return createRequestHandler({ request: new Request('http://127.0.0.1/'), createRouter: router })(renderPage)
}
