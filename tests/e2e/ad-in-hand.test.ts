import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Says what the work is, and nothing of what the company offers. */
const TASKS_ONLY = `Kaufmann/-frau für Büromanagement (m/w/d)

Ihre Aufgaben
- Angebote schreiben, in Vollzeit in Bielefeld`

/** A visitor whose text is split. */
async function withAd(text = TASKS_ONLY): Promise<Visitor> {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo('/stelle-ausschreiben')
  await visitor.page.getByLabel('Ihr Anzeigentext').fill(text)
  await visitor.press('Text aufteilen und prüfen')
  await visitor.page.getByRole('heading', { name: 'So steht sie im Markt' }).waitFor()
  return visitor
}

test('a text that is not sent yet is there after the page was loaded again, and after going back', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  const field = page.getByLabel('Ihr Anzeigentext')
  const text = `Bäckereiverkäuferin in Herford gesucht, ${randomUUID()}`
  await visitor.goTo('/stelle-ausschreiben')
  await field.fill(text)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe(text)
  await visitor.settled()
  await visitor.press('Text aufteilen und prüfen')
  await page.getByRole('heading', { name: 'So steht sie im Markt' }).waitFor()
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe(text)
  // Sent: the browser keeps nothing of it.
  await page.reload()
  await visitor.settled()
  await expect.poll(() => field.inputValue()).toBe('')
  await visitor.leave()
})

test('a contract that the text does not name is asked for, and stands on no preview until it is given', async () => {
  const visitor = await withAd()
  const { page } = visitor
  const preview = page.getByRole('region', { name: 'So steht sie im Markt' })
  const card = preview.getByRole('article').filter({ hasText: 'Ihr Unternehmen' })
  const onCard = () => card.getByText('Unbefristet', { exact: true }).count()
  await preview.getByText('steht nicht in Ihrem Text').waitFor()
  await card.getByText('Vollzeit').waitFor()
  await expect.poll(onCard).toBe(0)
  await preview.getByRole('radio', { name: 'Handy' }).check({ force: true })
  const ownPage = preview.getByRole('region', { name: 'Vorschau auf dem Handy' })
  await ownPage.getByText('nach Absprache').waitFor()
  await expect.poll(() => ownPage.getByText('Unbefristet').count()).toBe(0)
  await preview.getByRole('radio', { name: 'Liste' }).check({ force: true })
  await preview.getByRole('button', { name: 'Vertrag angeben' }).click()
  await page.getByRole('region', { name: 'Vertrag' }).getByRole('button', { name: 'Übernehmen' }).click()
  await preview.getByText('steht nicht in Ihrem Text').waitFor({ state: 'detached' })
  await expect.poll(onCard).toBe(1)
  await visitor.leave()
})

test('people are counted in the radius that the writer chooses; meanwhile nothing of another one stands there', async () => {
  const visitor = await withAd()
  const people = visitor.page.getByRole('region', { name: /Umkreis von/ })
  const usual = people.getByText(/Umkreis von 30\s/)
  await usual.waitFor()
  const answer = Promise.withResolvers<void>()
  await visitor.page.route('**/api/trpc/*peopleAround*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await people.getByRole('radio', { name: /^100/ }).check({ force: true })
  await people.getByText('Wir zählen im Umkreis von 100', { exact: false }).waitFor()
  await expect.poll(() => usual.count()).toBe(0)
  answer.resolve()
  await people.getByText('Menschen im Umkreis von 100', { exact: false }).waitFor()
  await visitor.leave()
})

test('what a text does not say is asked for where it belongs, the pay as well', async () => {
  const visitor = await withAd()
  const { page } = visitor
  const offer = page.getByRole('region', { name: 'Wir bieten' })
  await offer.getByText('Urlaub, Arbeitszeit, Einarbeitung', { exact: false }).waitFor()
  await offer.getByRole('button', { name: 'Spanne nennen' }).click()
  await offer.getByLabel('Zeitraum').waitFor()
  await visitor.leave()
})

test('whoever goes on with something typed and not taken over is asked', async () => {
  const visitor = await withAd()
  const { page } = visitor
  await page.getByRole('button', { name: 'Aufgaben bearbeiten' }).click()
  await page.getByLabel('Aufgaben als Text').fill('- Rechnungen prüfen')
  await visitor.press('Weiter: Unternehmen angeben')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await visitor.press('Übernehmen')
  await page.getByLabel('Aufgaben als Text').waitFor({ state: 'detached' })
  await page.getByText('Rechnungen prüfen').first().waitFor()
  await visitor.press('Weiter: Unternehmen angeben')
  await page.waitForURL((url) => url.pathname === '/auth/register')
  await page.getByRole('heading', { name: 'Ihre Stelle kommt mit' }).waitFor()
  await visitor.leave()
})

test('two windows: the slower one sees what the other wrote, keeps its own, and a second click is enough', async () => {
  const visitor = await withAd()
  const { page, context } = visitor
  await page.getByRole('button', { name: 'Aufgaben bearbeiten' }).click()
  await page.getByLabel('Aufgaben als Text').fill('- Termine planen')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await other.getByLabel('Profil als Text').fill('- Kaufmännische Ausbildung')
  await other.getByRole('button', { name: 'Übernehmen' }).click()
  // What is typed is text of its field already: saved when the field is gone.
  await other.getByLabel('Profil als Text').waitFor({ state: 'detached' })
  await visitor.press('Übernehmen')
  await page.getByText('in einem anderen Fenster geändert').first().waitFor()
  await page.getByText('Kaufmännische Ausbildung').first().waitFor()
  await visitor.press('Übernehmen')
  await page.getByText('Termine planen').first().waitFor()
  await page.getByLabel('Aufgaben als Text').waitFor({ state: 'detached' })
  await other.close()
  await visitor.leave(/409/)
})
