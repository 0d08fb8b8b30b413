import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
const email = `katrin.hartmann.${run}@hartmann.example`
const company = `Hartmann Drehteile ${run} GmbH`

const TEXT = `Zur Verstärkung unseres jungen Teams suchen wir einen Zerspanungsmechaniker (m/w/d) in Vollzeit für unseren Standort Bielefeld.

Ihre Aufgaben
- Einrichten und Bedienen von CNC-Drehmaschinen
- Prüfen der gefertigten Teile

Ihr Profil
- abgeschlossene Ausbildung, Muttersprache Deutsch

Wir bieten
- 30 Tage Urlaub`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('from „Stelle ausschreiben“ to a posting online, with the preview before any account', {
  timeout: 180_000,
}, async () => {
  const started = Date.now()
  const admin = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  await outbox.open()
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  let fields = 0
  const fill = async (field: Locator, value: string) => {
    fields += 1
    await field.fill(value)
  }
  const check = async (name: RegExp) => {
    fields += 1
    await page.getByRole('checkbox', { name }).check()
  }

  await visitor.goTo('/')
  await page.getByRole('banner').getByRole('link', { name: 'Stelle ausschreiben' }).click()
  await visitor.heading(/^Fügen Sie Ihren Text ein/)
  await fill(page.getByLabel('Ihr Anzeigentext'), TEXT)
  await visitor.press('Text aufteilen und prüfen')
  await visitor.heading(/^Zerspanungsmechaniker/)
  await page.getByRole('heading', { name: 'So steht sie im Markt' }).waitFor()
  expect(fields).toBeLessThanOrEqual(8)

  // Beside the list, the page on a wide screen, in full on request, and on a phone.
  const preview = page.getByRole('region', { name: 'So steht sie im Markt' })
  await preview.getByText('Seite', { exact: true }).click()
  await preview.getByRole('button', { name: 'Groß ansehen' }).click()
  const large = page.getByRole('dialog', { name: 'So sieht Ihre Seite aus' })
  await large
    .getByText(/^Zerspanungs/)
    .first()
    .waitFor()
  await visitor.press('Schließen')
  await preview.getByText('Handy', { exact: true }).click()
  await preview.getByRole('region', { name: 'Vorschau auf dem Handy' }).waitFor()
  await preview.getByText('Liste', { exact: true }).click()

  await page.getByRole('button', { name: 'Ersetzen', exact: true }).first().click()
  await page.getByText('eingespielten Teams', { exact: true }).first().waitFor()
  await visitor.press('Rückgängig')
  await page.getByText('jungen Teams', { exact: true }).first().waitFor()
  await visitor.press('Alle ersetzen')
  await page.getByText('Muttersprache Deutsch').first().waitFor({ state: 'detached' })
  await visitor.press('Spanne nennen')
  await fill(page.getByRole('textbox', { name: 'Von', exact: true }), '3.400')
  await fill(page.getByRole('textbox', { name: 'Bis', exact: true }), '4.150')
  await visitor.press('Einsetzen')
  await page.getByText('Keine Hinweise offen').waitFor()

  await visitor.press('Weiter: Unternehmen angeben')
  await page.getByRole('heading', { name: 'Ihre Stelle kommt mit' }).waitFor()
  // What comes along decides the kind of account: it is said, and can be changed.
  await visitor.sees(/^Die geschriebene Stelle kommt mit/)
  expect(await page.getByRole('radio').count()).toBe(0)
  await fill(page.getByLabel(/^Vorname/), 'Katrin')
  await fill(page.getByLabel(/^Nachname/), 'Hartmann')
  await fill(page.getByLabel(/^Geschäftliche E-Mail-Adresse/), email)
  // Back to the ad and on again: name and address are still there.
  await page.goBack()
  await page.getByRole('heading', { name: 'So steht sie im Markt' }).waitFor()
  await page.goForward()
  await expect.poll(() => page.getByLabel(/^Geschäftliche E-Mail-Adresse/).inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel(/^Nachname/).inputValue()).toBe('Hartmann')
  await fill(page.getByLabel(/^Passwort/).first(), 'ein ganzer Satz als Passwort')
  await check(/^Ich stimme/)
  await visitor.press('Konto anlegen')
  await visitor.sees(email)

  await visitor.goTo(await outbox.linkIn(email, /E-Mail-Adresse bestätigen/))
  await visitor.isAt('/app/company/sepa')
  await page.getByText(/Tage kostenlos: Wer bis dahin kündigt, zahlt nichts/).waitFor()
  await fill(page.getByLabel(/^Name des Unternehmens/), company)
  await fill(page.getByLabel(/^Straße/), 'Gleisweg')
  await fill(page.getByLabel(/^Nr\./), '4')
  await fill(page.getByLabel(/^PLZ/), '33602')
  await fill(page.getByLabel(/^Ort/), 'Bielefeld')
  await fill(page.getByLabel(/^Kontoinhaber/), company)
  await fill(page.getByLabel(/^IBAN/), 'DE89 3704 0044 0532 0130 00')
  await check(/^Ich bin berechtigt/)
  await check(/^Ich handle als Unternehmen/)
  await visitor.press('Zahlungspflichtig bestellen')
  await visitor.isAt('/app/company')

  await page.getByText('wartet nur noch auf Ihr Profil').waitFor()
  // The text that was written is not asked for again.
  await page.getByRole('heading', { name: 'Noch eine Stelle?' }).waitFor()
  await visitor.follow('Unternehmensprofil anlegen')
  fields += 2
  await page.getByLabel(/^Branche/).selectOption('Industrie & Maschinenbau')
  await page.getByLabel(/^Größe/).selectOption('10-49')
  await visitor.press('Profil anlegen')
  await visitor.heading('Job-Posting bearbeiten')
  await page.getByRole('heading', { name: 'So sehen Bewerberinnen und Bewerber die Stelle' }).waitFor()
  await visitor.press('Veröffentlichen')
  await visitor.heading('Ihre Stelle ist online')
  await page.getByRole('img', { name: 'QR-Code mit dem Link zur Stelle' }).waitFor()
  await page.getByRole('link', { name: 'Logo hochladen' }).waitFor()
  expect(fields).toBeLessThan(25)

  // The overview of the first days says what to do until somebody applies, and praises no answers that nobody waits for.
  await visitor.follow('Zur Übersicht')
  await page.getByRole('heading', { name: 'Noch keine Bewerbung.' }).waitFor()
  expect(await page.getByText('pünktlich', { exact: true }).count()).toBe(0)
  await visitor.follow('Stelle teilen')
  await visitor.heading('Ihre Stelle ist online')
  expect(visitor.faults).toEqual([])
  process.stdout.write(`first ad: ${fields} fields, ${Math.round((Date.now() - started) / 1000)} s\n`)
})

test('an ad of a link that is gone says so, also where it would be taken over', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  for (const address of ['x'.repeat(43), 'unbekannt/uebernehmen']) {
    await visitor.goTo(`/stelle-ausschreiben/${address}`)
    const page = visitor.page.getByRole('main')
    await page.getByText('Diesen Entwurf gibt es nicht mehr').waitFor()
    await page.getByRole('link', { name: 'Text noch einmal einfügen' }).waitFor()
  }
})
