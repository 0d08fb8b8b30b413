import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, openAs, type Person, publishPosting } from './scene.ts'

const run = Date.now().toString(36)

let browser: Browser
let person: Person
let asked: { id: string; title: string }
let applicantProfileId: string
beforeAll(async () => {
  const [launched, earlier, open] = await Promise.all([
    launchBrowser(),
    // An application without a name opens no résumé.
    publishPosting(`Weichenwart ${run} (m/w/d)`, { isAnonymous: true }),
    publishPosting(`Fahrdienstleiter ${run} (m/w/d)`),
  ])
  browser = launched
  asked = open
  person = await applyAsGuest(earlier.id, ['Ronja', 'Tveit'])
  const own = asHolderOf(person.cookie)
  const profile = await own.applicantProfile.mine.query()
  if (!profile) throw new Error('a guest has a profile')
  applicantProfileId = profile.id
  await own.applicantProfile.save.mutate({ ...profile, visibility: 'visible' })
})
afterAll(() => browser.close())

test('a company asks about one of its postings from a template; the person sees pay and way, and applies', async () => {
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  await company.goTo(`/resume/${applicantProfileId}`)
  await company.press('Kontakt anfragen')
  const dialog = company.page.getByRole('dialog', { name: 'Kontakt anfragen' })
  await dialog.getByLabel('Stelle').selectOption({ value: asked.id })
  await dialog.getByRole('button', { name: 'Vorlage einfügen' }).click()
  await company.page.getByRole('menuitem', { name: 'Zu einer Stelle' }).click()
  const preview = dialog.getByRole('region', { name: 'So liest es die Person' })
  await expect.poll(() => preview.textContent()).toContain(asked.title)
  expect(await preview.textContent()).not.toMatch(/[{}]/)
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  await company.sees('Kontaktanfrage gesendet')
  await company.leave()

  const visitor = await openAs(browser, person.cookie)
  const { page } = visitor
  await linkInMailTo(person.email, /möchte dich kennenlernen/)
  await visitor.goTo('/app/applicant/resumes')
  const requests = page.getByRole('region', { name: 'Kontaktanfragen' })
  await requests.getByRole('link', { name: asked.title }).waitFor()
  await requests.getByText('wartet auf deine Antwort').waitFor()
  await requests.getByRole('link', { name: 'Gleich bewerben' }).click()
  await visitor.isAt(`/app/applicant/apply/${asked.id}`)
  await visitor.leave()
})
