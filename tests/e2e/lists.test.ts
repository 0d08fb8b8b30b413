import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openAs(who: string, path: string, size: { width: number; height: number }) {
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  if (who) await visitor.context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
  await visitor.page.setViewportSize(size)
  await visitor.goTo(path)
  return visitor
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('a low window shows the place of the current page in the side bar, above its fade', async () => {
  const visitor = await openAs(demo.platformAdmin, '/super/settings', { width: 1440, height: 700 })
  const list = visitor.page.getByRole('navigation', { name: 'Bereich' })
  const place = list.getByRole('link', { name: 'Einstellungen' })
  const room = async () => (await boxOf(list)).bottom - (await boxOf(place)).bottom
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await visitor.goTo('/super')
  const above = async () => (await boxOf(list.getByRole('link', { name: 'Übersicht' }))).y - (await boxOf(list)).y
  await expect.poll(above).toBeGreaterThanOrEqual(0)
  await visitor.leave()
})

test('long pages of the administration have links to their sections, and a search for their rules', async () => {
  const visitor = await openAs(demo.platformAdmin, '/super/settings', { width: 1440, height: 900 })
  await visitor.page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Sicherheit' }).click()
  const heading = visitor.page.getByRole('heading', { name: 'Sicherheit' })
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(200)
  await visitor.goTo('/super/ad-rules')
  const rows = visitor.page.getByRole('table', { name: 'Anzeigenregeln' }).getByRole('row')
  const all = await rows.count()
  await visitor.page.getByRole('searchbox').fill('Muttersprache')
  await visitor.page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBeLessThan(all / 10)
  await visitor.leave()
})

test.each([
  [demo.companyAdmin, '/app/company/talent-pool'],
  [demo.platformAdmin, '/super/companies'],
  [demo.platformAdmin, '/super/invoices'],
])('%s at %s: search and filters stand on one line', async (who, path) => {
  const visitor = await openAs(who, path, { width: 1440, height: 900 })
  const main = visitor.page.getByRole('main')
  const bottoms = [main.getByRole('searchbox'), main.getByRole('combobox')].map((field) => boxOf(field.first()))
  const [search, filter] = await Promise.all(bottoms)
  expect(search?.bottom).toBe(filter?.bottom)
  await visitor.leave()
})

test.each(['job-postings', 'orders', 'consents', 'agreements'])(
  '/super/%s: the choice of columns stands beside search and filters',
  async (list) => {
    const visitor = await openAs(demo.platformAdmin, `/super/${list}`, { width: 1440, height: 900 })
    const choice = await boxOf(visitor.page.getByRole('button', { name: 'Spalten' }))
    const search = await boxOf(visitor.page.getByRole('main').getByRole('searchbox'))
    expect(choice.y).toBeLessThan(search.bottom)
    expect(choice.bottom).toBeGreaterThan(search.y)
    await visitor.leave()
  },
)

test('on phones the actions of a row stand at the right, below its values', async () => {
  const visitor = await openAs(demo.platformAdmin, '/super/invoices', { width: 390, height: 844 })
  const row = visitor.page.locator('.tbl-cards tbody tr').first()
  const menu = await boxOf(row.getByRole('button', { name: /^Aktionen für/ }))
  const card = await boxOf(row)
  expect(card.right - menu.right).toBeLessThan(24)
  await visitor.leave()
})

test('the end of a form in a card has the ground of the card, also below it', async () => {
  const visitor = await openAs(demo.platformAdmin, '/super/incidents/create', { width: 1440, height: 900 })
  const grounds = await visitor.page.locator('.card .form-bar').evaluate((bar) => {
    const card = bar.closest('.card')
    const { backgroundColor, boxShadow } = getComputedStyle(bar)
    const ground = card ? getComputedStyle(card).backgroundColor : ''
    return { isSame: backgroundColor === ground, isSameBelow: boxShadow.startsWith(ground) }
  })
  expect(grounds).toEqual({ isSame: true, isSameBelow: true })
  await visitor.leave()
})

test.each([
  ['', '/search/jobs?was=Koch', 'a[href^="/company/"]'],
  [demo.applicant, '/app/applicant/privacy', 'a:is([href^="/company/"], [href*="bewerbung="])'],
  [demo.applicant, '/app/applicant/resumes', 'a[href^="/company/"]'],
  // Who did something, beside when.
  [demo.platformAdmin, '/super', 'li > span.num'],
])('%s %s: the longest name makes no page wider than a phone', async (who, path, names) => {
  const visitor = await openAs(who, path, { width: 390, height: 844 })
  const main = visitor.page.getByRole('main')
  if (who === '') {
    await main.locator('a[href^="/job-posting/"]').first().click()
    await visitor.page.waitForURL(/\/job-posting\//)
  }
  await main.locator(names).first().waitFor()
  await main.locator(names).evaluateAll(
    (all, name) => {
      for (const each of all) each.textContent = name
    },
    'Donaudampfschifffahrt'.repeat(6).slice(0, 120),
  )
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await visitor.leave()
})
