import pg from 'pg'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const [FIRST, DECIDED] = ['ein ganzer Satz als Passwort', 'noch ein ganzer Satz von mir']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('confirmed on another device, proved again after a while, all by keyboard', async () => {
  const [desk, phone, admin] = [
    await Visitor.open(browser, baseUrl),
    await Visitor.open(browser, baseUrl),
    await Visitor.open(browser, baseUrl),
  ]
  const outbox = new Outbox(admin)
  await outbox.open()
  const email = `zwei.geraete.${Date.now().toString(36)}@post.example`
  await desk.goTo('/auth/register')
  await desk.fillName('Zoe Zwei')
  await desk.fill(/^E-Mail-Adresse/, email)
  await desk.fill(/^Passwort/, FIRST)
  await desk.page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await desk.press('Konto anlegen')
  await desk.sees(email)

  await phone.goTo(await outbox.linkIn(email, /bestätigen/))
  await phone.heading('E-Mail-Adresse bestätigen')
  await phone.fill(/^Vor- und Nachname/, 'Zoe Zwei')
  await type(phone, phone.page.getByLabel(/^Passwort/).first(), DECIDED)
  await phone.isAt(/^\/app/)

  await desk.goTo('/auth/login')
  await desk.fill(/^E-Mail-Adresse/, email)
  await type(desk, desk.page.getByLabel(/^Passwort/).first(), FIRST)
  await desk.sees(/E-Mail-Adresse oder Passwort/)

  await makeOld(email)
  const dialog = phone.page.getByRole('dialog', { name: 'Bitte noch einmal ausweisen' })
  // Who does not prove it keeps the link of the mail, and its question.
  await phone.goTo('/app/account?delete=link-of-the-mail')
  const forGood = phone.page.getByRole('button', { name: 'Konto endgültig löschen' })
  await forGood.click()
  await isReady(dialog)
  await phone.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect([await forGood.count(), new URL(phone.page.url()).search]).toEqual([1, '?delete=link-of-the-mail'])

  // Who cannot be asked is told so, wherever the question began, and keeps the link and what was typed.
  const unreached = phone.page.getByText(/^Keine Verbindung zum Server/)
  await phone.context.setOffline(true)
  await forGood.click()
  await unreached.waitFor()
  expect([await forGood.count(), new URL(phone.page.url()).search]).toEqual([1, '?delete=link-of-the-mail'])
  await phone.context.setOffline(false)

  await phone.goTo('/app/account')
  await phone.context.setOffline(true)
  await phone.press('Passkey einrichten')
  await unreached.waitFor()
  await phone.context.setOffline(false)

  await phone.goTo('/app/account')
  await phone.context.setOffline(true)
  const newEmail = phone.page.getByLabel(/^Neue E-Mail-Adresse/)
  await type(phone, newEmail, `neu.${email}`)
  await unreached.waitFor()
  await phone.context.setOffline(false)
  await type(phone, newEmail, '')
  await dialog.waitFor()
  await isReady(dialog)
  await phone.page.keyboard.press('Escape')
  await phone.sees(/Nichts wurde gespeichert/)
  await type(phone, newEmail, '')
  await dialog.waitFor()
  // The field is focused automatically.
  await isReady(dialog)
  await phone.page.keyboard.type(DECIDED)
  await phone.page.keyboard.press('Enter')
  await phone.sees(/Zum Bestätigen ist eine E-Mail/)
  await Promise.all([desk.leave(/401/), phone.leave(/ERR_INTERNET_DISCONNECTED/), admin.leave()])
})

/** Its field takes the focus a moment after the dialog is visible. */
async function isReady(dialog: Locator): Promise<void> {
  const password = dialog.getByLabel(/^Passwort/).first()
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
}

async function type({ page }: Visitor, field: ReturnType<Visitor['page']['getByLabel']>, text: string) {
  await field.focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Makes a person's last proof of identity an hour old. */
async function makeOld(email: string) {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(
    `update session set authenticated_at = now() - interval '1 hour'
     where user_id = (select id from "user" where email = $1)`,
    [email],
  )
  await client.end()
}
