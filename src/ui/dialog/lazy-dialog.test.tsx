import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyDialog } from './lazy-dialog'

test('a dialog that could not be loaded is loaded again the next time, and then kept', async () => {
  let loads = 0
  const Dialog = lazyDialog<{ onClose: () => void }>(async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch')
    return () => <p>Offen</p>
  })
  const shown = async () => new Response((await prerender(<Dialog onClose={() => {}} />)).prelude).text()
  expect(await shown()).not.toContain('Offen')
  expect(await shown()).toContain('Offen')
  expect(await shown()).toContain('Offen')
  expect(loads).toBe(2)
})
