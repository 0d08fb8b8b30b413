import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { createElement, lazy, Suspense } from 'react'
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
  const handle = createRequestHandler({
    request: new Request('http://127.0.0.1/'),
    createRouter: () =>
      createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() }),
  })
  const html = await (await handle(renderPage)).text()
  expect(html.match(/<!DOCTYPE html>/g)).toHaveLength(1)
  expect(html).toMatch(/<body>(?:<!--\$-->)?<p>Angekommen<\/p>/)
  expect(html).not.toContain('Kommt noch')
})
