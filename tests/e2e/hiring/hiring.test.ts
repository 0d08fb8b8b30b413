import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const DEMO_PASSWORD = 'demo-stellwerk-2026'
/** The smallest valid PDF. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

// Distinguished by time, so that the journeys can be repeated on a running product.
const run = Date.now().toString(36)
let browser: Browser
let posting: { id: string; title: string }
beforeAll(async () => {
  ;[browser, posting] = await Promise.all([launchBrowser(), publishPosting(`Signalwart ${run} (m/w/d)`)])
})
afterAll(() => browser.close())

const asCompany = () => openAs(browser, cookieOf(demo.companyAdmin))

test('somebody without an account applies, keeps the draft, confirms from the mail and has an account', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  const email = `gast.${run}@post.example`
  await visitor.goTo(`/apply/${posting.id}`)
  await visitor.fill(/^Vorname/, 'Samuel')
  await visitor.fill(/^Nachname/, 'Okafor')
  await visitor.fill(/^E-Mail-Adresse/, email)
  await page.getByRole('combobox', { name: /^Wohnort/ }).fill('33605')
  await page.getByRole('option', { name: /33605/ }).first().click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('lebenslauf.pdf').waitFor()
  await page.locator('progress').waitFor({ state: 'detached' })
  await visitor.sees(/^Entwurf gespeichert/)
  // Coming back shows the same, including the document.
  await visitor.goTo(`/apply/${posting.id}`)
  await page.getByText('lebenslauf.pdf').waitFor()
  await expect.poll(() => page.getByLabel(/^Nachname/).inputValue()).toBe('Okafor')
  await visitor.press('Weiter zur Prüfung')
  await visitor.sees('Stimmt alles?')
  await visitor.press('E-Mail zur Bestätigung anfordern')
  // The address alone is also in what is being checked, before anything is sent.
  await page.getByRole('status').filter({ hasText: email }).waitFor()
  const seenBefore = await asHolderOf(cookieOf(demo.companyAdmin)).application.list.query({ stelle: posting.id })
  expect(seenBefore.items.map(({ name }) => name)).not.toContain('Samuel Okafor')

  await visitor.goTo(await linkInMailTo(email, /^Bitte bestätigen/))
  await visitor.press('Bewerbung jetzt absenden')
  await visitor.isAt('/app/applicant/applications')
  await visitor.sees('Deine Bewerbung ist abgeschickt')
  await page.getByRole('article', { name: new RegExp(posting.title.slice(0, 20)) }).waitFor()
  await visitor.leave()
})

test('the board is worked with the keys alone, by carrying a card and by its menu', async () => {
  const [first, second] = await Promise.all([
    applyAsGuest(posting.id, ['Aleksandra', 'Nowak']),
    applyAsGuest(posting.id, ['Tobias', 'Krämer']),
  ])
  const company = await asCompany()
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&ansicht=tafel`)
  const card = (name: string, column: string) =>
    page.locator(`section[data-column="${column}"]`).getByRole('link', { name, exact: true })
  await card(first.name, 'submitted').waitFor()
  await card(first.name, 'submitted').focus()
  await page.keyboard.press('Space')
  await page.getByText(`${first.name} gegriffen`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('Gesichtet. Leertaste legt ab').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await card(first.name, 'in_review').waitFor()

  const menu = page.getByRole('button', { name: `${second.name} verschieben` })
  await menu.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Verschieben nach „Gesichtet“' })
  await item.waitFor()
  await item.press('Enter')
  await card(second.name, 'in_review').waitFor()
  await expectStatus(first.cookie, 'in_review')
  await expectStatus(second.cookie, 'in_review')
  await company.leave()
})

test('the company proposes times, the applicant picks one, and both take it into their calendar', async () => {
  const person = await applyAsGuest(posting.id, ['Yvonne', 'Petersen'])
  const company = await asCompany()
  await company.goTo(`/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`)
  const detail = company.page.getByRole('region', { name: 'Bewerbung' })
  await detail.getByRole('button', { name: 'Zum Gespräch einladen' }).click()
  const dialog = company.page.getByRole('dialog')
  // The text comes from a template that is loaded when the dialog opens; without text nothing is sent.
  await expect.poll(() => dialog.getByLabel(/^Nachricht dazu/).inputValue()).not.toBe('')
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  const place = dialog.getByLabel(/^Adresse und Treffpunkt/)
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true)
  await place.fill('Stellwerkgasse 1')
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await company.sees('Einladung gesendet')

  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo('/app/applicant/applications')
  const note = applicant.page.getByRole('article').filter({ hasText: 'Wähle einen Termin' })
  await note.getByRole('button', { name: /Uhr/ }).first().click()
  await applicant.sees('Termin zugesagt')
  expect(await calendarOf(applicant.page, 'In den Kalender')).toContain('LOCATION:Stellwerkgasse 1')

  // The applicant's choice appears without reloading.
  await company.page
    .getByText(/^Gespräch: /)
    .first()
    .waitFor()
  expect(await calendarOf(company.page, 'Kalenderdatei')).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  await applicant.leave()
  await company.leave()
})

test('several are turned down at once, one with words of her own', async () => {
  const [first, second] = await Promise.all([
    applyAsGuest(posting.id, ['Marek', 'Dvořák']),
    applyAsGuest(posting.id, ['Lena', 'Fuhrmann']),
  ])
  const company = await asCompany()
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&ansicht=liste&status=submitted`)
  for (const { name } of [first, second]) {
    await page.getByRole('checkbox', { name: `${name} auswählen` }).check({ force: true })
  }
  await page.getByRole('group', { name: 'Mit der Auswahl' }).getByRole('button', { name: 'Absagen (2)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(new RegExp(`^${second.name}, `)).click()
  const text = dialog.getByLabel(`Text an ${second.name}`)
  // The template comes from the server.
  await expect.poll(() => text.inputValue()).toContain('Fuhrmann')
  await text.fill('Guten Tag Frau Fuhrmann, gern ein andermal.')
  await dialog.getByRole('button', { name: '2 Absagen senden' }).click()
  await company.sees('2 Absagen gesendet')
  expect(await lastWords(second.cookie)).toBe('Guten Tag Frau Fuhrmann, gern ein andermal.')
  const words = await lastWords(first.cookie)
  expect(words).toContain('Dvořák')
  expect(words).not.toContain('Fuhrmann')
  await company.leave()
})

test('an answer from a mail’s link, after signing in, stands in the other browser at once', async () => {
  const person = await applyAsGuest(posting.id, ['Ralf', 'Hoppe'])
  const asPerson = asHolderOf(person.cookie)
  const messageId = uuidv7()
  const { applicationId } = person
  const asChief = asHolderOf(cookieOf(demo.companyAdmin))
  await asChief.conversation.write.mutate({ id: messageId, applicationId, body: 'Wann können Sie anfangen?' })
  const answer = { id: uuidv7(), replyToMessageId: messageId, body: `Ab Januar, Zeichen ${run}.` }
  await asPerson.conversation.reply.mutate(answer)

  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo(`/app/applicant/message-reply/${answer.id}`)
  await applicant.sees(answer.body)

  const colleague = await Visitor.open(browser, baseUrl)
  await colleague.goTo(await linkInMailTo(demo.companyMember, /^Nachricht von „Ralf Hoppe“/))
  await colleague.isAt('/auth/login')
  await colleague.fill(/^E-Mail-Adresse/, demo.companyMember)
  await colleague.fill(/^Passwort/, DEMO_PASSWORD)
  await colleague.press('Anmelden')
  await colleague.isAt(`/app/company/message-reply/${answer.id}`)
  await colleague.sees(answer.body)
  await colleague.fill(/Antwort$/, 'Wunderbar, bis dann.')
  await colleague.press('Nachricht senden')
  await colleague.sees('Nachricht gesendet')
  await applicant.page.getByRole('list', { name: 'Verlauf' }).getByText('Wunderbar, bis dann.').waitFor()
  await applicant.leave()
  await colleague.leave()
})

test('threads open beside the list, each with its own draft, on a phone in its place', async () => {
  const people = await Promise.all([
    applyAsGuest(posting.id, ['Wiebke', 'Ahrens']),
    applyAsGuest(posting.id, ['Emre', 'Çelik']),
  ])
  const asChief = asHolderOf(cookieOf(demo.companyAdmin))
  for (const { applicationId, name } of people) {
    await asChief.conversation.write.mutate({ id: uuidv7(), applicationId, body: `Guten Tag ${name}` })
  }
  const [first, second] = people
  const company = await asCompany()
  const { page } = company
  await company.goTo(`/app/company/messages?suche=${run}`)
  const list = page.getByRole('region', { name: 'Unterhaltungen' })
  const rowOf = ({ name }: { name: string }) => list.getByRole('link', { name })
  const headOf = ({ name }: { name: string }) => page.locator('h2', { hasText: name })
  const answer = page.getByLabel(/Antwort$/)
  await rowOf(first).press('Enter')
  // Opened with the keyboard, the focus is in the conversation, ready for its box.
  await page.locator('h2:focus', { hasText: first.name }).waitFor()
  await answer.fill('Halb geschrieben')
  await rowOf(second).click()
  await headOf(second).waitFor()
  await expect.poll(() => answer.inputValue()).toBe('')
  await expect.poll(() => rowOf(second).getAttribute('aria-current')).toBe('page')
  await rowOf(first).click()
  await headOf(first).waitFor()
  await expect.poll(() => answer.inputValue()).toBe('Halb geschrieben')
  await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link', { name: 'Nachrichten' }).click()
  await list.locator('a:focus', { hasText: first.name }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await rowOf(second).click()
  await headOf(second).waitFor()
  await page.getByRole('button', { name: 'Vorlage einfügen' }).click()
  await page.getByRole('menuitem', { name: 'Unterlagen nachreichen' }).click()
  await expect.poll(() => answer.inputValue()).toContain(`Guten Tag ${second.name},`)
  await list.waitFor({ state: 'hidden' })
  await company.leave()
})

async function expectStatus(cookie: string, status: string) {
  // The board shows the move before the server has answered.
  await expect
    .poll(async () => (await asHolderOf(cookie).application.mine.query({})).items.map((item) => item.status))
    .toEqual([status])
}

/** The company's last message to an applicant, as the applicant reads it. */
async function lastWords(cookie: string): Promise<string> {
  const { items } = await asHolderOf(cookie).application.mine.query({})
  return items[0]?.events.at(-1)?.message ?? ''
}

async function calendarOf(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  return readFile(await download.path(), 'utf8')
}
