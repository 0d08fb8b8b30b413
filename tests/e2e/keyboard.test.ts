import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Outbox } from './journey/outbox.ts'
import { createProfile, createResume, findAndApply, register } from './keyboard/applicant-steps.ts'
import {
  createProfile as createCompanyProfile,
  publish,
  readAndAnswer,
  registerAndPay,
} from './keyboard/company-steps.ts'
import { Keys } from './keyboard/keys.ts'
import { settled, watchRequests } from './settled.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// Distinguished by time, so that it can be repeated on a running product.
const run = Date.now().toString(36)
const password = 'ein ganzer Satz als Passwort'
const company = { name: 'Ute Sander', company: 'Tastenbau GmbH', email: `ute.${run}@tasten.example`, password }
const applicant = { name: 'Miriam Yıldız', email: `miriam.${run}@tasten.example`, password }

test('from the order of a licence to the answer of an application, with the keys alone', {
  timeout: 240_000,
}, async () => {
  const [admin, employer, person] = await Promise.all([1, 2, 3].map(() => Visitor.open(browser, baseUrl)))
  if (!admin || !employer || !person) throw new Error('unreachable: three were asked for')
  await admin.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  const outbox = new Outbox(admin)
  await registerAndPay(employer, outbox, company)
  await createCompanyProfile(employer, company)
  const path = await publish(employer, 'Weichenmechaniker')
  await register(person, outbox, applicant)
  await createProfile(person)
  await createResume(person)
  await findAndApply(person, applicant, path)
  await readAndAnswer(employer, applicant.name)
  for (const visitor of [admin, employer, person]) await visitor.leave()
})

test.each([
  ['/search/companies', demo.applicant],
  ['/app/applicant', demo.applicant],
  ['/app/company', demo.companyAdmin],
  ['/super/settings', demo.platformAdmin],
])('the way into %s begins with its content', async (path, who) => {
  const page = await open(path, who)
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).toBe('Zum Inhalt springen')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#inhalt')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') != null)).toBe(true)
  await page.context().close()
})

test.each([
  ['/app/applicant/messages', 'message-reply', demo.applicant],
  ['/app/company/applications', 'bewerbung=', demo.companyAdmin],
])('so does the way into something opened from %s', async (list, opened, who) => {
  const page = await open(list, who)
  const link = await page.locator(`main a[href*="${opened}"]`).last().getAttribute('href')
  await page.goto(baseUrl + link)
  await settled(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).toBe('Zum Inhalt springen')
  await page.context().close()
})

test('the home page begins with its search, and the menu is one stop behind it', async () => {
  const page = await open('/', demo.applicant)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('was')
  for (let stops = 0; stops < 6 && (await focusedName(page)) !== 'Zum Menü springen'; stops++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#menue')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('header') != null)).toBe(true)
  await page.context().close()
})

test('whoever asked for a new password goes on from the answer', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo('/auth/forgot-password')
  await new Keys(visitor.page).fill(/^E-Mail-Adresse/, `unbekannt.${run}@tasten.example`)
  await visitor.page.keyboard.press('Enter')
  await expect.poll(() => focusedName(visitor.page)).toMatch(/^Gibt es zu/)
  await visitor.leave()
})

test('a company opens an application and goes back with the keys alone', async () => {
  const page = await open('/app/company', demo.companyAdmin)
  await openPalette(page)
  await page.keyboard.type('Jobs verw')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/company/job-postings')
  await new Keys(page).reach(page.locator('td a[href^="/app/company/job-postings/"]').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/company\/job-postings\/[0-9a-f-]{36}$/)
  await openPalette(page)
  await page.keyboard.type('Unternehmensp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/company/profile')
  await new Keys(page).reach(page.getByRole('textbox', { name: /^Straße/ }))
  await page.keyboard.type('!')
  await openPalette(page)
  await page.keyboard.type('Nachrichten')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => focusedName(page)).toBe('Weiter bearbeiten')
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

/** It takes the focus a moment after it is visible. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Wohin?' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Wohin?')
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labels = element instanceof HTMLInputElement ? element.labels : null
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim()
  })
}
