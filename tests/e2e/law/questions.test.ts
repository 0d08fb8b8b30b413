import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { asHolderOf } from '../hiring/scene.ts'
import { Keys } from '../keyboard/keys.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await asHolderOf(cookieOf(demo.platformAdmin)).admin.mails.query({ q: email })
  return rows.map(({ subject }) => subject)
}

test('a barrier is reported and answered by mail, with the keys alone in 320 px', { timeout: 120_000 }, async () => {
  const email = `barriere.${run}@post.example`
  const words = `Der Filter öffnet sich nicht. ${run}`
  const visitor = await openNarrow(browser, '')
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const keys = new Keys(visitor.page)
  await visitor.goTo('/barrierefreiheit')
  await keys.fill(/^Was ging nicht/, 'Kaputt')
  await keys.fill(/^E-Mail-Adresse/, 'keine Adresse')
  await keys.press('Barriere melden')
  await visitor.sees(/mindestens 10 Zeichen/)
  await expect.poll(() => visitor.page.getByLabel(/^E-Mail-Adresse/).inputValue()).toBe('keine Adresse')
  await keys.fill(/^Was ging nicht/, words)
  await keys.fill(/^E-Mail-Adresse/, email)
  await keys.press('Barriere melden')
  await visitor.sees('Danke, deine Nachricht ist da.')
  await keys.keepsPlace()
  await visitor.sees(email)
  await expectUsable(visitor)

  const office = new Keys(admin.page)
  await admin.goTo(`/super/feedback?q=${run}`)
  await office.press(/^Antworten: Barriere/)
  await office.fill(/^Antwort/, 'Zu kurz')
  await office.press('Antwort verschicken')
  await admin.sees(/^Bitte antworten Sie \(mindestens 20 Zeichen\)/)
  await expect.poll(() => admin.page.getByRole('textbox', { name: /^Antwort/ }).inputValue()).toBe('Zu kurz')
  await expectUsable(admin)
  await office.fill(/^Antwort/, 'Danke! Seit heute öffnet ihn die Eingabetaste.')
  await office.press('Antwort verschicken')
  await admin.sees('Antwort verschickt, Rückmeldung erledigt')
  await expect.poll(() => subjectsTo(email)).toEqual(['Antwort auf deinen Hinweis zur Barrierefreiheit'])
  await admin.goTo(`/super/feedback?q=${run}&state=done`)
  await admin.sees(/^Antwort vom .*Eingabetaste/)
  await expectUsable(admin)
  for (const each of [visitor, admin]) await each.leave()
})

test('a request about data gets more time once with a reason, then its answer', { timeout: 120_000 }, async () => {
  const email = `frist.${run}@post.example`
  const visitor = await openNarrow(browser, '')
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const keys = new Keys(visitor.page)
  await visitor.goTo('/privacy/request')
  await keys.fill(/^Name/, `Frieda Frist ${run}`)
  await keys.fill(/^E-Mail-Adresse/, 'frieda')
  await keys.press('Anfrage absenden')
  await visitor.sees('Bitte wähle, worum es geht.')
  await expect.poll(() => visitor.page.getByLabel(/^Name/).inputValue()).toBe(`Frieda Frist ${run}`)
  await expectUsable(visitor)
  await keys.pick(/^Auskunft/, /^Widerspruch/)
  await keys.fill(/^E-Mail-Adresse/, email)
  await keys.fill(/^Deine Anfrage/, 'Ich möchte keine Vorschläge mehr bekommen.')
  await keys.press('Anfrage absenden')
  await visitor.sees('Danke, deine Anfrage ist da.')
  await keys.keepsPlace()
  await expectUsable(visitor)

  const office = new Keys(admin.page)
  const card = admin.page.getByRole('region').filter({ hasText: email })
  await admin.goTo('/super/privacy-requests')
  await card.getByText(/^Antwort bis \d/).waitFor()
  await office.enter(card.locator('summary', { hasText: 'Um zwei Monate verlängern' }))
  await office.reach(card.getByLabel(/^Grund/))
  await admin.page.keyboard.insertText('Kurz')
  await office.enter(card.getByRole('button', { name: 'Frist verlängern' }))
  await admin.sees(/^Bitte nennen Sie den Grund/)
  await card.getByLabel(/^Grund/).waitFor()
  await office.reach(card.getByLabel(/^Grund/))
  await admin.page.keyboard.insertText(': Wir sehen in alten Sicherungen nach.')
  await expectUsable(admin)
  await office.enter(card.getByRole('button', { name: 'Frist verlängern' }))
  await card.getByText(/^Verlängert: /).waitFor()
  await office.keepsPlace()
  expect(await card.locator('summary', { hasText: 'Um zwei Monate verlängern' }).count()).toBe(0)
  await office.enter(card.locator('summary', { hasText: 'Antworten' }))
  await office.reach(card.getByLabel(/^Antwort/))
  await admin.page.keyboard.insertText('Wir schicken dir keine Vorschläge mehr.')
  await office.enter(card.getByRole('button', { name: 'Antwort verschicken' }))
  await admin.sees('Antwort verschickt')
  await card.waitFor({ state: 'detached' })
  await office.keepsPlace()
  await expect
    .poll(async () => (await subjectsTo(email)).sort())
    .toEqual([
      'Antwort auf deine Anfrage zum Datenschutz',
      'Deine Anfrage zum Datenschutz braucht länger',
      'Deine Anfrage zum Datenschutz ist da',
    ])
  for (const each of [visitor, admin]) await each.leave()
})
