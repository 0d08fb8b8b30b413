import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  endOtherSessions,
  looksAgain,
  pressTwice,
  refused,
  savesAfterLostConnection,
  secondOneIsTold,
  stillSays,
} from './bad-input/steps.ts'
import { launchBrowser } from './browser.ts'
import { runJob } from './hiring/scene.ts'
import { createProfile, registerApplicant, untilLoaded, writeResume } from './journey/applicant-steps.ts'
import { createCompanyProfile, fillBilling, publishPosting, registerCompany } from './journey/company-steps.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
const password = 'ein ganzer Satz als Passwort'
const ute = { name: 'Ute Sander', company: 'Signalbau Herford GmbH', email: `ute.${run}@signalbau.example`, password }
const miriam = { name: 'Miriam Yıldız', email: `miriam.${run}@brief.example`, password }

let browser: Browser
let outbox: Outbox
let admin: Visitor
let company: Visitor
let colleague: Visitor
let applicant: Visitor
let secondDevice: Visitor
let posting = ''
let verificationLink = ''

beforeAll(async () => {
  browser = await launchBrowser()
  ;[admin, company, colleague, applicant, secondDevice] = await Promise.all([
    Visitor.open(browser, baseUrl),
    Visitor.open(browser, baseUrl),
    Visitor.open(browser, baseUrl),
    Visitor.open(browser, baseUrl),
    Visitor.open(browser, baseUrl),
  ])
  outbox = new Outbox(admin)
  await outbox.open()
})
afterAll(async () => {
  await browser.close()
  await rm(await folder, { recursive: true })
})

const folder = mkdtemp(join(tmpdir(), 'stellwerk-'))

/** Path of a file to choose: passing many megabytes as bytes to the browser takes long. */
async function fileOnDisk(name: string, content: Buffer): Promise<string> {
  const path = join(await folder, name)
  await writeFile(path, content)
  return path
}

test('"Zahlungspflichtig bestellen" pressed twice orders once', async () => {
  await registerCompany(company, outbox, ute)
  verificationLink = await outbox.linkIn(ute.email, /E-Mail-Adresse bestätigen/)
  await fillBilling(company, ute, 'DE89 3704 0044 0532 0130 00')
  await pressTwice(company, 'Zahlungspflichtig bestellen')
  await company.isAt('/app/company')
  await company.page.goBack()
  await company.isAt('/app/company')
  // The job sends it with its PDF.
  const orders = async () => {
    await runJob('documents')
    return outbox.count(ute.email, /^Ihre Bestellung/)
  }
  await expect.poll(orders, { timeout: 60_000, interval: 1_000 }).toBe(1)
  await createCompanyProfile(company, ute)
  posting = await publishPosting(company, { title: 'Signalmechaniker', task: 'Sie stellen Signale.' })
})

describe('two browsers at the same thing', () => {
  test('posting and company profile', async () => {
    await colleague.signIn(ute.email, password)
    await secondOneIsTold([company, colleague], {
      path: posting.replace('/job-posting/', '/app/company/job-postings/'),
      label: /^Ihre Referenznummer/,
      texts: ['SIG-1', 'SIG-2'],
      button: 'Änderungen veröffentlichen',
      saved: /Änderungen veröffentlicht/,
      told: /Sie haben diese Stelle inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert\./,
    })
    await secondOneIsTold([company, colleague], {
      path: '/app/company/profile',
      label: /^Straße/,
      texts: ['Gleisweg', 'Bahnweg'],
      button: /speichern$/,
      saved: /Profil gespeichert/,
      told: /Sie haben das Unternehmensprofil inzwischen in einem anderen Fenster .* geändert\. Ihre Eingaben hier sind noch da\./,
    })
  })

  test('applicant profile and résumé', async () => {
    await registerApplicant(applicant, outbox, miriam)
    await createProfile(applicant)
    await writeResume(applicant, 'Signale und Weichen')
    await secondDevice.signIn(miriam.email, password)
    await secondOneIsTold([applicant, secondDevice], {
      path: '/app/applicant/profile',
      label: /^Nachname/,
      texts: ['Yıldız-Brandt', 'Brandt'],
      button: 'Profil speichern',
      saved: /Profil gespeichert/,
      told: /Du hast dein Profil inzwischen anderswo geändert\. Deine Eingaben sind noch da\./,
    })
    await applicant.goTo('/app/applicant/resumes')
    await applicant.page.locator('main a[href*="/applicant/resumes/"]:not([href$="create"])').first().click()
    await applicant.isAt(/resumes\/[0-9a-f-]{36}/)
    await secondOneIsTold([applicant, secondDevice], {
      path: applicant.path,
      label: /^Kurzprofil \(/,
      texts: ['Neun Jahre an Signalen.', 'Zehn Jahre an Weichen.'],
      button: 'Speichern',
      saved: /^Gespeichert um/,
      told: /Du hast diesen Lebenslauf inzwischen anderswo geändert/,
    })
    await secondDevice.press('Meine Fassung behalten')
    await secondDevice.sees(/^Gespeichert um/)
  })
})

test('a lost connection while saving keeps the input, says so, and saving again works', async () => {
  await applicant.goTo('/app/applicant/profile')
  await savesAfterLostConnection(applicant, {
    label: /^Telefon/,
    text: '0521 123456',
    button: 'Profil speichern',
    saved: /Profil gespeichert/,
  })
  await company.goTo('/app/company/profile')
  await savesAfterLostConnection(company, {
    label: /^Straße/,
    text: 'Signalweg',
    button: /speichern$/,
    saved: /Profil gespeichert/,
  })
})

describe('an application', () => {
  test('tells what is wrong with a file, is sent once by two presses, and cannot be sent again by going back', async () => {
    const { page } = applicant
    await applicant.goTo(posting.replace('/job-posting/', '/app/applicant/apply/'))
    const files = page.locator('input[type=file]')
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000), Buffer.from('\n%%EOF')])
    await files.setInputFiles(await fileOnDisk('riesig.pdf', large))
    await applicant.sees('Die Datei ist zu groß. Erlaubt sind höchstens 10\u00a0MB.')
    const huge = Buffer.concat([large, Buffer.alloc(4_000_000)])
    await files.setInputFiles(await fileOnDisk('gewaltig.pdf', huge))
    await applicant.sees('Das ist zu groß. Eine Datei darf höchstens 10\u00a0MB haben.')
    await files.setInputFiles({ name: 'falsch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
    await applicant.sees('Diese Datei ist kein lesbares PDF, JPG oder PNG. Bitte eine andere wählen.')
    await applicant.fill(/^Anschreiben/, 'Guten Tag,\nSignale sind mein Leben.')
    await applicant.press('Weiter zur Prüfung')
    await applicant.sees('Nicht alle Dateien sind angekommen.')
    for (const name of ['riesig', 'gewaltig', 'falsch']) await applicant.press(`${name}.pdf entfernen`)
    // The pressed button is gone with its file; the focus is not lost to the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dateien auswählen')
    await page.route('**/application.upload*', (route) => route.abort(), { times: 1 })
    await files.setInputFiles({
      name: 'zeugnis.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await applicant.press('zeugnis.pdf noch einmal hochladen')
    await page.getByRole('button', { name: 'zeugnis.pdf entfernen' }).waitFor()
    await page.locator('progress').waitFor({ state: 'detached' })
    await applicant.press('Weiter zur Prüfung')
    await applicant.sees('Stimmt alles?')
    await applicant.sees('zeugnis.pdf')
    await pressTwice(applicant, 'Bewerbung absenden')
    await applicant.sees('Deine Bewerbung ist unterwegs')
    await page.goBack()
    await applicant.goTo(posting.replace('/job-posting/', '/app/applicant/apply/'))
    await applicant.sees('Du hast dich auf diese Stelle schon beworben.')
    await applicant.goTo('/app/applicant/applications')
    await expect.poll(() => page.getByRole('article', { name: /Signalmechaniker/ }).count()).toBe(1)
    await expect.poll(() => outbox.count(miriam.email, /^Deine Bewerbung ist angekommen/)).toBe(1)
  })

  test('gets one message by two presses', async () => {
    await company.goTo('/app/company/applications')
    await company.follow(/Miriam/)
    await company.page.getByRole('tab', { name: 'Nachrichten' }).click()
    await company.fill('Ihre Nachricht', 'Kommen Sie am Montag?')
    await pressTwice(company, 'Nachricht senden')
    await company.sees('Nachricht gesendet')
    await company.follow('Alle Nachrichten')
    const sent = company.page.getByRole('list', { name: 'Verlauf' }).getByText('Kommen Sie am Montag?')
    await sent.first().waitFor()
    expect(await sent.count()).toBe(1)
    await expect.poll(() => outbox.count(miriam.email, /^Nachricht von/)).toBe(1)
  })
})

test('markup that people type is text on every page that shows it', async () => {
  const evil = '</script><script>window.broken=1</script><img src=x onerror="window.broken=1">'
  await company.goTo(posting.replace('/job-posting/', '/app/company/job-postings/'))
  await company.fill(/^Stellentitel/, `Signalmechaniker ${evil}`)
  await company.page
    .getByRole('navigation', { name: 'Schritte der Anzeige' })
    .getByRole('button', { name: /Bewerbungsweg/ })
    .click()
  await company.fill(/^Ansprechperson/, evil)
  await company.press('Änderungen veröffentlichen')
  await company.sees(/Änderungen veröffentlicht/)
  const visitor = await Visitor.open(browser, baseUrl)
  for (const path of [posting, '/search/jobs?was=Signalmechaniker', `/search/jobs?was=${encodeURIComponent(evil)}`]) {
    await visitor.goTo(path)
    await untilLoaded(visitor, visitor.page.getByText('<script>window.broken=1').filter({ visible: true }))
    expect(await visitor.page.evaluate(() => 'broken' in window)).toBe(false)
    expect(await visitor.page.locator('img[src="x"]').count()).toBe(0)
  }
  await visitor.leave()
})

describe('links of mails', () => {
  test('a link that was used or changed says so and signs nobody in', async () => {
    const stranger = await Visitor.open(browser, baseUrl)
    await stranger.goTo(verificationLink)
    await stranger.isAt('/auth/login')
    await stranger.sees('Dieser Link wurde schon benutzt.')
    await stranger.goTo(verificationLink.replace(/token=.{10}/, 'token=AAAAAAAAAA'))
    await stranger.isAt('/auth/login')
    await stranger.sees('Dieser Link gilt nicht oder nicht mehr.')
    await stranger.goTo('/invitation/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await stranger.sees('Dieser Einladungslink gilt nicht mehr.')
    await stranger.leave(refused)
  })

  test('a password is set once with a link', async () => {
    const forgetful = await Visitor.open(browser, baseUrl)
    await forgetful.goTo('/auth/forgot-password')
    await forgetful.fill(/^E-Mail-Adresse/, ute.email)
    await forgetful.page.getByRole('button', { name: /Link/ }).click()
    const link = await outbox.linkIn(ute.email, /^Neues Passwort setzen/)
    await forgetful.goTo(link)
    await forgetful.fill(/^Neues Passwort/, 'noch ein ganzer Satz')
    await forgetful.press('Passwort speichern')
    await forgetful.isAt('/auth/login')
    // Opened again, it says so at once, before anything is typed.
    await forgetful.goTo(link)
    await forgetful.isAt('/auth/forgot-password')
    await forgetful.sees(/abgelaufen|gilt nicht oder nicht mehr|schon benutzt/)
    await forgetful.leave(refused)
  })
})

describe('signed out from elsewhere while editing', () => {
  test('a sentence, and after signing in again nothing is lost', async () => {
    await applicant.goTo('/app/applicant/profile')
    await endOtherSessions(secondDevice)
    await applicant.fill(/^Telefon/, '0521 654321')
    await applicant.press('Profil speichern')
    await applicant.sees('Die Anmeldung ist abgelaufen. Bitte neu anmelden.')
    await applicant.isAt('/auth/login')
    await applicant.fill(/^E-Mail-Adresse/, miriam.email)
    await applicant.fill(/^Passwort/, miriam.password)
    await applicant.press('Anmelden')
    await applicant.isAt('/app/applicant/profile')
    await stillSays(applicant, /^Telefon/, '0521 654321')
    await applicant.press('Profil speichern')
    await applicant.sees(/Profil gespeichert/)
    await applicant.page.reload()
    await applicant.settled()
    await stillSays(applicant, /^Telefon/, '0521 654321')
  })

  test('who comes back later finds the sign-in page, and nothing of the person behind it', async () => {
    await endOtherSessions(secondDevice)
    await expect.poll(() => looksAgain(applicant), { timeout: 20_000, interval: 500 }).toBe('/auth/login')
    await applicant.page.goBack()
    await applicant.isAt('/auth/login')
    await applicant.heading('Anmelden')
    expect(await applicant.page.content()).not.toMatch(/Yıldız|0521 654321/)
  })
})

test('nothing else went wrong in any browser', async () => {
  for (const visitor of [admin, company, colleague, applicant, secondDevice]) await visitor.leave(refused)
})
