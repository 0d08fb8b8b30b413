import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailText } from '~/platform/server/mail/mail'
import { button, quote } from '../../src/platform/server/mail/mail.ts'
import { renderMailHtml } from '../../src/platform/server/mail/message.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { publishPosting } from './hiring/scene.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
/** Longer than any line of such a window, and without a known hyphenation. */
const LONG_WORD = 'Hochspannungsfreileitungsmontagefahrzeugführerxqzjvwkprüfungsordnungsausschuss'
/** Share of it that fixed elements may take. */
const MOST_STUCK = 0.45

/** One of each kind of screen: text, form, list, table, board, editor. */
const SCREENS = {
  anonymous: [
    '/',
    '/search/jobs',
    '/search/companies',
    '/pricing',
    '/stelle-ausschreiben',
    '/auth/register',
    '/gibt-es-nicht',
  ],
  [demo.applicant]: ['/app/applicant', '/app/applicant/saved', '/app/applicant/resumes', '/app/applicant/messages'],
  [demo.companyAdmin]: [
    '/app/company/applications',
    '/app/company/job-postings',
    '/app/company/job-postings/create',
    '/app/company/members',
    '/app/company/billing',
    '/app/company/interviews',
    '/app/company/templates',
    '/search/resumes',
  ],
  [demo.platformAdmin]: ['/super', '/super/companies', '/super/invoices', '/super/ad-rules', '/super/settings'],
} as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(Object.entries(SCREENS))(
  'at 400 %% %s loses nothing, and can tell the buttons of a list apart',
  async (who, paths) => {
    const visitor = await Visitor.open(browser, baseUrl)
    const { page, context } = visitor
    if (who !== 'anonymous') await context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
    await page.setViewportSize(zoomed)
    const findings: string[] = []
    for (const path of paths) {
      await visitor.goTo(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > zoomed.width) findings.push(`${path}: ${width} px wide`)
      const long = await widthWithLongWords(page)
      if (long > zoomed.width) findings.push(`${path}: a long word makes it ${long} px wide`)
      const stuck = await stuckHeight(page)
      if (stuck > zoomed.height * MOST_STUCK) findings.push(`${path}: ${stuck} px stand still`)
      if (await page.evaluate(hasTallField)) findings.push(`${path}: a field leaves no room for its label`)
      await page.evaluate(axe)
      findings.push(...(await sameNames(page)).map((name) => `${path}: several rows have a button „${name}“`))
    }
    expect(findings).toEqual([])
    await visitor.leave(/status of 404/)
  },
)

test('nothing stands still over the form of an application in a low window', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.setViewportSize(zoomed)
  const { id } = await publishPosting(`Schrankenwärter ${Date.now().toString(36)} (m/w/d)`)
  await visitor.goTo(`/apply/${id}`)
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).waitFor()
  expect(await stuckHeight(page)).toBe(0)
  // Where there is room the button is in view from the beginning on.
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Weiter zur Prüfung' })
  const end = () => button.evaluate((element) => element.getBoundingClientRect().bottom)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(end).toBeLessThanOrEqual(844)
  await visitor.leave()
})

test('a mail is read on a narrow phone without scrolling sideways', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.setViewportSize(zoomed)
  const url = `${baseUrl}/app/company/applications?ansicht=liste&stelle=${'0123456789abcdef'.repeat(6)}`
  const mail = {
    kind: 'new-device' as const,
    to: 'eva@post.example',
    subject: mailText`Neue Bewerbung`,
    heading: mailText`Bewerbung als ${LONG_WORD}`,
    blocks: [
      mailText`Die älteste Frist ist seit acht Tagen abgelaufen.`,
      quote(LONG_WORD),
      button(mailText`Ansehen`, url),
    ],
    reason: mailText`Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens gehören.`,
  }
  await page.setContent(renderMailHtml(mail, baseUrl))
  await visitor.heading(/^Bewerbung als/)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width)
  // The logo is attached to the mail, which is missing here.
  await visitor.leave(/ERR_UNKNOWN_URL_SCHEME/)
})

/**
 * Width of the page after heading and first paragraph were replaced by one long word each, px. The original text is
 * restored.
 */
function widthWithLongWords(page: Page): Promise<number> {
  return page.evaluate((word) => {
    const texts = [...document.querySelectorAll('main h1, main p')].filter((each) => each.childElementCount === 0)
    const before = texts.map((each) => each.textContent)
    for (const each of texts) each.textContent = word
    const width = document.documentElement.scrollWidth
    for (const [at, each] of texts.entries()) each.textContent = before[at] ?? ''
    return width
  }, LONG_WORD)
}

/** In the page: whether what somebody writes in does not fit the window. */
function hasTallField(): boolean {
  return [...document.querySelectorAll('textarea')].some((field) => field.clientHeight > window.innerHeight * 0.75)
}

/** Height of the fixed elements at the top and bottom after scrolling, px. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    window.scrollTo({ top: 200, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(done))
    let height = 0
    for (let y = 1; y < window.innerHeight; y += 2) {
      for (let at = document.elementFromPoint(160, y); at && at !== document.body; at = at.parentElement) {
        if (!/fixed|sticky/.test(getComputedStyle(at).position)) continue
        height += 2
        break
      }
    }
    return height
  })
}

/** Names of buttons shared by rows about different things, which a screen reader cannot distinguish. */
function sameNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { setup, teardown, commons } = Reflect.get(window, 'axe')
    setup(document)
    const found = new Set<string>()
    for (const list of document.querySelectorAll('main :is(ul, ol, tbody)')) {
      const seen = new Map<string, string | null | undefined>()
      for (const row of list.children) {
        const buttons = [...row.querySelectorAll('button, [role="button"]')].filter((each) => each.checkVisibility())
        // A nested list is checked separately.
        const own = buttons.filter((each) => each.closest('ul, ol, tbody') === list)
        const names = new Set(own.map((each) => String(commons.text.accessibleText(each))))
        // Two postings may have the same title; then so do their buttons. A legend is announced with each button in its
        // group.
        const about = row.querySelector('h2, h3, h4, a, .font-semibold')?.textContent
        for (const name of names) {
          const isGrouped = own.every((each) => each.closest('fieldset')?.querySelector('legend') != null)
          if (seen.has(name) && !isGrouped && (about === undefined || seen.get(name) !== about)) found.add(name)
          seen.set(name, about)
        }
      }
    }
    teardown()
    return [...found]
  })
}
