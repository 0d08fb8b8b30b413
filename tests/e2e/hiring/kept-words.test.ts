import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, toIsoDay } from '../../../src/lib/dates/dates.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, type Person, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
const PASSWORD = 'ein ganzer Satz als Passwort'
/** What the browser reports of the call that finds no session. */
const NO_SESSION = /status of 401/

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

function post(path: string, body: Record<string, string>) {
  return fetch(`${baseUrl}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify(body),
  })
}

/** Somebody who applied without an account chooses a password by mail, and can sign in with it. */
async function withPassword({ email }: Person): Promise<{ email: string; password: string }> {
  await post('request-password-reset', { email })
  const link = await linkInMailTo(email, /^Neues Passwort setzen/)
  const token = new URL(link).searchParams.get('token') ?? ''
  expect((await post('reset-password', { token, newPassword: PASSWORD })).status).toBe(200)
  return { email, password: PASSWORD }
}

/** A person in a window whose session ends whenever a test says so. */
async function arrive(account: { email: string; password: string }) {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.signIn(account.email, account.password)
  async function signInAgain() {
    await visitor.isAt('/auth/login')
    await visitor.fill(/^E-Mail-Adresse/, account.email)
    await visitor.fill(/^Passwort/, account.password)
    await visitor.press('Anmelden')
    await visitor.isAt(/^\/app/)
  }
  return { visitor, page: visitor.page, endSession: () => visitor.context.clearCookies(), signInAgain }
}

const asCompany = () => asHolderOf(cookieOf(demo.companyAdmin)).application

test('words to a company survive a session that ended while they were typed', { timeout: 120_000 }, async () => {
  const { id } = await publishPosting(`Gleisbauer ${run} (m/w/d)`)
  const person = await applyAsGuest(id, ['Nora', 'Lindt'])
  await asCompany().invite.mutate({
    ...{ id: randomUUID(), applicationId: person.applicationId, mode: 'onsite', location: 'Tor 2' },
    ...{ durationMinutes: 45, times: [addDays(new Date(), 5)], offersSlots: false, payText: null },
    message: 'Wann passt es?',
  })
  const { visitor, page, endSession, signInAgain } = await arrive(await withPassword(person))
  const own = page.getByRole('article')

  await visitor.goTo('/app/applicant/applications')
  await own.getByRole('button', { name: 'Keiner passt' }).click()
  const times = page.getByRole('dialog', { name: 'Um andere Termine bitten' })
  await times.getByLabel(/^Wann passt es dir/).fill('Nur freitags nach 16 Uhr.')
  await endSession()
  await times.getByRole('button', { name: 'Um andere Termine bitten' }).click()
  await signInAgain()
  await expect.poll(() => times.getByLabel(/^Wann passt es dir/).inputValue()).toBe('Nur freitags nach 16 Uhr.')
  await times.getByRole('button', { name: 'Um andere Termine bitten' }).click()
  await visitor.sees('Du hast um andere Termine gebeten.')

  await own.getByRole('button', { name: 'Zurückziehen' }).click()
  const withdrawal = page.getByRole('dialog', { name: 'Bewerbung zurückziehen?' })
  await withdrawal.getByLabel(/^Grund/).fill('Ich ziehe um.')
  await endSession()
  await withdrawal.getByRole('button', { name: 'Zurückziehen' }).click()
  await signInAgain()
  await expect.poll(() => withdrawal.getByLabel(/^Grund/).inputValue()).toBe('Ich ziehe um.')
  await withdrawal.getByRole('button', { name: 'Behalten' }).click()
  await visitor.leave(NO_SESSION)
})

test('an offer is declined in the same words, or accepted, after signing in again', { timeout: 120_000 }, async () => {
  const { id } = await publishPosting(`Weichenmechaniker ${run} (m/w/d)`)
  const person = await applyAsGuest(id, ['Pia', 'Sommer'])
  await asCompany().makeOffer.mutate({
    ...{ id: randomUUID(), applicationId: person.applicationId, from: 'submitted', replaces: null, reason: null },
    terms: {
      ...{ startsOn: toIsoDay(addDays(new Date(), 60)), payCents: 365_000, payPeriod: 'month', payExtra: '' },
      ...{ hoursPerWeek: 38, contract: 'permanent', fixedTermUntil: null, workplace: 'onsite' },
      ...{ place: 'Bielefeld', holidayDays: 30, trialMonths: 6 },
    },
    ...{ answerUntil: toIsoDay(addDays(new Date(), 10)), words: '', fileId: null },
  })
  const { visitor, page, endSession, signInAgain } = await arrive(await withPassword(person))

  await visitor.goTo('/app/applicant')
  await visitor.press('Ablehnen')
  const declining = page.getByRole('dialog', { name: 'Angebot ablehnen?' })
  await declining.getByLabel(/^Grund/).fill('Der Weg ist mir zu weit.')
  await endSession()
  await declining.getByRole('button', { name: 'Ja, ablehnen' }).click()
  await signInAgain()
  await expect.poll(() => declining.getByLabel(/^Grund/).inputValue()).toBe('Der Weg ist mir zu weit.')
  await declining.getByRole('button', { name: 'Noch nicht' }).click()

  await visitor.press('Annehmen')
  await endSession()
  await visitor.press('Ja, annehmen')
  await signInAgain()
  // Nothing is accepted in somebody's absence; the offer is there, and one press accepts it.
  await visitor.press('Annehmen')
  await visitor.press('Ja, annehmen')
  await visitor.sees('Deine Zusage')
  await visitor.leave(NO_SESSION)
})

test('what a company writes into the dialogs of a step is there again after signing in', {
  timeout: 120_000,
}, async () => {
  const { id } = await publishPosting(`Signalmechaniker ${run} (m/w/d)`)
  const person = await applyAsGuest(id, ['Jette', 'Brandt'])
  const account = { email: demo.companyAdmin, password: 'demo-stellwerk-2026' }
  const { visitor, page, endSession, signInAgain } = await arrive(account)
  const dialog = page.getByRole('dialog')

  await visitor.goTo(`/app/company/applications?stelle=${id}&bewerbung=${person.applicationId}`)
  await visitor.press('Weitere Schritte')
  await page.getByRole('menuitem', { name: 'Angebot machen' }).click()
  const fields: [RegExp, string][] = [
    [/^Gehalt, brutto/, '3.650'],
    [/^Stunden in der Woche/, '38'],
    [/^Beginn/, '01.02.2027'],
    [/^Arbeitsort/, 'Bielefeld, Tor 2'],
    [/^Urlaub im Jahr/, '30'],
    [/^Probezeit/, '6'],
    [/^Persönliche Worte/, 'Wir freuen uns auf Sie.'],
  ]
  for (const [label, value] of fields) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await visitor.sees('So liest es Jette Brandt.')
  await endSession()
  await dialog.getByRole('button', { name: 'Angebot senden' }).click()
  await signInAgain()
  const words = dialog.getByLabel(/^Persönliche Worte/)
  await expect.poll(() => words.inputValue()).toBe('Wir freuen uns auf Sie.')
  await expect.poll(() => dialog.getByLabel(/^Urlaub im Jahr/).inputValue()).toBe('30')
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await dialog.getByRole('button', { name: 'Angebot senden' }).click()
  await visitor.sees('Angebot gesendet, gültig bis')

  // A text of one's own, and the moment it is planned for: it must not go out at once after signing in.
  await visitor.press('Absagen')
  const text = dialog.getByLabel(/^Text der Absage/)
  await expect.poll(() => text.inputValue()).not.toBe('')
  await text.fill('Guten Tag, es hat nicht gereicht.')
  await dialog.getByRole('radio', { name: 'Später senden' }).check()
  await endSession()
  await dialog.getByRole('button', { name: 'Absage planen' }).click()
  await signInAgain()
  await expect.poll(() => text.inputValue()).toBe('Guten Tag, es hat nicht gereicht.')
  await expect.poll(() => dialog.getByRole('radio', { name: 'Später senden' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await visitor.leave(NO_SESSION)
})
