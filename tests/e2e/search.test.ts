import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a filter narrows the search, its chip takes it off, and the back button restores it', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs?was=Koch')
  const all = await countOf(page)

  await page.locator('summary').filter({ hasText: 'Arbeitszeit und Art' }).click()
  await page.getByRole('link', { name: /^Teilzeit/ }).click()
  await page.waitForURL(/arbeitszeit=Teilzeit/)
  const chip = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link', { name: /^Teilzeit/ })
  await chip.waitFor()
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const narrowed = await countOf(page)
  expect(narrowed).toBeGreaterThan(0)

  await chip.click()
  await page.waitForURL((url) => !url.searchParams.has('arbeitszeit'))
  await chip.waitFor({ state: 'detached' })
  await expect.poll(() => countOf(page)).toBe(all)

  await page.goBack()
  await chip.waitFor()
  await expect.poll(() => countOf(page)).toBe(narrowed)
  await page.goBack()
  await chip.waitFor({ state: 'detached' })
  await expect.poll(() => countOf(page)).toBe(all)
  await expect.poll(() => page.getByRole('combobox', { name: 'Was?' }).inputValue()).toBe('Koch')
  await visitor.leave()
})

test('a suggestion is chosen and searched for with the keys alone', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs')
  const field = page.getByRole('combobox', { name: 'Was?' })
  await field.focus()
  // The list of an earlier letter would be replaced while one chooses.
  const suggested = page.waitForResponse((response) => /jobPosting\.suggest.*Pflegef%22/.test(response.url()))
  await page.keyboard.type('Pflegef')
  await suggested
  await visitor.settled()
  const first = page.getByRole('listbox').getByRole('option').first()
  await first.waitFor()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(async () => (await field.getAttribute('aria-activedescendant')) === (await first.getAttribute('id')))
    .toBe(true)
  const wanted = await first.textContent()
  await page.keyboard.press('Enter')
  await first.waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe(wanted)
  // Choosing a suggestion does not search yet: the place may follow.
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('was') === wanted)
  await page.getByRole('heading', { level: 2, name: `für „${wanted}“` }).waitFor()
  await visitor.leave()
})

test('suggestions on the home page are seen down to the last one', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/')
  await page.getByRole('combobox', { name: 'Was?' }).pressSequentially('Koch')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  const isSeen = () =>
    page.locator('.suggestions').evaluate((list) => {
      const { left, bottom } = list.getBoundingClientRect()
      return list.contains(document.elementFromPoint(left + 20, Math.min(bottom, window.innerHeight) - 8))
    })
  await expect.poll(isSeen).toBe(true)
  await visitor.leave()
})

test('without JavaScript the form searches, keeps the filters, and the filter links work', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/search/jobs?arbeitszeit=Vollzeit`)
  await page.getByLabel('Was?').fill('Koch')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.waitForURL(/was=Koch/)
  expect(new URL(page.url()).searchParams.get('arbeitszeit')).toBe('Vollzeit')
  const withFilter = await countOf(page)
  expect(await page.locator('main a[href^="/job-posting/"]').count()).toBeGreaterThan(0)

  await page.locator('main summary', { hasText: 'Filter (1)' }).click()
  await page.locator('main details').getByText('Teilzeit', { exact: true }).filter({ visible: true }).first().click()
  await page.waitForURL(/arbeitszeit=.*Teilzeit/)
  await expect.poll(() => countOf(page)).toBeGreaterThan(withFilter)

  for (const list of ['jobs?was=Koch&page=50', 'companies?page=50']) {
    await page.goto(`${baseUrl}/search/${list}`)
    const shown = Number(new URL(page.url()).searchParams.get('page') ?? 1)
    expect(shown, `${list} leads to the last page there is`).toBeLessThan(50)
    expect(await page.locator('main a:is([href^="/job-posting/"], [href^="/company/"])').count()).toBeGreaterThan(0)
  }
  await context.close()
})

/** The number in the heading of the results. */
async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByRole('heading', { level: 2, name: /Stelle/ })
    .first()
    .textContent()
  return Number(text?.match(/\d+/)?.[0])
}
