import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type KeptFrame, KeptFrameContext } from '~/ui/shell/kept-frame-context'
import type { NavItem } from '~/ui/shell/nav-item'
import { PublicFrame } from '~/ui/shell/public-frame'
import { frameOf } from './kept-frames'

const root = createRootRoute()
const pages = ['/', '/search/jobs', '/imprint'].map((path) => createRoute({ getParentRoute: () => root, path }))
const ITEMS: NavItem[] = [{ label: 'Jobs finden', link: { to: '/search/jobs' } }]
let timesDrawn = 0

function Action() {
  timesDrawn++
  return <a href="/auth/login">Anmelden</a>
}

async function pageAt(address: string, text: string, kept?: KeptFrame, isSameForAll = true) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(pages), history, isServer: true })
  await router.load()
  return renderToString(
    <RouterContextProvider router={router}>
      <KeptFrameContext value={kept}>
        <PublicFrame
          isSameForAll={isSameForAll}
          home={{ to: '/' }}
          items={ITEMS}
          actions={<Action />}
          menuActions={<Action />}
          footer={{ claim: 'Antworten & mehr', columns: [{ heading: 'Rechtliches', items: ITEMS }] }}
        >
          <main>{text}</main>
        </PublicFrame>
      </KeptFrameContext>
    </RouterContextProvider>,
  )
}

test('with a kept frame a page is what it is without, and nothing of the frame is rendered anew', async () => {
  for (const address of ['/search/jobs', '/imprint']) {
    const kept = frameOf(await pageAt(address, 'der erste'))
    expect(kept).toBeDefined()
    timesDrawn = 0
    const again = await pageAt(address, 'der zweite', kept)
    expect(timesDrawn).toBe(0)
    expect(again).toBe(await pageAt(address, 'der zweite'))
    expect(timesDrawn).toBe(2)
  }
})

test('what is of one visitor alone is never taken from another', async () => {
  const kept = frameOf(await pageAt('/imprint', 'der erste'))
  timesDrawn = 0
  await pageAt('/imprint', 'mit Konto', kept, false)
  expect(timesDrawn).toBe(2)
})

test('a text of a person cannot pass for a frame, and a page with two of a kind has none', async () => {
  const forged = '<header data-shell="true">falsch</header>'
  const kept = frameOf(await pageAt('/imprint', forged))
  expect(kept).toEqual(frameOf(await pageAt('/imprint', 'der erste')))
  expect(frameOf(`${forged}${await pageAt('/imprint', 'der erste')}`)).toBeUndefined()
  expect(frameOf('<main>Text</main>')).toBeUndefined()
})
