import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { settled, watchRequests } from './settled.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an applicant finds a posting and gets to its application with the keys alone', async () => {
  const page = await open('/', demo.applicant)
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Zum Inhalt springen')
  await tabTo(page, page.getByRole('combobox', { name: /^Was\?/ }))
  await page.keyboard.type('Mechaniker')
  // Whatever is suggested: Escape leaves the word as it is.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/jobs?*')
  await tabTo(page, page.locator('main a[href^="/job-posting/"]').first())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/job-posting/*')
  await tabTo(page, page.getByRole('link', { name: /^Jetzt bewerben/ }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/applicant\/(?:apply|applications)/)
  await page.context().close()
})

test('a company opens an application and goes back with the keys alone', async () => {
  const page = await open('/app/company', demo.companyAdmin)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Wohin?' }).waitFor()
  await page.keyboard.type('Jobs verw')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/company/job-postings')
  await tabTo(page, page.locator('td a[href^="/app/company/job-postings/"]').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/company\/job-postings\/[0-9a-f-]{36}$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Wohin?' }).waitFor()
  await page.keyboard.type('Unternehmensp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/company/profile')
  await tabTo(page, page.getByRole('textbox', { name: /^Straße/ }))
  await page.keyboard.type('!')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Wohin?' }).waitFor()
  await page.keyboard.type('Nachrichten')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  expect(await focusedName(page)).toBe('Weiter bearbeiten')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/company\/profile$/)
  await page.context().close()
})

async function open(path: string, who: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  await context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
  const page = await context.newPage()
  watchRequests(page)
  await page.goto(baseUrl + path)
  await settled(page)
  return page
}

/**
 * Presses Tab until the focus is on the target. Waits first until the target is there to be seen, as a person
 * would: keys pressed while a list still loads say nothing about its order.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${target}`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labels = element instanceof HTMLInputElement ? element.labels : null
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim()
  })
}
