import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { publishPosting } from './hiring/scene.ts'
import { announcedHeight } from './measured.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
/** Reported by the browser for every call lost with the connection. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch/

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the ad is checked while it is written, and what was typed outlives a dead connection', async () => {
  const visitor = await atCompany('/app/company/job-postings/create')
  const { page, context } = visitor
  await visitor.fill(/^Stellentitel/, 'Uhrmacher (m)')
  await visitor.sees('In der Anzeige: Uhrmacher (m/w/d)')
  await visitor.press('Titel übernehmen')
  await page.getByText('In der Anzeige:').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel(/^Stellentitel/).inputValue()).toBe('Uhrmacher (m/w/d)')
  await visitor.press('Weiter: Beschreibung')
  const offer = page.getByRole('textbox', { name: /^Was Sie bieten/ }).first()
  await offer.click()
  await page.keyboard.insertText('Ein junges, dynamisches Team')
  const panel = page.getByRole('complementary', { name: 'Veröffentlichen' })
  await panel.getByText(/junges, dynamisches Team/).waitFor()
  // What is missing is in the list alone.
  await panel.getByRole('button', { name: /^Gehaltsspanne: noch offen/ }).waitFor()
  expect(await panel.getByText('Ohne Gehaltsangabe').count()).toBe(0)
  const saveLine = page.getByRole('banner').getByRole('status')
  await page.waitForURL(/create\?.*entwurf=[0-9a-f-]{36}/)

  await saveLine.filter({ hasText: /^Entwurf gespeichert/ }).waitFor()
  await context.setOffline(true)
  await page.keyboard.insertText(' und freie Sonntage')
  await panel.getByText(/Die Verbindung ist unterbrochen/).waitFor()
  await expect.poll(() => offer.textContent()).toContain('und freie Sonntage')
  await context.setOffline(false)
  await saveLine.filter({ hasText: /^Entwurf gespeichert/ }).waitFor()

  await page.reload()
  await page.waitForURL(/\/job-postings\/[0-9a-f-]{36}\?schritt=beschreibung$/)
  await page.getByText('Ein junges, dynamisches Team und freie Sonntage').first().waitFor()
  await visitor.settled()
  await visitor.press('Weiter: Bedingungen')
  await page.getByRole('combobox', { name: /^Arbeitsort/ }).waitFor()
  await page.goBack()
  await offer.waitFor()
  await visitor.leave(CUT)
})

test('changes to what is online wait on the server until one publishes or discards them, and whoever begins to apply to it is counted', async () => {
  // Of its own: other tests pause what they have published.
  const posting = await publishPosting(`Uhrenwartin ${Date.now().toString(36)} (m/w/d)`)
  const href = `/app/company/job-postings/${posting.id}`
  const visitor = await atCompany('/app/company/job-postings?reiter=online')
  const { page } = visitor
  const publicPage = async () =>
    (await fetch(baseUrl + href.replace('/app/company/job-postings/', '/job-posting/'))).text()
  await page.locator(`td a[href="${href}"]`).first().click()
  await visitor.heading('Job-Posting bearbeiten')
  await visitor.settled()
  const reference = `UHR-${Date.now()}`
  const field = page.getByLabel(/^Ihre Referenznummer/)
  const published = await field.inputValue()
  await visitor.fill(/^Ihre Referenznummer/, reference)
  await visitor.sees('Änderungen gespeichert, noch nicht veröffentlicht')
  await visitor.goTo('/app/company/job-postings?reiter=online')
  const row = page.locator('tr', { has: page.locator(`td a[href="${href}"]`) })
  await row.getByText('Unveröffentlichte Änderungen').waitFor()
  await visitor.goTo(href)
  await page.getByText('bis Sie die Änderungen veröffentlichen').waitFor()
  await expect.poll(() => field.inputValue()).toBe(reference)
  expect(await publicPage()).not.toContain(reference)
  await visitor.settled()
  await visitor.press('Änderungen verwerfen')
  await page.getByRole('alertdialog').waitFor()
  await visitor.press('Verwerfen')
  await page.getByText('bis Sie die Änderungen veröffentlichen').waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe(published)
  await visitor.fill(/^Ihre Referenznummer/, reference)
  await visitor.press('Änderungen veröffentlichen')
  await visitor.sees('Änderungen veröffentlicht')
  await expect.poll(publicPage).toContain(reference)
  await visitor.leave()

  const applicant = await Visitor.open(browser, baseUrl)
  const counted = applicant.page.waitForResponse((response) => response.url().includes('jobPosting.interest'))
  await applicant.goTo(href.replace('/app/company/job-postings/', '/apply/'))
  await applicant.heading('Bewerben')
  expect((await counted).request().postData()).toContain('"kind":"start"')
  await applicant.leave()
})

test('on a phone the last step says at its top what publishing still needs, one tap from its field', async () => {
  const visitor = await atCompany('/app/company/job-postings/create')
  const { page } = visitor
  await visitor.fill(/^Stellentitel/, 'Orgelbauer (m/w/d)')
  await page.waitForURL(/create\?.*entwurf=[0-9a-f-]{36}/)
  const id = new URL(page.url()).searchParams.get('entwurf')
  const lastStep = `/app/company/job-postings/${id}?schritt=pruefen`
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.goTo(lastStep)
  const note = page.getByText('Zum Veröffentlichen fehlt noch:').filter({ visible: true })
  await note.waitFor()
  await expect
    .poll(async () => ((await note.boundingBox())?.y ?? 999) - (await announcedHeight(page)))
    .toBeLessThan(422)
  await visitor.press('Aufgaben')
  const tasks = page.getByRole('textbox', { name: /^Aufgaben/ })
  await expect.poll(() => tasks.evaluate((field) => field.contains(document.activeElement))).toBe(true)
  // Where the list of everything stands beside it, that says so.
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.goTo(lastStep)
  await page.getByRole('heading', { name: 'Anzeigen-Prüfung' }).waitFor()
  await expect.poll(() => note.count()).toBe(0)
  await visitor.leave()
})

async function atCompany(path: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, baseUrl)
  const cookies = cookieOf(demo.companyAdmin).split('; ')
  await visitor.context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: baseUrl }
    }),
  )
  await visitor.goTo(path)
  return visitor
}
