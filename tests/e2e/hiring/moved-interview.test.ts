import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, toIsoDay } from '../../../src/lib/dates/dates.ts'
import { dayAfter, mondayOf } from '../../../src/lib/dates/days.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { violations } from '../measured.ts'
import { applyAsGuest, openAs, publishPosting } from './scene.ts'

const run = Date.now().toString(36)
/** Its own: nobody can have two conversations at once. The other tests plan on Tuesdays and Thursdays. */
const wednesday = dayAfter(mondayOf(toIsoDay(addDays(new Date(), 7 * 10))), 2)
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('free slots are made inside the invitation and keep what is typed; the company moves the agreed one, a tap confirms', {
  timeout: 180_000,
}, async () => {
  const posting = await publishPosting(`Fahrdienstleiter ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Jule', 'Brandt'])
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`)
  await page.getByRole('button', { name: 'Zum Gespräch einladen' }).first().click()
  const invitation = page.getByRole('dialog', { name: /^Zum Gespräch einladen/ })
  const words = invitation.getByLabel(/^Nachricht dazu/)
  await expect.poll(() => words.inputValue()).not.toBe('')
  await words.fill('Eigene Worte, die bleiben.')
  await invitation.getByRole('button', { name: 'Freie Termine anlegen' }).click()
  const slots = page.getByRole('dialog', { name: 'Freie Termine anlegen' })
  await expect.poll(() => slots.getByLabel('Stelle', { exact: true }).inputValue()).toBe(posting.id)
  await slots.getByLabel(/^Erster Tag/).fill(wednesday)
  await slots.getByLabel(/^Adresse und Treffpunkt/).fill('Tor 2')
  await slots.getByRole('button', { name: '3 Termine anlegen' }).click()
  await slots.waitFor({ state: 'detached' })
  await expect.poll(() => invitation.getByRole('checkbox', { name: 'Freie Termine anbieten' }).isChecked()).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Freie Termine anbieten/)
  await expect.poll(() => words.inputValue()).toBe('Eigene Worte, die bleiben.')
  await invitation.getByRole('button', { name: 'Einladung senden' }).click()
  await company.sees('Einladung gesendet')

  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo('/app/applicant/applications')
  await applicant.page
    .getByRole('article')
    .getByRole('button', { name: /9:00\sUhr|09:00\sUhr/ })
    .first()
    .click()
  await applicant.sees('Termin zugesagt')

  await page.getByRole('button', { name: 'Termin verschieben' }).click()
  const moving = page.getByRole('dialog', { name: 'Termin verschieben' })
  // One fixed time alone, or the free ones as before.
  const offer = moving.getByRole('checkbox', { name: 'Freie Termine anbieten' })
  await offer.uncheck()
  await moving.getByText('Vorschlag 1').waitFor()
  await offer.check()
  await moving.getByRole('button', { name: 'Neue Zeiten senden' }).click()
  await moving.getByText('Bitte schreiben Sie ein paar Worte dazu.').waitFor()
  await moving.getByLabel(/^Warum verschieben Sie/).fill('Unsere Fachleiterin ist an dem Tag krank.')
  expect(await violations(page)).toEqual([])
  await moving.getByRole('button', { name: 'Neue Zeiten senden' }).click()
  await company.sees('Neue Zeiten gesendet')
  await company.sees('Termine vorgeschlagen, noch keine Antwort')

  await applicant.sees(/^Euer Gespräch ist verlegt/)
  await applicant.sees('„Unsere Fachleiterin ist an dem Tag krank.“')
  expect(await violations(applicant.page)).toEqual([])
  await applicant.page
    .getByRole('article')
    .getByRole('button', { name: /11:00\sUhr/ })
    .first()
    .click()
  await applicant.sees('Termin zugesagt')
  await page
    .getByText(/^Gespräch: .*11:00\sUhr/)
    .first()
    .waitFor()
  expect(company.faults).toEqual([])
  await applicant.leave()
  await company.leave()
})
