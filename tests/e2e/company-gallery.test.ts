import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { openAs } from './hiring/scene.ts'
import { violations } from './measured.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("a company's own pictures: described, ordered by buttons, seen on its page, and removed", {
  timeout: 120_000,
}, async () => {
  const company = await openAs(browser, cookieOf(demo.withoutPosting))
  const { page } = company
  await company.goTo('/app/company/profile')
  const field = page
    .locator('div')
    .filter({ has: page.getByText('Bilder Ihrer Seite', { exact: true }) })
    .last()
  for (const [altText, background] of [
    ['Die Werkhalle am Morgen', '#2a6'],
    ['Mittag in der Kantine', '#a62'],
  ] as const) {
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page.getByLabel('Bild für Ihre Seite').setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer })
    const dialog = page.getByRole('dialog', { name: 'Bild hinzufügen' })
    await dialog.getByRole('button', { name: 'Hochladen' }).click()
    await dialog.getByText('Bitte beschreiben Sie, was auf dem Bild zu sehen ist.').waitFor()
    await dialog.getByLabel(/^Was ist zu sehen/).fill(altText)
    await dialog.getByRole('button', { name: 'Hochladen' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('img', { name: altText }).waitFor()
  }
  await field.scrollIntoViewIfNeeded()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).press('Enter')
  const names = () =>
    page
      .getByRole('img', { name: /Werkhalle|Kantine/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
  await expect.poll(names).toEqual(['Mittag in der Kantine', 'Die Werkhalle am Morgen'])

  const own = await company.page.request.get(`${inject('baseUrl')}/api/auth/get-session`)
  const { user } = await own.json()
  await company.goTo(`/company/${user.companyProfiles[0].companyProfile.id}`)
  await page.getByRole('heading', { name: 'So sieht es bei uns aus' }).waitFor()
  await expect.poll(names).toEqual(['Mittag in der Kantine', 'Die Werkhalle am Morgen'])
  expect(await violations(page)).toEqual([])

  await company.goTo('/app/company/profile')
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Bild 1 entfernen' }).click()
    await expect.poll(async () => (await names()).length).toBe(left)
  }
  expect(company.faults).toEqual([])
  await company.leave()
})

test("a company's portrait and benefits are read as an ad is, and mended by a click", async () => {
  const company = await openAs(browser, cookieOf(demo.withoutPosting))
  const { page } = company
  await company.goTo('/app/company/profile')
  const benefits = page.getByLabel(/^Was Sie bieten/)
  await benefits.fill('Ein junges Team\nJobrad')
  const portrait = page.getByRole('textbox', { name: /^Wer wir sind/ })
  await portrait.fill('Wir sind ein junges Team.')
  for (const name of ['Prüfung: Wer wir sind', 'Prüfung: Was Sie bieten']) {
    const check = page.getByRole('region', { name })
    await check.getByText('„junges Team“', { exact: true }).waitFor()
    await check.getByRole('button', { name: 'Ersetzen' }).press('Enter')
    await expect.poll(() => check.textContent()).toBe('Nichts zu beanstanden')
  }
  expect(await violations(page)).toEqual([])
  await expect.poll(() => portrait.textContent()).not.toContain('junges')
  await expect.poll(() => benefits.inputValue()).toMatch(/^Ein (?!junges).*Team\nJobrad$/)
  await company.leave()
})
