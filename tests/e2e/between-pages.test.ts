import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const SEARCH = /\/api\/trpc\/[^?]*jobPosting\.search/
const COMPANIES = /\/api\/trpc\/[^?]*companyProfile\.search/
const SKELETON = '[aria-busy="true"] ul > li'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a link to a place far down a page shows that place, whatever else the page has to tell', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.applicant) })
  await visitor.goTo('/app/applicant')
  await visitor.follow('Alle Termine in deinem Kalender')
  // The jobs below a rejection, which stand above it.
  await visitor.sees('Ähnliche Stellen in der Nähe')
  await visitor.settled()
  const place = visitor.page.getByRole('heading', { name: 'Dein Kalender' })
  const isInView = () => place.evaluate((heading) => heading.getBoundingClientRect().bottom <= window.innerHeight)
  await expect.poll(isInView).toBe(true)
  await visitor.leave()
})

test('a page that takes long shows nothing for 300 ms, then rows as high as what comes, under the old title', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.clock.install()
  await visitor.goTo('/search/jobs?was=Koch')
  const row = page.locator('main ul > li:has(article, h3)').first()
  const { height: real } = await boxOf(page, row)
  // The first call also loads the code for calls.
  const loaded = page.waitForResponse(SEARCH)
  await page.getByRole('link', { name: 'Höchstes Gehalt' }).click()
  await loaded
  await visitor.settled()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SEARCH, async (route) => {
    await held
    await route.continue()
  })
  await rememberTitles(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= SEARCH.test(request.url())
  })
  await page.getByRole('link', { name: 'Neueste zuerst' }).click()
  // Calls are batched for a moment, and the clock is stopped.
  let passed = 0
  for (; !isAsked && passed < 200; passed += 2) {
    await page.clock.runFor(2)
    await page.evaluate(letOthersGoFirst)
  }
  // The browser tells of it a moment later.
  await expect.poll(() => isAsked).toBe(true)
  await page.clock.runFor(280 - passed)
  expect(await page.locator(SKELETON).count()).toBe(0)
  // It waits since what was pressed was taken up, which was before it asked.
  await page.clock.runFor(40 + passed)
  const skeleton = page.locator(SKELETON).first()
  await skeleton.waitFor()
  await page.getByRole('status').filter({ hasText: 'Wir suchen Stellen' }).waitFor()
  const { height } = await boxOf(page, skeleton)
  expect(Math.abs(height - real)).toBeLessThan(real * 0.2)
  expect(await page.title()).toBe('Jobs finden · Stellwerk')
  answer()
  await page.clock.resume()
  await page.locator(SKELETON).first().waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Unternehmen', exact: true }).first().click()
  await visitor.heading('Alle Unternehmen')
  await expect.poll(() => page.title()).toBe('Alle Unternehmen · Stellwerk')
  expect(await titlesOf(page)).not.toContain('Stellwerk')
  await visitor.leave()
})

test.each([
  {
    who: 'companyAdmin',
    from: '/app/company',
    path: '/app/company/messages',
    skeleton: '.divide-y > :first-child',
    real: 'li[data-conversation]',
  },
  {
    who: 'platformAdmin',
    from: '/super',
    path: '/super/companies',
    skeleton: '.card > :nth-child(2)',
    real: 'tbody tr',
  },
] as const)('while $path takes long, rows stand where the real ones will and are as high', async (list) => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo[list.who]) })
  await visitor.goTo(list.from)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/trpc\//, async (route) => {
    await held
    await route.continue()
  })
  await page.locator(`nav a[href="${list.path}"]:visible`).first().click()
  const waiting = page.locator(`[aria-busy="true"] ${list.skeleton}`).first()
  await waiting.waitFor()
  const expected = await waiting.boundingBox()
  answer()
  await waiting.waitFor({ state: 'detached' })
  const row = page.locator(`main ${list.real}`).first()
  await row.waitFor()
  await visitor.settled()
  if (!expected) throw new Error('nothing to measure')
  const moved = async () => Math.abs(expected.y - (await boxOf(page, row)).y)
  await expect.poll(moved).toBeLessThan(24)
  // The first may be a newly registered company with less to show.
  const heights = await page.locator(`main ${list.real}`).evaluateAll((rows) => rows.map((each) => each.clientHeight))
  const usual = heights.sort((one, other) => one - other)[heights.length >> 1] ?? 0
  expect(Math.abs(expected.height - usual)).toBeLessThan(usual * 0.2)
  await page.unrouteAll({ behavior: 'wait' })
  await visitor.leave()
})

test.each([
  { who: 'applicant', from: '/imprint', path: '/search/jobs', frame: 'header' },
  { who: 'companyAdmin', from: '/app/company', path: '/search/resumes', frame: 'nav[aria-label="Bereich"]' },
] as const)('while code and data of $path are on the way, its frame stands', async ({ who, from, path, frame }) => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo[who]) })
  await visitor.goTo(from)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/trpc\/|\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.locator('main[aria-busy="true"], main [aria-busy="true"]').first().waitFor()
  await page.locator(frame).filter({ visible: true }).first().waitFor()
  expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0)
  answer()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'wait' })
  await visitor.leave()
})

test.each(['pointer', 'focus', 'touch'] as const)(
  'the %s on a link asks for its page before it is followed',
  async (how) => {
    const visitor = await Visitor.open(browser, baseUrl)
    const { page } = visitor
    await visitor.goTo('/imprint')
    const link = page.getByRole('link', { name: 'Unternehmen', exact: true }).first()
    const asked = page.waitForRequest(COMPANIES)
    if (how === 'pointer') await link.hover()
    else if (how === 'focus') await link.focus()
    else await link.dispatchEvent('touchstart')
    await asked
    expect(visitor.path).toBe('/imprint')
    await visitor.leave()
  },
)

test('going on puts the focus on the new heading, going back the page where it was', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  // Without room beside the list its links lead to the pages.
  await page.setViewportSize({ width: 900, height: 800 })
  // No other test publishes for cooks, so none takes away what this one opens.
  await visitor.goTo('/search/jobs?was=Koch')
  const link = page.locator('main h3 a').nth(7)
  // As a click does before it clicks: the page must not move any more when its place is read.
  await link.hover()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await visitor.isAt(/^\/job-posting\//)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await visitor.isAt('/search/jobs')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await visitor.leave()
})

test('a job let go leaves the list before the server has answered, comes back when it refuses, and on undoing', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.applicant) })
  await visitor.goTo('/app/applicant/saved')
  const rows = page.locator('main li:has(h2)')
  const title = ((await rows.first().getByRole('heading').textContent()) ?? '').replaceAll('\u00ad', '')
  const row = rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const button = row.getByRole('button', { name: `${title} merken`, exact: true })
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const TOGGLE = /savedJob\.toggle/
  await page.route(TOGGLE, async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  await button.click()
  await row.waitFor({ state: 'detached' })
  refuse()
  await Promise.all([row.waitFor(), visitor.sees('Fehler')])
  await page.unroute(TOGGLE)
  await button.click()
  await row.waitFor({ state: 'detached' })
  // With the keyboard, the focus is on the same button of the row that took its place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/ merken$/)
  // By key, the focus goes along with what comes back.
  await page.getByRole('button', { name: 'Rückgängig' }).focus()
  await page.keyboard.press('Enter')
  await row.waitFor()
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await visitor.leave(/ERR_|Failed to load/)
})

test('who loses the connection is told so, until it is back', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo('/imprint')
  const notice = visitor.page.getByRole('status').filter({ hasText: 'Keine Verbindung.' })
  await visitor.context.setOffline(true)
  await notice.waitFor()
  await visitor.context.setOffline(false)
  await notice.waitFor({ state: 'detached' })
  await visitor.leave()
})

test.each(['**/api/auth/get-session', '**/api/trpc/**'])(
  'behind a proxy that does not reach the server at %s, a page waits for it and opens by itself',
  async (calls) => {
    const visitor = await Visitor.open(browser, baseUrl)
    const { page } = visitor
    await page.clock.install()
    await visitor.goTo('/imprint')
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway' }))
    // By then the session must be read again.
    await page.clock.fastForward(6_000)
    await page.locator('a[href="/search/jobs"]').first().click()
    await page.getByText('Der Server ist gerade nicht zu erreichen.').waitFor()
    await page.unroute(calls)
    await page.clock.fastForward(3_000)
    await visitor.heading(/Stelle|Job/)
    await visitor.leave(/502|Keine Verbindung|Unable to transform response from server/)
  },
)

/** In the page: what was queued before is done first. */
function letOthersGoFirst(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(null)
  })
}

async function boxOf(page: Page, target: ReturnType<Page['locator']>): Promise<{ y: number; height: number }> {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to measure at ${page.url()}`)
  return box
}

/** Records every later title of the tab. */
function rememberTitles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const titles: string[] = []
    Reflect.set(window, 'titles', titles)
    const observer = new MutationObserver(() => titles.push(document.title))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  })
}

function titlesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'titles'))
}
