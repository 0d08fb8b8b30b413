import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, type Person, publishPosting } from './scene.ts'

const run = Date.now().toString(36)
const chief = () => asHolderOf(cookieOf(demo.companyAdmin))

let browser: Browser
let posting: { id: string; title: string }
let people: [Person, Person]
beforeAll(async () => {
  ;[browser, posting] = await Promise.all([launchBrowser(), publishPosting(`Wagenmeister ${run} (m/w/d)`)])
  people = await Promise.all([
    applyAsGuest(posting.id, ['Svenja', 'Brandt']),
    applyAsGuest(posting.id, ['Henrik', 'Solberg']),
  ])
})
afterAll(() => browser.close())

async function statusOf({ applicationId }: Person): Promise<string> {
  return (await chief().application.byId.query({ id: applicationId })).status
}

test('a step on the board is taken back from the message that tells of it', async () => {
  const [person] = people
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&ansicht=tafel`)
  const card = (column: string) =>
    page.locator(`section[data-column="${column}"]`).getByRole('link', { name: person.name, exact: true })
  await card('submitted').waitFor()
  await page.getByRole('button', { name: `${person.name} verschieben` }).click()
  await page.getByRole('menuitem', { name: 'Verschieben nach „Gesichtet“' }).click()
  await card('in_review').waitFor()
  // The card moves before the server has answered; the message comes afterwards.
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await card('submitted').waitFor()
  await expect.poll(() => statusOf(person)).toBe('submitted')
  await company.leave()
})

test('the team leafs through with J and K, hides ratings, names own steps, and takes a planned rejection back', async () => {
  const { items } = await chief().application.list.query({ stelle: posting.id })
  const [first, second] = items
  if (!first || !second) throw new Error('two applications were sent')
  const member = asHolderOf(cookieOf(demo.companyMember))
  await member.application.rate.mutate({ applicationId: first.id, stars: 2 })
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&ansicht=liste&bewerbung=${first.id}`)
  const detail = page.getByRole('region', { name: 'Bewerbung', exact: true })
  const shows = (name: string) => detail.getByRole('heading', { level: 2, name }).waitFor()
  await shows(first.name)
  await page.keyboard.press('j')
  await shows(second.name)
  await expect.poll(() => new URL(page.url()).searchParams.get('bewerbung')).toBe(second.id)
  await page.keyboard.press('k')
  await shows(first.name)
  // From its row past all others into the file, and back when it closes.
  const row = page.getByRole('listitem').getByRole('link', { name: first.name, exact: true })
  await row.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => detail.getByRole('heading', { level: 2 }).evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })
  await expect.poll(() => row.evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Enter')
  await shows(first.name)
  // Beside the file the list scrolls, and the page around it does not.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)

  await detail.getByRole('tab', { name: /^Team/ }).click()
  const others = detail.getByText('2 von 5')
  const own = detail.getByRole('radio', { name: '4', exact: true })
  await own.waitFor({ state: 'attached' })
  expect(await others.count()).toBe(0)
  await own.click({ force: true })
  await others.waitFor()

  await detail.getByRole('tab', { name: 'Überblick' }).click()
  // Own steps while the posting is open: created here, used immediately, removed without losing the person.
  await detail.getByRole('button', { name: 'Eigene Schritte anlegen' }).click()
  const stages = page.getByRole('dialog', { name: 'Eigene Schritte' })
  await stages.getByRole('button', { name: 'Schritt ergänzen' }).click()
  await stages.getByLabel('Schritt 1', { exact: true }).fill('Telefonat')
  await stages.getByLabel('Spalte').selectOption('submitted')
  await stages.getByRole('button', { name: 'Schritte speichern' }).click()
  await stages.waitFor({ state: 'detached' })
  await detail.getByLabel('Eigener Schritt').selectOption({ label: 'Telefonat' })
  const stageOf = async () => (await chief().application.byId.query({ id: first.id })).stageId
  await expect.poll(stageOf).not.toBeNull()
  await detail.getByRole('button', { name: 'Schritte ändern' }).click()
  await stages.getByText(/^Zuletzt geändert von Katrin Hartmann am /).waitFor()
  await stages.getByRole('button', { name: 'Schritt 1 entfernen' }).click()
  await stages.getByRole('button', { name: 'Schritte speichern' }).click()
  await stages.waitFor({ state: 'detached' })
  await expect.poll(stageOf).toBeNull()

  await detail.getByRole('region', { name: 'Nächster Schritt' }).getByRole('button', { name: 'Absagen' }).click()
  const rejection = page.getByRole('dialog', { name: `Absagen: ${first.name}` })
  await expect.poll(() => rejection.getByLabel(/^Text der Absage/).inputValue()).not.toBe('')
  await rejection.getByText('Später senden').click()
  await rejection.getByRole('button', { name: 'Absage planen' }).click()
  await detail.getByText(/^Absage geplant für/).waitFor()
  await detail.getByRole('button', { name: 'Absage zurücknehmen' }).click()
  await detail.getByText(/^Absage geplant für/).waitFor({ state: 'detached' })
  await expect
    .poll(() => chief().application.byId.query({ id: first.id }))
    .toMatchObject({ status: 'submitted', plannedRejection: null })
  await company.leave()
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
