import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '../browser.ts'

export const desktop = { width: 1440, height: 900 } as const
export const phone = { width: 390, height: 844 } as const

/** Opens the pattern book in a fresh context; every error in its console fails the test that closes it. */
export function prepareMuster() {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  return async function withMuster(options: BrowserContextOptions, run: (page: Page) => Promise<void>) {
    const context = await browser.newContext({ viewport: desktop, ...options })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${inject('baseUrl')}/muster`)
    await isHydrated(page)
    await run(page)
    await context.close()
    expect(errors).toEqual([])
  }
}

/** The button answers as soon as React listens. */
async function isHydrated(page: Page) {
  const sort = page.getByRole('button', { name: 'Aufrufe' })
  await expect
    .poll(async () => {
      await sort.click()
      return page.locator('th[aria-sort="descending"], th[aria-sort="ascending"]', { hasText: 'Aufrufe' }).count()
    })
    .toBe(1)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Waits until the element with the focus has this text or name. */
export async function expectFocus(page: Page, name: string) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent
      }),
    )
    .toBe(name)
}
