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

/** A visitor whose text is split. */
async function withAd(text: string): Promise<Visitor> {
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

test('three words are enough to begin: what is missing is asked for where it belongs, the pay as well', async () => {
  const visitor = await withAd('Koch in Vollzeit, Bielefeld')
  const { page } = visitor
  const offer = page.getByRole('region', { name: 'Wir bieten' })
  await offer.getByText('Urlaub, Arbeitszeit, Einarbeitung', { exact: false }).waitFor()
  await offer.getByRole('button', { name: 'Spanne nennen' }).click()
  // The figure is one of months, whatever the own pay is for.
  await offer.getByText(/zahlen in der Mitte .* im Monat/).waitFor()
  await offer.getByLabel('Zeitraum').selectOption({ label: 'brutto pro Stunde' })
  await offer.getByText(/zahlen in der Mitte .* im Monat/).waitFor()
  await visitor.leave()
})

test('whoever goes on with something typed and not taken over is asked', async () => {
  const visitor = await withAd('Koch in Vollzeit, Bielefeld')
  const { page } = visitor
  await page.getByRole('button', { name: 'Aufgaben bearbeiten' }).click()
  await page.getByLabel('Aufgaben als Text').fill('- Mittagstisch für 80 Gäste kochen')
  await visitor.press('Weiter: Unternehmen angeben')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await visitor.press('Übernehmen')
  await page.getByText('Mittagstisch für 80 Gäste kochen').first().waitFor()
  await visitor.press('Weiter: Unternehmen angeben')
  await page.getByRole('heading', { name: 'Ihre Stelle kommt mit' }).waitFor()
  await visitor.leave()
})

test('two windows: the slower one sees what the other wrote, keeps its own, and a second click is enough', async () => {
  const visitor = await withAd('Koch in Vollzeit, Bielefeld')
  const { page, context } = visitor
  await page.getByRole('button', { name: 'Aufgaben bearbeiten' }).click()
  await page.getByLabel('Aufgaben als Text').fill('- Mittagstisch kochen')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await other.getByLabel('Profil als Text').fill('- Ausbildung als Koch oder Köchin')
  await other.getByRole('button', { name: 'Übernehmen' }).click()
  await other.getByText('Ausbildung als Koch oder Köchin').first().waitFor()
  await visitor.press('Übernehmen')
  await page.getByText('in einem anderen Fenster geändert').first().waitFor()
  await page.getByText('Ausbildung als Koch oder Köchin').first().waitFor()
  await visitor.press('Übernehmen')
  await page.getByText('Mittagstisch kochen').first().waitFor()
  await page.getByLabel('Aufgaben als Text').waitFor({ state: 'detached' })
  await other.close()
  await visitor.leave(/409/)
})
