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

test('a link in a text leads into the internet: another one is told of, or comes without its address', async () => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  const page = await context.newPage()
  watchRequests(page)
  await page.goto(`${inject('baseUrl')}/app/company/profile`)
  await settled(page)
  const editor = page.locator('[contenteditable=true]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+k')
  const address = page.getByRole('textbox', { name: 'Adresse', exact: true }).first()
  await address.fill('nas/ordner')
  await address.press('Enter')
  await page.getByText('Der Link „https://nas/ordner“ führt zu keiner Seite im Internet.').waitFor()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  await address.fill('firma.example/mehr')
  await address.press('Enter')
  await editor.locator('a[href="https://firma.example/mehr"]').waitFor()
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const html = '<p><a href="http://192.168.1.1/a">innen</a> <a href="https://firma.example/b">außen</a></p>'
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await editor.locator('a[href="https://firma.example/b"]', { hasText: 'außen' }).waitFor()
  await editor.getByText('innen').first().waitFor()
  expect(await editor.locator('a', { hasText: 'innen' }).count()).toBe(0)
  await context.close()
})
