import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addDays, fromWallClock, toIsoDay } from '../../../src/lib/dates/dates.ts'
import { dayAfter, mondayOf } from '../../../src/lib/dates/days.ts'
import { offerInput } from '../../factories/offer.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { asHolderOf, linkInMailTo, publishPosting } from '../hiring/scene.ts'
import { Visitor } from '../visitor.ts'
import { CountingKeys } from './counting-keys.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
const password = 'ein ganzer Satz als Passwort'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// Two occupations: two alike postings of one company would be one card. No other test searches for them.
const CASES = [
  [390, 'Kürschner'],
  [1440, 'Segelmacher'],
] as const

describe.each(CASES)('with the keys alone, %i pixels wide', (width, occupation) => {
  test('from the home page over a dropped résumé to applied, a slot picked and an offer accepted', {
    timeout: 180_000,
  }, async () => {
    const { id } = await publishPosting(`${occupation} ${width} ${run} (m/w/d)`)
    const email = `lea.${width}.${run}@post.example`
    const visitor = await Visitor.open(browser, baseUrl)
    const { page } = visitor
    await page.setViewportSize({ width, height: 844 })
    const keys = new CountingKeys(page)

    await visitor.goTo('/')
    const chooser = page.waitForEvent('filechooser')
    await keys.press(/Datei wählen/)
    await (await chooser).setFiles({
      name: 'Lebenslauf.txt',
      mimeType: 'text/plain',
      buffer: resumeOf(email, occupation),
    })
    await visitor.isAt('/lebenslauf-treffer')
    await visitor.settled()
    await keys.follow(page.locator(`main a[href*="stelle=${id}"]`).first())
    await page.getByRole('heading', { name: 'Konto anlegen und bewerben' }).waitFor()
    await expect.poll(() => page.getByLabel('E-Mail-Adresse').inputValue()).toBe(email)
    await keys.press('Konto anlegen')
    await page.getByRole('heading', { name: 'Schau in dein Postfach' }).waitFor()
    await visitor.goTo(await linkInMailTo(email, /Dein Konto/))
    await keys.press(/^Konto anlegen/)
    await visitor.isAt(/^\/app\/applicant\/apply\//)
    await visitor.settled()
    await keys.press('Weiter zur Prüfung')
    await keys.press('Bewerbung absenden')
    await keys.fillLabelled(/^Passwort/, password)
    await keys.press('Passwort speichern')
    await visitor.sees('Passwort gespeichert')
    keys.report(`applicant at ${width}, applied`)

    const { items } = await asHolderOf(cookieOf(demo.companyAdmin)).application.list.query({ stelle: id })
    const applicationId = items[0]?.id ?? ''
    await offerSlots(id, applicationId, width)
    await visitor.goTo('/app/applicant')
    await keys.follow(page.getByRole('link', { name: new RegExp(occupation) }).first())
    await keys.press(/^(?:.*\s)?10:00\sUhr/)
    await visitor.sees('Termin zugesagt')
    keys.report(`applicant at ${width}, slot picked`)

    const offer = { ...offerInput(applicationId), from: 'interview' as const }
    await asHolderOf(cookieOf(demo.companyAdmin)).application.makeOffer.mutate(offer)
    await visitor.goTo('/app/applicant')
    await keys.press('Annehmen')
    await keys.press('Ja, annehmen')
    await visitor.sees('Deine Zusage')
    keys.report(`applicant at ${width}, offer accepted`)
    await visitor.leave()
  })

  test('from „Stelle ausschreiben“ without an account to „Ihre Stelle ist online“', { timeout: 180_000 }, async () => {
    const email = `ute.${width}.${run}@tasten.example`
    const company = `Tastenwerk ${width} ${run} GmbH`
    const visitor = await Visitor.open(browser, baseUrl)
    const { page } = visitor
    await page.setViewportSize({ width, height: 844 })
    const keys = new CountingKeys(page)

    await visitor.goTo('/stelle-ausschreiben')
    await keys.fill('Ihr Anzeigentext', AD)
    await keys.press('Text aufteilen und prüfen')
    await visitor.heading(/^Klavierstimmer/)
    await visitor.settled()
    keys.report(`company at ${width}, preview`)
    await keys.press('Alle ersetzen')
    await visitor.sees(/Ein Hinweis ist offen|Keine Hinweise offen/)
    await keys.press('Spanne nennen')
    await keys.fill('Von', '3.400')
    await keys.fill('Bis', '4.150')
    await keys.press('Einsetzen')
    await visitor.sees(/Keine Hinweise offen/)
    await keys.press('Weiter: Unternehmen angeben')
    await page.getByRole('heading', { name: 'Ihre Stelle kommt mit' }).waitFor()
    await keys.fill(/^Vorname/, 'Ute')
    await keys.fill(/^Nachname/, 'Sander')
    await keys.fill(/^Geschäftliche E-Mail-Adresse/, email)
    await keys.fillLabelled(/^Passwort/, password)
    await keys.check(/^Ich stimme/)
    await keys.press('Konto anlegen')
    await visitor.sees(email)

    await visitor.goTo(await linkInMailTo(email, /E-Mail-Adresse bestätigen/))
    await visitor.isAt('/app/company/sepa')
    await visitor.settled()
    await keys.fill(/^Name des Unternehmens/, company)
    await keys.fill(/^Straße/, 'Gleisweg')
    await keys.fill(/^Nr\./, '4')
    await keys.fill(/^PLZ/, '33602')
    await keys.fill(/^Ort/, 'Bielefeld')
    await keys.fill(/^Kontoinhaber/, company)
    await keys.fill(/^IBAN/, 'DE89 3704 0044 0532 0130 00')
    await keys.check(/^Ich bin berechtigt/)
    await keys.check(/^Ich handle als Unternehmen/)
    await keys.press('Zahlungspflichtig bestellen')
    await visitor.isAt('/app/company')
    await visitor.settled()
    await keys.follow(page.getByRole('link', { name: 'Unternehmensprofil anlegen' }).first())
    await visitor.isAt('/app/company/profile')
    await visitor.settled()
    await keys.choose(/^Branche/, 'Industrie')
    await keys.choose(/^Größe/, '10')
    await keys.press('Profil anlegen')
    await visitor.heading('Job-Posting bearbeiten')
    await visitor.settled()
    await keys.press('Veröffentlichen')
    await visitor.heading('Ihre Stelle ist online')
    keys.report(`company at ${width}, online`)
    expect(keys.fields).toBeLessThan(25)
    await visitor.leave()
  })
})

const AD = `Zur Verstärkung unseres jungen Teams suchen wir einen Klavierstimmer (m/w/d) in Vollzeit für unseren Standort Bielefeld.

Ihre Aufgaben
- Stimmen von Klavieren und Flügeln
- Prüfen der Mechanik

Ihr Profil
- abgeschlossene Ausbildung, Muttersprache Deutsch

Wir bieten
- 30 Tage Urlaub`

function resumeOf(email: string, occupation: string): Buffer {
  return Buffer.from(`Lebenslauf

Lea Amann
Lindenstraße 4, 33602 Bielefeld
E-Mail: ${email}

Berufserfahrung
2019 – heute	${occupation}in, Klangwerk GmbH, Bielefeld
- Bauen und Stimmen von Instrumenten

Ausbildung
2012 – 2015	Ausbildung zur ${occupation}in, Berufskolleg Bielefeld`)
}

/** Two free slots on a Thursday of their own, offered for an interview. */
async function offerSlots(jobPostingId: string, applicationId: string, width: number): Promise<void> {
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const weeks = width === 390 ? 30 : 31
  const day = dayAfter(mondayOf(toIsoDay(addDays(new Date(), 7 * weeks))), 3)
  const { members } = await company.application.slotChoices.query()
  await company.application.createSlots.mutate({
    slots: ['09:00', '10:00'].map((time) => ({
      id: randomUUID(),
      startsAt: fromWallClock(`${day}T${time}`) ?? new Date(),
    })),
    ...{ jobPostingId, applicationIds: [], durationMinutes: 45, bufferMinutes: 15, mode: 'onsite', location: 'Tor 2' },
    interviewerIds: members.filter(({ isMe }) => isMe).map(({ id }) => id),
  })
  await company.application.invite.mutate({
    ...{ id: randomUUID(), applicationId, mode: 'onsite', location: '', durationMinutes: 45 },
    ...{ times: [], offersSlots: true, message: 'Suchen Sie sich eine Zeit aus.', payText: null },
  })
}
