import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { expect, inject } from 'vitest'
import { openAs } from '../hiring/scene.ts'
import { still } from '../settled.ts'
import { Visitor } from '../visitor.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A person on the narrowest window of WCAG 1.4.10; an empty cookie is a visitor. */
export async function openNarrow(browser: Browser, cookie: string): Promise<Visitor> {
  const visitor = await (cookie === '' ? Visitor.open(browser, inject('baseUrl')) : openAs(browser, cookie))
  await visitor.page.setViewportSize({ width: 320, height: 640 })
  return visitor
}

/** No barrier that axe finds, and nothing wider than the window, once the page stands still. */
export async function expectUsable({ page }: Visitor): Promise<void> {
  await still(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => `${id}: ${nodes[0]?.target.join(' ')}`,
    )
  })
  expect(found).toEqual([])
}
