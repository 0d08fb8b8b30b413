import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { docx } from '../factories/import-documents.ts'
import { launchBrowser } from './browser.ts'
import { linkInMailTo, publishPosting } from './hiring/scene.ts'
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

  // A résumé is asked for where it belongs, and no longer once there is a file or a station.
  const file = page.getByLabel('Lebenslauf und Zeugnisse', { exact: true })
  await guest.press('Weiter zur Prüfung')
  const missing = 'Bitte lade deinen Lebenslauf hoch oder trage mindestens eine Station ein.'
  const described = () => file.evaluate((field) => field.ariaDescribedByElements?.map(({ textContent }) => textContent))
  await expect.poll(described).toContainEqual(expect.stringContaining(missing))

  // Companies get no Word files; the form takes over what is in it.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Lebenslauf.docx', mimeType: MIME, buffer: Buffer.from(docx()) })
  await guest.sees('Aus Lebenslauf.docx übernommen')
  await expect.poll(() => page.getByLabel(/^Tätigkeit/).inputValue()).toBe('Pflegefachfrau')
  await expect.poll(described).not.toContainEqual(expect.stringContaining(missing))
  expect(await violations(page)).toEqual([])

  // A station that was removed by mistake comes back, with all that was written in it.
  await guest.press('Station 1 entfernen')
  await expect.poll(() => page.getByLabel(/^Tätigkeit/).count()).toBe(0)
  await page.getByRole('button', { name: 'Rückgängig' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel(/^Tätigkeit/).inputValue()).toBe('Pflegefachfrau')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main input, main textarea'))).toBe(true)

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

test('without a script a guest applies as well: mistakes are said, nothing typed is lost', {
  timeout: 90_000,
}, async () => {
  const { id } = await publishPosting(`Blockwärter ${run} (m/w/d)`)
  const email = `imke.${run}@post.example`
  const context = await browser.newContext({
    ...{ locale: 'de-DE', javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
  })
  const page = await context.newPage()
  await page.goto(`${inject('baseUrl')}/job-posting/${id}`)
  await page.getByRole('link', { name: 'Jetzt bewerben' }).filter({ visible: true }).first().click()
  const field = (name: RegExp) => page.getByLabel(name).filter({ visible: true }).first()
  await field(/^Vorname/).fill('Imke')
  await field(/^Nachname/).fill('Freifrau von Hohenlohe-Schillingsfürst')
  await field(/^E-Mail-Adresse/).fill(email.replace('@', ''))
  await field(/^Postleitzahl/).fill('33602')
  await field(/^Tätigkeit/).fill('Blockwärterin')
  await field(/^Unternehmen/).fill('Bahnbau Teuto')
  await field(/^Von/).fill('04/2019')
  const send = page.getByRole('button', { name: 'E-Mail zur Bestätigung anfordern' })
  await send.click()
  await page.getByRole('alert').filter({ hasText: 'Das fehlt noch für deine Bewerbung' }).waitFor()
  await expect.poll(() => field(/^Nachname/).inputValue()).toBe('Freifrau von Hohenlohe-Schillingsfürst')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await field(/^E-Mail-Adresse/).fill(email)
  await send.click()
  await page.getByRole('heading', { name: 'Fast geschafft: Schau in dein Postfach' }).waitFor()
  await page.goto(await linkInMailTo(email, /^Bitte bestätigen/))
  await page.getByRole('button', { name: /absenden/ }).click()
  await page.getByText('Deine Bewerbung ist abgeschickt').waitFor()
  await context.close()
})
