import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part'
import { PartMissing } from './part-missing'

test('a part that could not be loaded says so instead of failing the page, and is loaded when it is shown again', async () => {
  let isConnected = false
  const Fields = lazyPart<{ label: string }>(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ label }) => <p>{label}</p>
  }, PartMissing)
  const shown = async () => new Response((await prerender(<Fields label="Gehalt" />)).prelude).text()
  const missing = await shown()
  expect(missing).toContain('Dieser Teil der Seite lässt sich gerade nicht laden')
  expect(missing).toContain('Seite neu laden')
  isConnected = true
  expect(await shown()).toContain('Gehalt')
})
