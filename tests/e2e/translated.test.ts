import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { docx } from '../factories/import-documents.ts'
import { launchBrowser } from './browser.ts'
import { publishPosting } from './hiring/scene.ts'
import { translatePage } from './translate-page.ts'
import { Visitor } from './visitor.ts'

// Who reads little German has the browser translate the page, which replaces the texts that React knows.
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('in a translated page a guest is told what is missing, mends it, and loses nothing', async () => {
  const { id } = await publishPosting(`Übersetzerin ${Date.now().toString(36)} (m/w/d)`)
  const guest = await Visitor.open(browser, inject('baseUrl'))
  const { page } = guest
  await guest.goTo(`/apply/${id}`)
  await translatePage(page)
  const press = () => page.getByRole('button', { name: /^weiter zur prüfung/i }).click()
  await press()
  await guest.sees(/BITTE/)
  await page.locator('[autocomplete="given-name"]').fill('Nele')
  await page.locator('[autocomplete="family-name"]').fill('Ohm')
  await page.locator('[type="email"]').first().fill('nele.ohm@post.example')
  await page.getByRole('combobox').first().fill('herford')
  await page
    .getByRole('option', { name: /herford/i })
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Lebenslauf.docx', mimeType, buffer: Buffer.from(docx()) })
  await guest.sees(/AUS LEBENSLAUF.DOCX ÜBERNOMMEN/)
  await press()
  await guest.sees(/STIMMT ALLES/)
  await guest.leave()
})

test('in a translated page what changes is seen, and what goes away is gone', async () => {
  const guest = await Visitor.open(browser, inject('baseUrl'))
  const { page } = guest
  await guest.goTo('/auth/login')
  await translatePage(page)
  const send = page.locator('main form [type="submit"]').first()
  await send.click()
  await guest.sees(/BITTE DIE ANGABEN PRÜFEN/)
  await page.locator('[type="email"]').fill('niemand@post.example')
  await page.locator('[type="password"]').fill('ganz-sicher-falsch-2026')
  await send.click()
  await guest.sees(/E-MAIL-ADRESSE ODER PASSWORT/)
  await expect.poll(() => page.getByText(/BITTE DIE ANGABEN PRÜFEN/).count()).toBe(0)
  await guest.leave(/status of 401/)
})
