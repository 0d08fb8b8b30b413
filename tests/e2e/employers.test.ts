import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the page for employers begins with the text of the ad', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo('/pricing')
  await visitor.page.getByLabel('Anzeigentext oder Stichworte').fill('Koch in Teilzeit, Bielefeld, ab 16 € die Stunde')
  await visitor.press('Text aufteilen und prüfen')
  await visitor.heading(/^Koch/)
  await visitor.leave()
})

test('figures have number and period, and prices by month and by year need no script', async () => {
  const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/pricing`)
  await page.getByText(/^\d[\d.]* Bewerbungen, 180\s?Tage/).waitFor()
  await page
    .getByText(/im Jahr/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Monatlich' }).click()
  await page.waitForURL(/zahlung=monatlich/)
  expect(await page.getByText(/im Jahr/).count()).toBe(0)
  await page.getByText('Wann buchen Sie zum ersten Mal ab?').click()
  await page.getByText(/^Nach 14\s?Tagen, und nur/).waitFor()
  await context.close()
})

test('the home page shows who is hiring with pictures of their own, and when they answer, also as a table', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/')
  const hiring = page.getByRole('region', { name: 'Wer gerade einstellt' })
  await expect.poll(() => hiring.getByRole('listitem').count()).toBe(8)
  const picture = await hiring.locator('img').first().getAttribute('src')
  const drawn = await page.request.get(`${baseUrl}${picture}`)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(drawn.headers()['cache-control']).toContain('immutable')
  await page.getByText('Als Tabelle').click()
  await page.getByRole('row', { name: /nicht bis zum zugesagten Tag \d/ }).waitFor()
  await visitor.leave()
})
