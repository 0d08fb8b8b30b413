import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { settled, watchRequests } from './settled.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a refused call is told in a toast "Fehler", also where the form shows it at its field, and goes by itself', async () => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  const page = await context.newPage()
  await page.clock.install()
  watchRequests(page)
  await page.goto(`${inject('baseUrl')}/app/company/members`)
  await settled(page)
  await page.getByRole('button', { name: 'Kollegen einladen' }).first().click()
  const dialog = page.getByRole('dialog')
  // Somebody who is in already.
  await dialog.getByLabel(/^E-Mail/).fill(demo.companyMember)
  await dialog.getByRole('button', { name: /^Einlad/ }).click()
  const toast = page.locator('.toast-error')
  await toast.waitFor()
  expect(await toast.locator('.toast-title').textContent()).toBe('Fehler')
  const message = (await toast.locator('p').nth(1).textContent()) ?? ''
  expect(message).not.toBe('')
  await dialog.getByText(message).first().waitFor()
  await page.clock.fastForward(5000)
  await toast.waitFor({ state: 'detached' })
  await context.close()
})
