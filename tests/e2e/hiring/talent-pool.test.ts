import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, openAs, type Person, publishPosting } from './scene.ts'

const run = Date.now().toString(36)

let browser: Browser
let person: Person
beforeAll(async () => {
  const [launched, posting] = await Promise.all([launchBrowser(), publishPosting(`Rangierleiter ${run} (m/w/d)`)])
  browser = launched
  person = await applyAsGuest(posting.id, ['Tilda', `Aasen${run}`])
  const step = { from: 'submitted' as const, to: 'rejected' as const, message: 'Leider nein.' }
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  await company.application.changeStatus.mutate({ applicationId: person.applicationId, ...step })
})
afterAll(() => browser.close())

test('a company asks after a rejection, the person agrees by the link, is found with a note, and ends it', async () => {
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/applications?bewerbung=${person.applicationId}&ansicht=liste`)
  await page.getByRole('tab', { name: 'Nachrichten' }).click()
  await company.press('Um Zustimmung fragen')
  await page.getByRole('dialog').getByRole('button', { name: 'Anfrage senden' }).click()
  await company.sees('Anfrage gesendet')

  const link = await linkInMailTo(person.email, /möchte an dich denken dürfen/)
  const visitor = await openAs(browser, person.cookie)
  await visitor.goTo(link)
  await visitor.press('Zustimmen')
  await visitor.sees('Du bist dabei')

  await company.goTo(`/app/company/talent-pool?q=Aasen${run}`)
  await page.getByRole('link', { name: person.name }).waitFor()
  await company.press(`Notiz ergänzen: ${person.name}`)
  await page.getByLabel(`Notiz zu ${person.name}`).fill('Im Mai anrufen')
  await page.getByLabel(`Notiz zu ${person.name}`).press('Enter')
  await page.getByRole('list', { name: 'Notizen' }).getByText('Im Mai anrufen').waitFor()

  await visitor.press('Jetzt beenden')
  await visitor.sees('bist nicht mehr in diesem Kandidatenpool.')
  await visitor.leave()
  await company.goTo(`/app/company/talent-pool?q=Aasen${run}`)
  // Nobody else is called so; whether others are in the pool is up to other tests.
  await company.sees(/^Niemand im Pool passt zu dieser Auswahl\.$|^Noch niemand im Pool\.$/)
  expect(await page.getByRole('link', { name: person.name }).count()).toBe(0)
  await company.leave()
})
