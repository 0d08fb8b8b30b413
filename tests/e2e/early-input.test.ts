import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const TEXTS = ':is(input[type=text], input[type=email], input[type=password], input:not([type]), textarea):visible'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page whose scripts arrive only once `arrive` is called, as on a slow line. */
async function onSlowLine(path: string) {
  const visitor = await Visitor.open(browser, baseUrl)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await visitor.page.route(/\/assets\/.*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await visitor.page.goto(baseUrl + path, { waitUntil: 'commit' })
  await visitor.page.locator('footer, form').first().waitFor()
  return { visitor, page: visitor.page, arrive }
}

test.each([
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/alert/new',
  '/privacy/request',
  '/barrierefreiheit',
  '/stelle-ausschreiben',
  '/search/jobs',
])('what is typed into %s before its scripts arrive stays, and counts', async (path) => {
  const { visitor, page, arrive } = await onSlowLine(path)
  const fields = page.locator(TEXTS)
  await fields.first().waitFor()
  const typed = await Promise.all((await fields.all()).map(async (_, at) => `wort-${at}@test.example`))
  for (const [at, text] of typed.entries()) await fields.nth(at).fill(text)
  arrive()
  await visitor.settled()
  const values = () => fields.evaluateAll((all) => all.map((field) => 'value' in field && field.value))
  await expect.poll(values).toEqual(typed)
  await visitor.leave()
})

test('a box and a choice of before the scripts stay as well, and what was typed is sent', async () => {
  const { visitor, page, arrive } = await onSlowLine('/auth/register')
  await page.getByRole('radio', { name: /^Unternehmen/ }).check({ force: true })
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await page.getByLabel(/^E-Mail-Adresse/).fill('frueh-getippt@test.example')
  arrive()
  await visitor.settled()
  await expect.poll(() => page.getByRole('radio', { name: /^Unternehmen/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('checkbox', { name: /AGB/ }).isChecked()).toBe(true)
  await visitor.press('Konto anlegen')
  await page.getByText('Bitte die Angaben prüfen').waitFor()
  await expect.poll(() => page.getByText('Bitte eine gültige E-Mail-Adresse angeben').count()).toBe(0)
  await visitor.leave()
})
