import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, publishPosting } from '../hiring/scene.ts'
import { Keys } from '../keyboard/keys.ts'
import type { Visitor } from '../visitor.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)
const DEMO_PASSWORD = 'demo-stellwerk-2026'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Fills the form of a report, first with what is missing. */
async function report(visitor: Visitor, email: string, thanks: string): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.heading('Inhalt melden')
  await visitor.settled()
  await keys.fill(/^Name/, 'Erika Muster')
  await keys.fill(/^Erklärung/, 'Zu kurz')
  await keys.press('Meldung absenden')
  await visitor.sees('Bitte einen Grund auswählen.')
  await expect.poll(() => visitor.page.getByLabel(/^Erklärung/).inputValue()).toBe('Zu kurz')
  await expectUsable(visitor)
  await keys.pick(/^Betrug/, /^Irreführend|^Betrug/)
  await keys.fill(/^Erklärung/, `Die Angaben stimmen nachweislich nicht (${run}).`)
  await keys.fill(/^E-Mail-Adresse/, email)
  await keys.check(/^Ich bin überzeugt/)
  await keys.press('Meldung absenden')
  await visitor.sees(thanks)
  await keys.keepsPlace()
  await expectUsable(visitor)
}

/** An admin decides on the newest report with this address. */
async function decide(admin: Visitor, email: string, decision: RegExp, facts: string): Promise<string> {
  const keys = new Keys(admin.page)
  await admin.goTo(`/super/reports/${await reportFrom(email)}`)
  await keys.press('Entscheiden und mitteilen')
  await admin.sees('Bitte entscheiden Sie.')
  await expectUsable(admin)
  await keys.pick(/^Kein Verstoß/, decision)
  await keys.fill(/^Vorschrift/, 'Ziffer 4 der AGB')
  await keys.fill(/^Begründung/, facts)
  await keys.press('Entscheiden und mitteilen')
  await admin.sees(/^Entschieden\./)
  await keys.keepsPlace()
  await expectUsable(admin)
  return admin.path
}

/** The id of the open report with this address, on whichever page: others report as well. */
async function reportFrom(email: string): Promise<string> {
  const { moderation } = asHolderOf(cookieOf(demo.platformAdmin))
  for (let page = 1; ; page += 1) {
    const { rows } = await moderation.list.query({ page })
    if (rows.length === 0) throw new Error(`no report from ${email}`)
    for (const { id } of rows) {
      const found = await moderation.byId.query({ id })
      if (found.reporterEmail === email) return id
    }
  }
}

/** The person behind the link objects; the one who decided cannot answer, the second admin does. */
async function object(visitor: Visitor, admin: Visitor, auditor: Visitor, path: string, answer: string): Promise<void> {
  const keys = new Keys(visitor.page)
  await keys.fill(/^Warum ist die Entscheidung falsch/, 'Nein')
  await keys.press('Beschwerde absenden')
  await visitor.sees(/in mindestens 20 Zeichen/)
  await keys.fill(/^Warum ist die Entscheidung falsch/, 'Alle Angaben stimmen, die Zeugnisse liegen bei.')
  await keys.press('Beschwerde absenden')
  await visitor.sees(/^Die Beschwerde vom/)
  await keys.keepsPlace()
  await expectUsable(visitor)
  await admin.goTo(path)
  await admin.sees('Darüber entscheidet eine andere Person')
  expect(await admin.page.getByRole('button', { name: 'Beschwerde beantworten' }).count()).toBe(0)
  await expectUsable(admin)
  const office = new Keys(auditor.page)
  await auditor.goTo(path)
  await office.press('Beschwerde beantworten')
  await auditor.sees('Bitte entscheiden Sie.')
  await office.pick(/^Begründet/, /^Begründet/)
  await office.fill(/^Antwort/, answer)
  await expectUsable(auditor)
  await office.press('Beschwerde beantworten')
  await auditor.sees(/^Begründet, \d/)
  await office.keepsPlace()
  // The link stays, and says what became of it.
  await visitor.goTo(visitor.path)
  await visitor.sees(/^Über die Beschwerde vom .* ist entschieden: begründet/)
  await visitor.page.getByText(answer).first().waitFor()
  await expectUsable(visitor)
}

test('a résumé is reported by a company, hidden, and comes back after the objection of its owner', {
  timeout: 180_000,
}, async () => {
  const posting = await publishPosting(`Gleisbauerin ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Ronja', `Redlich${run}`])
  const { applicantProfileId } = await asHolderOf(cookieOf(demo.companyAdmin)).application.byId.query({
    id: person.applicationId,
  })
  const email = `personal.${run}@post.example`
  const company = await openNarrow(browser, cookieOf(demo.companyAdmin))
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const auditor = await openNarrow(browser, '')
  const owner = await openNarrow(browser, person.cookie)
  await auditor.signIn('revision@demo.stellwerk.example', DEMO_PASSWORD)
  await company.goTo(`/resume/${applicantProfileId}`)
  await new Keys(company.page).follow(company.page.getByRole('link', { name: 'Melden' }))
  await report(company, email, 'Danke, Ihre Meldung ist da.')
  const path = await decide(admin, email, /^Entfernen/, 'Die Zeugnisse im Lebenslauf sind nicht echt.')
  await owner.goTo(await linkInMailTo(person.email, /^Dein Lebenslauf ist nicht mehr zu finden/))
  await owner.sees('Die Zeugnisse im Lebenslauf sind nicht echt.')
  await object(owner, admin, auditor, path, 'Die Zeugnisse sind echt; wir haben uns geirrt.')
  await linkInMailTo(email, /^Zu Ihrer Meldung/)
  for (const each of [company, admin, auditor, owner]) await each.leave()
})

test('a company is reported and stays when nothing is wrong; who reported objects, and a second admin answers', {
  timeout: 180_000,
}, async () => {
  const email = `firma.${run}@post.example`
  const visitor = await openNarrow(browser, '')
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  await visitor.goTo('/search/companies')
  await visitor.page.locator('main a[href^="/company/"]').first().click()
  await visitor.isAt(/^\/company\//)
  await new Keys(visitor.page).follow(visitor.page.getByRole('link', { name: 'Unternehmen melden' }))
  await report(visitor, email, 'Danke, deine Meldung ist da.')
  const path = await decide(admin, email, /^Kein Verstoß/, 'Register und Anschrift stimmen mit dem Profil überein.')
  await visitor.goTo(await linkInMailTo(email, /^Zu deiner Meldung/))
  await visitor.sees('Register und Anschrift stimmen mit dem Profil überein.')
  const keys = new Keys(visitor.page)
  await keys.fill(/^Warum ist die Entscheidung falsch/, 'Unter dieser Anschrift steht nur ein Briefkasten.')
  await keys.press('Beschwerde absenden')
  await visitor.sees(/^Die Beschwerde vom/)
  await admin.goTo(path)
  await admin.sees('Darüber entscheidet eine andere Person')
  const auditor = await openNarrow(browser, '')
  await auditor.signIn('revision@demo.stellwerk.example', DEMO_PASSWORD)
  await auditor.goTo(path)
  const office = new Keys(auditor.page)
  await office.pick(/^Begründet/, /^Zurückgewiesen/)
  await office.fill(/^Antwort/, 'Wir waren vor Ort: Es ist ein Büro mit Menschen.')
  await office.press('Beschwerde beantworten')
  await auditor.sees(/^Zurückgewiesen, \d/)
  await linkInMailTo(email, /^Entscheidung über die Beschwerde/)

  // The public report counts what has just happened, and says for when.
  await visitor.goTo('/transparency')
  await visitor.sees(/^Zeitraum: 01\.01\.\d{4} bis/)
  await visitor.sees(/im Mittel \(Median\): .*, aus \d+ Entscheidung/)
  await expectUsable(visitor)
  await admin.goTo('/super/register')
  await admin.sees(/^Meldungen und Beschwerden/)
  await expectUsable(admin)
  for (const each of [visitor, admin, auditor]) await each.leave()
})
