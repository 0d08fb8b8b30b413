import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { runJob } from './hiring/scene.ts'
import { Outbox } from './journey/outbox.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { Visitor } from './visitor.ts'

const DEMO_PASSWORD = 'demo-stellwerk-2026'
const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openAdmin() {
  const admin = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  await outbox.open()
  return { admin, outbox }
}

test('somebody without an account asks what is stored, and is answered once it is clear who asked', {
  timeout: 120_000,
}, async () => {
  const email = `frage.${run}@post.example`
  const visitor = await Visitor.open(browser, baseUrl)
  const { admin, outbox } = await openAdmin()
  await visitor.goTo('/privacy')
  await visitor.follow('Anfrage zum Datenschutz')
  await visitor.isAt('/privacy/request')
  await visitor.settled()
  await visitor.press('Anfrage absenden')
  await visitor.sees('Bitte wähle, worum es geht.')
  await visitor.page.getByRole('radio', { name: /^Auskunft/ }).check()
  await visitor.fill(/^Name/, `Frieda Frage ${run}`)
  await visitor.fill(/^E-Mail-Adresse/, email)
  await visitor.fill(/^Deine Anfrage/, 'Was ist über mich gespeichert?')
  await visitor.press('Anfrage absenden')
  await visitor.sees('Danke, deine Anfrage ist da.')
  await expect.poll(() => outbox.count(email, /^Deine Anfrage zum Datenschutz ist da/)).toBe(1)

  await admin.goTo('/super/privacy-requests')
  const card = admin.page.getByRole('region').filter({ hasText: email })
  await card.getByText('Antworten', { exact: true }).click()
  await card.getByLabel(/^Antwort/).fill('Über dich ist nichts gespeichert außer dieser Anfrage.')
  await card.getByRole('button', { name: 'Antwort verschicken' }).click()
  await admin.sees(/^Bitte prüfen Sie zuerst, wer gefragt hat/)
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: 'Antwort verschicken' }).click()
  await admin.sees('Antwort verschickt')
  await expect.poll(() => outbox.count(email, /^Antwort auf deine Anfrage/)).toBe(1)
  for (const each of [visitor, admin]) await each.leave(/status of 409/)
})

test('a breach is written down while the clock runs, reported, told to the people concerned, and closed', {
  timeout: 120_000,
}, async () => {
  const email = `betroffen.${run}@post.example`
  const { admin, outbox } = await openAdmin()
  await admin.goTo('/super/incidents')
  await admin.follow('Datenpanne eintragen')
  await admin.isAt('/super/incidents/create')
  await admin.settled()
  await admin.fill(/^Was ist passiert/, `Laptop gestohlen ${run}`)
  await admin.press('Datenpanne speichern')
  await admin.isAt(/^\/super\/incidents\/[\da-f-]{36}$/)
  await admin.sees(/^Noch 7[12]/)
  await admin.press('Abschließen')
  await admin.sees(/^Vor dem Abschluss fehlt die Beurteilung/)
  await admin.page.getByRole('radio', { name: /^Hohes Risiko/ }).check()
  await admin.fill(/^Begründung der Beurteilung/, 'Bewerbungen mit Anschriften lagen offen.')
  await admin.press('Datenpanne speichern')
  await admin.sees('Datenpanne gespeichert')
  await admin.press('Meldung vermerken')
  await admin.sees('Meldung vermerkt')
  await admin.page.getByRole('radio', { name: 'Nur diese Adressen' }).check()
  await admin.fill(/^E-Mail-Adressen/, email)
  await admin.press('Brief verschicken')
  await admin.sees('Bitte ergänzen Sie im Text noch, wo „…“ steht.')
  await admin.fill(/^Text/, 'Guten Tag,\n\nein Laptop mit Ihrer Anschrift wurde gestohlen. Er ist verschlüsselt.')
  await admin.press('Brief verschicken')
  await admin.sees('Der Brief geht in den nächsten Minuten hinaus')
  await admin.press('Abschließen')
  await admin.sees(/^Abgeschlossen/)
  const letters = async () => {
    await runJob('incident-letters')
    return outbox.count(email, /^Datenpanne: /)
  }
  await expect.poll(letters, { timeout: 90_000, interval: 2_000 }).toBe(1)
  await admin.leave(/status of 409/)
})

test('another account of the operator waits until a second admin confirms it', { timeout: 120_000 }, async () => {
  const { admin } = await openAdmin()
  const auditor = await Visitor.open(browser, baseUrl)
  await auditor.signIn('revision@demo.stellwerk.example', DEMO_PASSWORD)
  // Bank files of another account are not read meanwhile.
  await oneAtATime('account of the operator', () => changeAndChangeBack(admin, auditor))
  for (const each of [admin, auditor]) await each.leave()
})

async function changeAndChangeBack(admin: Visitor, auditor: Visitor): Promise<void> {
  await admin.goTo('/super/operator')
  const before = await admin.page.getByLabel(/^IBAN/).inputValue()
  for (const iban of ['DE75 5121 0800 1245 1261 99', before]) {
    await admin.goTo('/super/operator')
    await admin.fill(/^IBAN/, iban)
    await admin.press('Betreiberdaten speichern')
    await admin.sees('Ein neues Konto wartet auf die Freigabe durch eine zweite Person')
    expect(await admin.page.getByRole('button', { name: 'Konto freigeben' }).count()).toBe(0)
    await auditor.goTo('/super/operator')
    await auditor.press('Konto freigeben')
    await auditor.press('Freigeben')
    await auditor.sees('Neues Konto gilt')
    await expect.poll(() => auditor.page.getByLabel(/^IBAN/).inputValue()).toBe(iban)
  }
}
