import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import type { Outbox } from './outbox.ts'

export type ApplicantAccount = { name: string; email: string; password: string }

export const coverLetter = 'Guten Tag, Weichen haben mich schon als Kind beschäftigt.'

/** The smallest valid PDF. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** A visitor without an account finds the posting by a word of its text and by place, and opens it. */
export async function findPosting(visitor: Visitor, word: string, place: string, path: string): Promise<void> {
  const { page } = visitor
  await visitor.goTo('/')
  await page.getByLabel('Was?').fill(word)
  await page.getByLabel('Wo?').fill(place)
  await page.getByRole('button', { name: 'Jobs finden' }).click()
  await visitor.isAt('/search/jobs')
  await visitor.settled()
  const hit = page.locator(`main a[href="${path}"]`).first()
  await untilLoaded(visitor, hit)
  await hit.click()
  await page.getByRole('link', { name: 'Eigene Seite' }).click()
  await visitor.isAt(path)
}

/** Loads the page again until something is there: the search knows a posting a moment after it was published. */
export async function untilLoaded(visitor: Visitor, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await target.count()) > 0) return true
      await visitor.page.reload()
      await visitor.settled()
      return false
    })
    .toBe(true)
}

export async function registerApplicant(visitor: Visitor, outbox: Outbox, account: ApplicantAccount): Promise<void> {
  await visitor.goTo('/auth/register')
  await visitor.fillName(account.name)
  await visitor.fill(/^E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await visitor.press('Konto anlegen')
  await visitor.sees(account.email)
  await visitor.goTo(await outbox.linkIn(account.email, /E-Mail-Adresse bestätigen/))
  await visitor.isAt('/app/applicant')
}

export async function createProfile(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.sees('Leg deinen Lebenslauf auf, dann kommen die Stellen.')
  await visitor.goTo('/app/applicant/profile')
  await visitor.heading('Mein Profil')
  await page.getByRole('combobox', { name: /^Wohnort/ }).fill('33605')
  await page.getByRole('option', { name: /33605/ }).first().click()
  // Nothing is preselected: without a choice the profile is not accepted.
  await visitor.press('Profil speichern')
  await visitor.sees('Bitte entscheide, wer deinen Lebenslauf sehen darf.')
  await page.getByRole('radio', { name: /^Sichtbar/ }).check()
  await visitor.press('Profil speichern')
  await visitor.sees(/Profil gespeichert/)
}

/** Experience, education, skills and languages; the editor saves by itself. */
export async function writeResume(visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor
  await visitor.goTo('/app/applicant/resumes/create')
  await visitor.heading('Lebenslauf anlegen')
  await visitor.fill(/^Titel/, title)
  await visitor.press('Lebenslauf anlegen')
  await visitor.isAt(/^\/app\/applicant\/resumes\/[0-9a-f-]{36}$/)
  await section(visitor, 'Berufserfahrung')
  await visitor.press('Station ergänzen')
  await visitor.fill(/^Tätigkeit/, 'CNC-Dreherin')
  await visitor.fill(/^Unternehmen/, 'Dreherei am Teuto')
  await visitor.fill(/^Von/, '04/2019')
  await page.getByRole('checkbox', { name: 'Hier arbeite ich aktuell' }).check()
  await section(visitor, 'Ausbildung')
  await page.getByRole('button', { name: /ergänzen$/ }).click()
  await visitor.fill(/^Abschluss oder Ausbildung/, 'Zerspanungsmechanikerin')
  await visitor.fill(/^Schule, Hochschule oder Betrieb/, 'Berufskolleg Bielefeld')
  await visitor.fill(/^Von/, '08/2015')
  await visitor.fill(/^Bis/, '01/2019')
  await section(visitor, 'Kenntnisse')
  await visitor.press('Kenntnis ergänzen')
  await visitor.fill('Kenntnis', 'Weichenantriebe')
  await section(visitor, 'Sprachen')
  await page.getByRole('button', { name: /ergänzen$/ }).click()
  await visitor.fill('Sprache', 'Deutsch')
  await page
    .getByLabel(/^Niveau/)
    .filter({ visible: true })
    .first()
    .selectOption('native')
  await visitor.sees(/^Gespeichert um/)
  await visitor.goTo('/app/applicant/resumes')
  await visitor.sees(title)
}

export async function apply(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor
  await visitor.goTo(path)
  await visitor.follow('Jetzt bewerben')
  await visitor.isAt(/^\/app\/applicant\/apply\//)
  await visitor.fill(/^Anschreiben/, coverLetter)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>kein PDF') })
  await visitor.sees('Diese Datei ist kein lesbares PDF, JPG oder PNG. Bitte eine andere wählen.')
  await page.getByRole('button', { name: /zeugnis\.pdf/ }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('zeugnis.pdf').waitFor()
  await page.locator('progress').waitFor({ state: 'detached' })
  await visitor.press('Weiter zur Prüfung')
  await visitor.sees('Stimmt alles?')
  await visitor.press('Bewerbung absenden')
  await visitor.sees('Deine Bewerbung ist unterwegs')
}

async function section(visitor: Visitor, name: string): Promise<void> {
  await visitor.page
    .getByRole('navigation', { name: 'Abschnitte' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await visitor.page.getByRole('heading', { name }).first().waitFor()
}
