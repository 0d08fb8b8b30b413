import type { Browser } from 'playwright-core'
import { expect, inject } from 'vitest'
import { openAs } from '../hiring/scene.ts'
import { violations } from '../measured.ts'
import { Visitor } from '../visitor.ts'

/** A person on the narrowest window of WCAG 1.4.10; an empty cookie is a visitor. */
export async function openNarrow(browser: Browser, cookie: string): Promise<Visitor> {
  const visitor = await (cookie === '' ? Visitor.open(browser, inject('baseUrl')) : openAs(browser, cookie))
  await visitor.page.setViewportSize({ width: 320, height: 640 })
  return visitor
}

/** No barrier that axe finds, and nothing wider than the window, once the page stands still. */
export async function expectUsable({ page }: Visitor): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}
