import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Keys } from './keyboard/keys.ts'
import { still } from './settled.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const beside = (page: Page) => page.locator('#neben-der-liste')
const cards = (page: Page) => page.locator('main a[data-posting]')
const card = (page: Page, id: string) => page.locator(`main a[data-posting="${id}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-posting'))

test('on a wide screen the chosen job is beside the list, in the address, and no step back', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/berufsfelder')
  await visitor.goTo('/search/jobs?was=Koch')
  // Other tests publish meanwhile, so a card is known by its posting and not by its place in the list.
  const [first = '', second = '', third = ''] = await cards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('data-posting') ?? ''),
  )
  const isBeside = async (id: string) => {
    const title = await card(page, id).textContent()
    await expect.poll(() => beside(page).textContent()).toBe(title)
  }
  await isBeside(first)
  await card(page, third).click()
  await page.waitForURL((url) => url.searchParams.get('stelle') === third)
  await isBeside(third)
  await card(page, second).click()
  await page.waitForURL((url) => url.searchParams.get('stelle') === second)
  await isBeside(second)

  const findings = await violations(page)
  expect(findings).toEqual([])
  const actions = page.locator('article:has(#neben-der-liste) header :is(a, button)')
  expect(new Set(await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(1)
  await page.getByRole('link', { name: 'Eigene Seite' }).click()
  await visitor.isAt(/^\/job-posting\//)
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('stelle') === second)
  await isBeside(second)
  await page.goBack()
  await visitor.isAt('/berufsfelder')
  await visitor.leave()
})

test('arrows and J and K go through the list, Enter into the job, Escape back', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs?was=Koch')
  const ids = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-posting')))
  // A card that is not shown yet: one press leads into its job, so that nobody listens to the rest of the list first.
  const later = card(page, ids[2] ?? '')
  await later.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('neben-der-liste')
  await expect.poll(async () => (await beside(page).textContent()) === (await later.textContent())).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(ids[2])
  await cards(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toBe(ids[2])
  await page.keyboard.press('k')
  await expect.poll(() => focused(page)).toBe(ids[1])
  await page.waitForURL((url) => url.searchParams.get('stelle') === ids[1])
  const chosen = card(page, ids[1] ?? '')
  await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true')
  await expect.poll(async () => (await beside(page).textContent()) === (await chosen.textContent())).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('neben-der-liste')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(ids[1])
  await visitor.leave()
})

test('on a phone the search is one line, and the first card is within the first 55 % of the screen', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  const top = async () => (await page.locator('main article').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
  // Where nothing is near, a job further away still begins on the first screen, with its pay.
  await visitor.goTo('/search/jobs?was=Koch&wo=Bielefeld&umkreis=10')
  await page.getByRole('heading', { name: 'Im Umkreis von 10 km gibt es gerade keine.' }).waitFor()
  await expect.poll(top).toBeLessThan(844 * 0.85)
  for (const path of [
    '/search/jobs?was=Mechaniker&wo=Bielefeld',
    '/search/jobs?was=Koch&arbeitszeit=Vollzeit',
    '/search/jobs',
  ]) {
    await visitor.goTo(path)
    await expect.poll(top, { message: path }).toBeLessThan(844 * 0.55)
  }
  expect(await page.getByRole('combobox', { name: 'Was?' }).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Suche ändern' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('was')
  await page.keyboard.type('Koch')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: /für „Koch“/ }).waitFor()
  const link = cards(page).first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await visitor.isAt(path)
  await visitor.leave()
})

test('a map that cannot be loaded says so in its place, and comes when the page is loaded again', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs?was=Koch')
  await visitor.settled()
  const scripts = /\/assets\/[^/]*\.js/
  await page.route(scripts, (route) => route.abort())
  await visitor.follow('Karte')
  await visitor.sees('Dieser Teil der Seite lässt sich gerade nicht laden')
  await cards(page).first().waitFor()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Seite neu laden' }).first().click()
  await page.getByRole('group', { name: /^Treffer nach Ort/ }).waitFor()
  await visitor.leave(/ERR_FAILED/)
})

test('the map is used by keys alone: from place to place, larger and smaller, and a place is chosen', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs?wo=Bielefeld&umkreis=50&ansicht=karte')
  const map = page.getByRole('group', { name: /^Treffer nach Ort/ })
  const discs = map.getByRole('link')
  await discs.first().waitFor()
  await expect.poll(() => map.locator('a[tabindex="0"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])

  await map.locator('a[tabindex="0"]').focus()
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  const first = await place()
  expect(first).toBeTruthy()
  await page.keyboard.press('End')
  await expect.poll(place).not.toBe(first)
  expect(await place()).toBeTruthy()
  await page.keyboard.press('Home')
  await expect.poll(place).toBe(first)
  const size = async () => Number((await map.getAttribute('viewBox'))?.split(' ')[2])
  const before = await size()
  await page.keyboard.press('+')
  await expect.poll(size).toBeLessThan(before)
  await page.keyboard.press('-')
  await expect.poll(size).toBeCloseTo(before)
  await page.getByRole('button', { name: 'Ganz Deutschland' }).click()
  await expect.poll(size).toBeGreaterThan(before)

  await map.locator('a[tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(
    (url) => url.searchParams.get('arbeitsort') === first && url.searchParams.get('ansicht') === 'karte',
  )
  const chosen = map.locator('a[aria-current]')
  await expect.poll(() => chosen.getAttribute('data-place')).toBe(first)
  // Other tests publish meanwhile: whoever loads the page at rest sees both numbers alike.
  const isSame = async () => {
    if (numberBefore('Stelle', await chosen.getAttribute('aria-label')) === (await found(page))) return true
    await page.reload()
    return false
  }
  await expect.poll(isSame).toBe(true)
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Liste' }).click()
  await page.waitForURL((url) => !url.searchParams.has('ansicht'))
  await visitor.leave()
})

test('without a place the map asks where: beside it a table with the numbers of its discs and what they pay', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs?ansicht=karte')
  const map = page.getByRole('group', { name: /^Treffer nach Ort/ })
  const table = page.getByRole('table', { name: 'Orte mit den meisten Stellen' })
  const boxes = [await map.boundingBox(), await table.boundingBox()].map((box) => box ?? { x: 0, width: 0 })
  expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0))
  await expect.poll(() => table.getByRole('row').count()).toBe(12)
  // Other tests publish in Bielefeld, which may come first by that.
  const first = table
    .getByRole('row')
    .filter({ hasText: /aus \d/, hasNotText: 'Bielefeld' })
    .first()
  const [count, pay] = await first.getByRole('cell').allTextContents()
  const name = await first.getByRole('rowheader').textContent()
  const disc = map.getByRole('link', { name: new RegExp(`^${name}, `) }).first()
  expect(numberBefore('Stelle', await disc.getAttribute('aria-label'))).toBe(Number(count))
  const [, euros, of] = /^(\d\.\d{3})\s€aus (\d+)$/.exec(pay ?? '') ?? []
  expect(euros, pay).toBeDefined()
  expect(Number(of)).toBeGreaterThanOrEqual(10)
  expect(Number(of)).toBeLessThanOrEqual(Number(count))
  // Below ten there is no figure.
  for (const text of await table.getByRole('row').allTextContents())
    for (const [, postings] of text.matchAll(/aus (\d+)/g)) expect(Number(postings)).toBeGreaterThanOrEqual(10)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const follow = async () => {
    await first.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('arbeitsort'))
    // Until then the page before stands there.
    await visitor.settled()
  }
  await follow()
  expect(new URL(page.url()).searchParams.get('arbeitsort')).toContain(name)
  let promised = Number(count)
  // Other tests publish meanwhile: whoever comes from the table at rest finds what it said.
  const isSame = async () => {
    if ((await found(page)) === promised) return true
    await visitor.goTo('/search/jobs?ansicht=karte')
    promised = Number(await first.getByRole('cell').first().textContent())
    await follow()
    return false
  }
  await expect.poll(isSame).toBe(true)
  await visitor.leave()
})

test('where no place has enough postings for a figure, the table of the map has no column for it', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo('/search/jobs?was=Koch&ansicht=karte')
  const table = visitor.page.getByRole('table', { name: 'Orte mit den meisten Stellen' })
  await table.waitFor()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Ort', 'Stellen'])
  await visitor.leave()
})

test('Escape closes the menu of a filter and gives the focus back', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await visitor.goTo('/search/jobs')
  const menu = page.locator('details[name="facet-menu"]').filter({ visible: true }).first()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => menu.evaluate((each) => each.querySelector('a') === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.evaluate((each) => each.querySelector('summary') === document.activeElement)).toBe(true)
  expect(await menu.getAttribute('open')).toBeNull()
  await visitor.leave()
})

test('a search that finds nothing leads on to related occupations, each with the number that it finds', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  // No other test publishes for that family of occupations. Without a script nothing asks again by itself where the
  // server was busy; a failure says what stood there.
  const headings = async () => {
    await page.goto(`${baseUrl}/search/jobs?was=Zahntechniker&wo=Oberstdorf&umkreis=5`)
    return page.getByRole('heading').allTextContents()
  }
  await expect.poll(headings).toContain('Dafür gibt es gerade keine.')
  const related = page.getByRole('region', { name: 'Verwandt' }).getByRole('link')
  // Other tests publish meanwhile: whoever loads both pages at rest finds what was promised.
  const isKept = async (at: number) => {
    await page.reload()
    const promised = numberBefore('Stelle', await related.nth(at).textContent())
    await related.nth(at).click()
    const isSame = (await found(page)) === promised
    await page.goBack()
    return isSame
  }
  for (let at = 0; at < (await related.count()); at++) await expect.poll(() => isKept(at)).toBe(true)
  expect(await related.count()).toBeGreaterThan(0)
  await context.close()
})

test('without JavaScript the map lists its places, and the job page computes the way', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/search/jobs?was=Koch&ansicht=karte`)
  const places = page.getByRole('navigation', { name: 'Orte mit Stellen' })
  await places.getByRole('link').first().click()
  await page.waitForURL(/arbeitsort=/)
  const chosen = places.getByRole('row').filter({ has: page.locator('a[aria-current]') })
  expect(numberBefore('', await chosen.getByRole('cell').first().textContent())).toBe(await found(page))
  await page.goto(`${baseUrl}/search/jobs?was=Koch`)
  await page.locator('main article a').first().click()
  await page.waitForURL(/job-posting/)
  await page.getByText('Wie weit ist es für dich?').click()
  await page.getByLabel('Dein Ort oder deine Postleitzahl').fill('Flensburg')
  await page.getByRole('button', { name: 'Berechnen' }).click()
  await page.waitForURL(/von=Flensburg/)
  await page
    .getByText(/km Luftlinie von Flensburg|Homeoffice|keinen festen Ort/)
    .first()
    .waitFor()
  await context.close()
})

test('a posting says what is left in each tax class, by a rule that it shows', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  // No other test publishes for cooks, so none ends this one.
  await visitor.goTo('/search/jobs?was=Koch&gehalt=2000')
  const path = (await cards(page).first().getAttribute('href')) ?? ''
  await visitor.goTo(path)
  const net = page.getByText(/^etwa \d/)
  const first = await net.textContent()
  await page.getByRole('combobox', { name: 'Steuerklasse' }).focus()
  await page.keyboard.press('End')
  await expect.poll(() => net.textContent()).not.toBe(first)
  await page.getByText('So rechnen wir').click()
  await page.getByText(/nach §\s32a und §\s39b EStG/).waitFor()
  await page.getByRole('heading', { name: /^(?:Grün|Gelb): Antwort bis/ }).waitFor()
  await visitor.leave()
})

/** How many the heading of the results says were found. */
async function found(page: Page): Promise<number> {
  return numberBefore(
    'Stelle',
    await page
      .getByRole('heading', { level: 2, name: /Stelle/ })
      .first()
      .textContent(),
  )
}

/** The number before a word; fails where there is none. */
function numberBefore(word: string, text: string | null): number {
  const number = Number(new RegExp(`(\\d+)\\s*${word}`).exec(text ?? '')?.[1])
  expect(number, text ?? '').toBeGreaterThan(0)
  return number
}

async function violations(page: Page): Promise<string[]> {
  await still(page)
  await page.evaluate(axe.source)
  return page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((result) => result.violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html).join(' | ')))`,
  )
}

test('after each search by keys the next Tab begins where the last one was', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  const keys = new Keys(page)
  await visitor.goTo('/search/jobs?was=Koch')
  const isAt = (selector: string) =>
    expect
      .poll(() => page.evaluate((at) => document.activeElement?.matches(at), selector), { message: selector })
      .toBe(true)
  await keys.reach(page.getByRole('combobox', { name: 'Was?' }))
  await page.keyboard.type(' Teilzeit')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('was')?.includes('Teilzeit') === true)
  await isAt('search [type="submit"]')
  await keys.enter(page.locator('summary', { hasText: 'Vertrag' }))
  await keys.follow(page.locator('details[open] a').first())
  await isAt('summary, .chip-filter')
  await keys.follow(page.locator('a.chip-filter').last())
  await isAt(':not(body)')
  await visitor.goTo('/search/companies')
  await keys.reach(page.getByRole('searchbox', { name: 'Name' }))
  await page.keyboard.type('GmbH')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('was') === 'GmbH')
  await isAt('search [type="submit"]')
  await visitor.leave()
})
