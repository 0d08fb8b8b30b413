import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { docx } from '../factories/import-documents.ts'
import { launchBrowser } from './browser.ts'
import { publishPosting } from './hiring/scene.ts'
import { violations } from './measured.ts'
import { Visitor } from './visitor.ts'

const run = Date.now().toString(36)
const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a guest goes back from the check, reloads and types a place: nothing is lost', { timeout: 90_000 }, async () => {
  const { id } = await publishPosting(`Weichenwärter ${run} (m/w/d)`)
  const guest = await Visitor.open(browser, inject('baseUrl'))
  const { page } = guest
  await guest.goTo(`/apply/${id}`)
  await guest.fill(/^Vorname/, 'Nele')
  await guest.fill(/^Nachname/, 'Ohm')
  await guest.fill(/^E-Mail-Adresse/, `nele.${run}@post.example`)

  // Two places are called so: the list says which is where, and nothing is guessed.
  const place = page.getByRole('combobox', { name: /^Wohnort/ })
  await place.fill('Minden')
  const lands = page.getByRole('option', { name: /Minden/ })
  await expect
    .poll(() => lands.allInnerTexts())
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/32423 Minden\s+Nordrhein-Westfalen/),
        expect.stringMatching(/Minden\s+Rheinland-Pfalz/),
      ]),
    )
  await place.press('Tab')
  await guest.sees('Das passt auf mehrere Orte. Bitte einen aus der Liste wählen.')
  await guest.sees(/^Entwurf gespeichert um/)
  await page.reload()
  await guest.settled()
  await expect.poll(() => place.inputValue()).toBe('Minden')
  await place.fill('herford')
  await place.press('Tab')
  await expect.poll(() => place.inputValue()).toMatch(/^\d{5} Herford$/)

  // Companies get no Word files; the form takes over what is in it.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Lebenslauf.docx', mimeType: MIME, buffer: Buffer.from(docx()) })
  await guest.sees('Aus Lebenslauf.docx übernommen')
  await expect.poll(() => page.getByLabel(/^Tätigkeit/).inputValue()).toBe('Pflegefachfrau')
  expect(await violations(page)).toEqual([])

  await guest.press('Weiter zur Prüfung')
  await guest.sees('Stimmt alles?')
  await guest.sees(/eine Antwort bis zum \d\d\.\d\d\.\d{4} zugesagt/)
  await page.goBack()
  await expect.poll(() => page.getByLabel(/^Vorname/).inputValue()).toBe('Nele')
  await expect.poll(() => page.getByLabel(/^Tätigkeit/).inputValue()).toBe('Pflegefachfrau')
  await guest.isAt(`/apply/${id}`)
  await page.goForward()
  await guest.sees('Stimmt alles?')
  await guest.press('Noch etwas ändern')
  await guest.fill(/^Telefon/, '0521 123456')
  await guest.press('Weiter zur Prüfung')
  await guest.sees('0521 123456')
  await guest.press('E-Mail zur Bestätigung anfordern')
  await guest.sees('Fast geschafft: Schau in dein Postfach')
  await guest.leave()
})
