import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { isOfTheMachine } from '../visitor.ts'

export const desktop = { width: 1440, height: 900 } as const
export const phone = { width: 390, height: 844 } as const

/** Opens the pattern book in a new context; every error in its console fails the test that closes it. */
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
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfTheMachine(message.text())) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${inject('baseUrl')}/muster`)
    await isHydrated(page)
    await run(page)
    await context.close()
    expect(errors).toEqual([])
  }
}

async function isHydrated(page: Page) {
  await page.waitForSelector('main[data-ready]', { state: 'attached' })
  // It loads after hydration, and moves the content below.
  await page.waitForSelector('[contenteditable="true"]', { state: 'attached' })
}

/** Waits until the focused element has this text or name. */
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
