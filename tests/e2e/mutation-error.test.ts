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
  // Somebody who is a member already.
  await dialog.getByLabel(/^E-Mail/).fill(demo.companyMember)
  await dialog.getByRole('button', { name: /^Einlad/ }).click()
  const toast = page.locator('.toast-error')
  // Read at once: it goes by itself.
  const [title, message = ''] = await toast.evaluate((shown) =>
    [shown.querySelector('.toast-title'), shown.querySelectorAll('p')[1]].map((each) => each?.textContent ?? ''),
  )
  expect(title).toBe('Fehler')
  expect(message).not.toBe('')
  await dialog.getByText(message).first().waitFor()
  await page.clock.fastForward(5000)
  await toast.waitFor({ state: 'detached' })
  await context.close()
})

test('a draft that cannot be saved is told as well, beside what the editor says', async () => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  const page = await context.newPage()
  watchRequests(page)
  const message = 'Das geht gerade nicht.'
  const data = { code: 'CONFLICT', httpStatus: 422, fieldErrors: null, requestId: 'test' }
  const refusal = { error: { json: { message, code: -32099, data } } }
  await page.route('**/api/trpc/jobPosting.create*', (route) => route.fulfill({ status: 422, json: [refusal] }))
  await page.goto(`${inject('baseUrl')}/app/company/job-postings/create`)
  await settled(page)
  await page
    .getByLabel(/^Titel|^Stellentitel/)
    .first()
    .fill('Bäckerin für die Frühschicht')
  const toast = page.locator('.toast-error')
  const shown = toast.filter({ hasText: message })
  expect(await shown.evaluate((each) => each.querySelector('.toast-title')?.textContent)).toBe('Fehler')
  await context.close()
})
