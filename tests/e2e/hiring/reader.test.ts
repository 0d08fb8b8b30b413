import { expect, inject, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Outbox } from '../journey/outbox.ts'
import { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)

test('a head of department reads the applications to one posting, notes and rates, and finds nothing else', async () => {
  const browser = await launchBrowser()
  try {
    const [posting, other] = [await publishPosting(`Fahrdienst ${run} (m/w/d)`), await publishPosting(`Kantine ${run}`)]
    const person = await applyAsGuest(posting.id, ['Edda', 'Grothe'])
    const hidden = await applyAsGuest(other.id, ['Kuno', 'Ahrens'])
    const boss = await Visitor.open(browser, baseUrl)
    await boss.signIn(demo.companyAdmin, 'demo-stellwerk-2026')
    await boss.goTo('/app/company/members')
    await boss.press('Kollegen einladen')
    const email = `fachbereich.${run}@post.example`
    await boss.fill(/^E-Mail-Adresse/, email)
    const dialog = boss.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Nur lesen/ }).check()
    await dialog.getByRole('button', { name: 'Einladen' }).click()
    await dialog.getByText('Bitte wählen Sie die Stelle').first().waitFor()
    await dialog.getByLabel(/^Welche Stelle/).selectOption({ label: posting.title })
    await dialog.getByRole('button', { name: 'Einladen' }).click()
    await boss.sees('Einladung gesendet')
    await boss.sees(`Bewerbungen zu „${posting.title}“`)

    const outbox = new Outbox(await Visitor.open(browser, baseUrl))
    await outbox.open()
    const reader = await Visitor.open(browser, baseUrl)
    const { page } = reader
    await reader.goTo(await outbox.linkIn(email, /Einladung zu/))
    await reader.sees(/Bewerbungen zu einer Stelle lesen/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Konto anlegen/ })
      .click()
    await reader.settled()
    await reader.fillName('Ines Fachfrau')
    await reader.fill(/E-Mail-Adresse/, email)
    await reader.fill(/^Passwort/, 'ein ganzer Satz als Passwort')
    await page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
    await reader.press('Konto anlegen')
    await reader.sees(email)
    await reader.goTo(await outbox.linkIn(email, /bestätigen/))
    await reader.settled()
    await reader.press('Einladung annehmen')
    await reader.isAt('/app/company')
    await reader.sees(`Sie lesen die Bewerbungen zu „${posting.title}“ mit.`)
    expect(await page.getByText(hidden.name).count()).toBe(0)
    const menu = page.getByRole('navigation', { name: 'Bereich' })
    const places = async () => (await menu.first().getByRole('link').allTextContents()).map((text) => text.trim())
    await expect.poll(places).toEqual(['Übersicht', 'Bewerbungen'])

    for (const path of ['job-postings', 'members', 'messages', 'profile', 'billing', 'templates']) {
      await reader.goTo(`/app/company/${path}`)
      await reader.isAt('/app/company')
    }
    await reader.goTo(`/app/company/applications?bewerbung=${person.applicationId}`)
    const detail = page.getByRole('region', { name: 'Bewerbung', exact: true })
    await detail.getByRole('heading', { level: 2, name: person.name }).waitFor()
    await expect
      .poll(() => detail.getByRole('tab').allTextContents())
      .toEqual(['Überblick', 'Lebenslauf', 'Team', 'Verlauf'])
    for (const name of ['Absagen', 'Zum Gespräch einladen', 'Nachricht senden']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    }
    await detail.getByRole('tab', { name: /^Team/ }).click()
    await detail.getByLabel('Neue Notiz').fill('Kann unsere Linie fahren.')
    await detail.getByRole('button', { name: 'Notiz speichern' }).click()
    await detail.getByRole('listitem').getByText('Kann unsere Linie fahren.').waitFor()
    await detail.getByText('4', { exact: true }).click()
    await reader.goTo(`/app/company/applications?bewerbung=${hidden.applicationId}`)
    await detail.getByRole('alert').waitFor()
    expect(await page.getByText(hidden.name).count()).toBe(0)
    // Not a word about what the person released: reading it is not this role's.
    const people = asHolderOf(cookieOf(demo.companyAdmin)).application
    const { applicantProfileId } = await people.byId.query({ id: person.applicationId })
    await reader.goTo(`/resume/${applicantProfileId}`)
    await page.getByRole('heading', { level: 2, name: 'Diese Seite öffnen Ihre Kolleginnen' }).waitFor()
    expect(await page.getByText(person.name).count()).toBe(0)
    await page.getByRole('link', { name: 'Bewerbungen ansehen' }).click()
    await reader.isAt('/app/company/applications')
    await reader.leave()

    // The admin gives another role, and the same person works on everything.
    const row = boss.page.getByRole('row').filter({ hasText: email })
    await boss.goTo('/app/company/members')
    await row.getByLabel(/^Rolle von/).selectOption({ label: 'Recruiting' })
    await row.getByText('Stellen und Bewerbungen').waitFor()
    await boss.leave()
    const company = await openAs(browser, cookieOf(demo.companyAdmin))
    await company.goTo(`/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`)
    await company.page.getByRole('tab', { name: /^Team/ }).click()
    await company.sees('Kann unsere Linie fahren.')
    await company.leave()
  } finally {
    await browser.close()
  }
})
