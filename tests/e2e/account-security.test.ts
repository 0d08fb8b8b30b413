import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { registerCompany } from './journey/company-steps.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const DEMO_PASSWORD = 'demo-stellwerk-2026'
const baseUrl = inject('baseUrl')
/** Passkeys belong to a name; on this machine that is localhost. */
const namedUrl = baseUrl.replace('127.0.0.1', 'localhost')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a passkey is set up, signs in without a password, and is removed', async () => {
  const person = await Visitor.open(browser, namedUrl)
  const devtools = await person.context.newCDPSession(person.page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await person.signIn(demo.companyMember, DEMO_PASSWORD)
  await person.goTo('/app/account?delete=used-or-made-up')
  // Without an answer the link may still be good: it stays for another try.
  await person.page.route('**/api/auth/delete-user', (route) => route.abort(), { times: 1 })
  await person.press('Konto endgültig löschen')
  await person.page
    .getByRole('alert')
    .filter({ hasText: /^Keine Verbindung/ })
    .waitFor()
  await person.press('Konto endgültig löschen')
  await person.page.getByRole('alert').filter({ hasText: /Link/ }).waitFor()
  await person.goTo('/app/account')
  await person.press('Passkey einrichten')
  await person.sees(/Eingerichtet am/)
  await person.press('Von diesem Gerät abmelden')
  await person.isAt(/^\/(auth\/login)?$/)
  await person.goTo('/auth/login')
  await person.press('Mit Passkey anmelden')
  await person.isAt(/^\/app/)
  await person.goTo('/app/account')
  await person.press(/^Passkey .* entfernen$/)
  await person.press('Entfernen')
  await person.page.getByText(/Eingerichtet am/).waitFor({ state: 'detached' })
  await person.leave(/ERR_FAILED/)
})

test.each([
  [demo.platformAdmin, /^Wir löschen Ihr Konto mit .* Was Sie als Plattform-Admin getan haben, bleibt im Protokoll\.$/],
  [
    demo.companyAdmin,
    /^Wir löschen Ihr Konto\. .* ohne weitere Kollegen enden Tarif und Stellen, und die Ansprechperson verschwindet von der öffentlichen Seite\./,
  ],
  [demo.applicant, /^Wir löschen Profil, Lebensläufe, Bewerbungen und Nachrichten\.$/],
])('%s reads what deleting the account deletes, on the page and when asked', async (who, lost) => {
  const person = await Visitor.open(browser, baseUrl)
  await person.context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
  await person.goTo('/app/account')
  const said = await person.page.getByText(lost).textContent()
  expect(said).toMatch(lost)
  await person.press('Konto löschen')
  const dialog = person.page.getByRole('alertdialog')
  await dialog.getByText(`${said} Zur Sicherheit fragen wir vorher per E-Mail an ${who} nach.`).waitFor()
  await dialog.getByRole('button', { name: 'Konto behalten' }).click()
  await person.leave()
})

test('from an invitation to the first sign-in of a colleague', async () => {
  const boss = await Visitor.open(browser, baseUrl)
  const admin = await Visitor.open(browser, baseUrl)
  const colleague = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  const email = `neue.kollegin.${Date.now().toString(36)}@post.example`
  await boss.signIn(demo.companyAdmin, DEMO_PASSWORD)
  await boss.goTo('/app/company/members')
  await boss.press('Kollegen einladen')
  await boss.fill(/^E-Mail-Adresse/, email)
  await boss.press('Einladen')
  await boss.sees('Einladung gesendet')
  await outbox.open()
  await colleague.goTo(await outbox.linkIn(email, /Einladung zu/))
  // The page's header has such a link, too, which does not lead back.
  await colleague.page
    .getByRole('main')
    .getByRole('link', { name: /registrieren|Konto anlegen/i })
    .click()
  await colleague.isAt('/auth/register')
  await colleague.settled()
  await colleague.fillName('Neue Kollegin')
  await colleague.fill(/E-Mail-Adresse/, email)
  await colleague.fill(/^Passwort/, 'ein ganzer Satz als Passwort')
  await colleague.page.getByRole('meter', { name: 'Stärke des Passworts' }).waitFor()
  await colleague.page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await colleague.press('Konto anlegen')
  await colleague.sees(email)
  await colleague.goTo(await outbox.linkIn(email, /bestätigen/))
  await colleague.isAt(/^\/invitation\//)
  await colleague.settled()
  await colleague.press('Einladung annehmen')
  await colleague.isAt('/app/company')
  await boss.goTo('/app/company/members')
  await boss.sees(email)
  await Promise.all([boss.leave(), admin.leave(), colleague.leave()])
})

test('who does not want to book after all takes their data along and deletes the account', async () => {
  const person = await Visitor.open(browser, baseUrl)
  const admin = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  await outbox.open()
  const account = {
    name: 'Jana Wendt',
    company: 'Wendt Stahlbau',
    email: `jana.${Date.now().toString(36)}@wendt.example`,
    password: 'ein ganzer Satz als Passwort',
  }
  await registerCompany(person, outbox, account)
  await person.page.getByText('Doch nicht buchen? Konto löschen').click()
  const download = person.page.waitForEvent('download')
  await person.follow('Meine Daten herunterladen')
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await person.press('Konto löschen')
  await person.press('E-Mail anfordern')
  await person.sees(`Die E-Mail ist an ${account.email} unterwegs.`)
  await person.goTo('/app/account?delete=used-or-made-up')
  await person.press('Konto endgültig löschen')
  await person.page.getByRole('alert').filter({ hasText: /Link/ }).waitFor()
  // The mail leads to the account page, which is closed to people without billing: the question is carried along.
  await person.goTo(await outbox.linkIn(account.email, /^Löschung des Kontos/))
  await person.isAt('/app/company/sepa')
  await person.press('Konto endgültig löschen')
  await person.isAt('/auth/login')
  await person.fill(/^E-Mail-Adresse/, account.email)
  await person.fill(/^Passwort/, account.password)
  await person.press('Anmelden')
  await person.sees(/E-Mail-Adresse oder Passwort/)
  await Promise.all([person.leave(/401/), admin.leave()])
})

test('a mistyped address is put right without telling everything again', async () => {
  const person = await Visitor.open(browser, baseUrl)
  const { page } = person
  await person.goTo('/auth/register')
  await person.fillName('Mira Sommer')
  await person.fill(/^E-Mail-Adresse/, `mira.${Date.now().toString(36)}@post.exampel`)
  await person.fill(/^Passwort/, 'ein ganzer Satz als Passwort')
  await page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await person.press('Konto anlegen')
  await person.heading('Fast geschafft')
  await person.press('Andere Adresse angeben')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Registrieren')
  await expect.poll(() => page.getByLabel(/^Vorname/).inputValue()).toBe('Mira')
  await expect.poll(() => page.getByLabel(/^Nachname/).inputValue()).toBe('Sommer')
  await expect.poll(() => page.getByLabel(/^E-Mail-Adresse/).inputValue()).toMatch(/@post\.exampel$/)
  const password = page.getByLabel(/^Passwort/).first()
  await expect.poll(() => password.inputValue()).toBe('')
  await person.leave()
})
