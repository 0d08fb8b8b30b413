import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toIsoDay } from '../../src/lib/dates/dates.ts'
import { uuidv7 } from '../../src/lib/uuid.ts'
import { signIn } from '../setup/demo-cookies.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, publishPosting } from './hiring/scene.ts'
import { Visitor } from './visitor.ts'

const ADMIN = [
  ...['companies', 'applicants', 'job-postings', 'invoices', 'mails', 'audit', 'reports', 'reports/messages'],
  ...['feedback', 'agreements', 'subscription-plans', 'legal-holds', 'incidents', 'ad-rules', 'system'],
].map((list) => `/super/${list}`)
const COMPANY = ['job-postings', 'members', 'billing', 'deletions'].map((list) => `/app/company/${list}`)
/** What names a row is at least this wide, px: 13rem. */
const FIRST = 208
/** A word of so many letters stays whole in any column, in one of names, and in the one that names the row. */
const SHORT = { anywhere: 10, names: 18, first: 20 }
/** As long as any text of a line may be, and no hyphenation knows it. */
const LONG = 'Xqzjvwkpfreileitungsmontagefahrzeug'.repeat(4).slice(0, 120)

let browser: Browser
beforeAll(async () => {
  ;[browser] = await Promise.all([launchBrowser(), everyListHasRows()])
})
afterAll(() => browser.close())

test.each([
  ['platform admins', demo.platformAdmin, ADMIN],
  ['companies', demo.companyAdmin, COMPANY],
])(
  '%s read every list at 1024 and 1440 px without scrolling sideways, whatever stands in its rows',
  async (...args) => {
    const [, who, lists] = args
    const visitor = await Visitor.open(browser, inject('baseUrl'))
    const { page } = visitor
    await visitor.context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
    const findings: string[] = []
    for (const list of lists) {
      await visitor.goTo(list)
      const rows = () => page.locator('.table-wrap tbody tr').count()
      await expect.poll(rows, { message: `rows of ${list}` }).toBeGreaterThan(0)
      for (const content of ['as it is', 'long words'] as const) {
        if (content === 'long words') await writeLongWords(page)
        for (const width of [1024, 1440]) {
          await resize(page, width)
          // Columns fold a moment after the table has become narrow.
          let found = await faults(page)
          for (let looks = 0; looks < 20 && found.length > 0; looks += 1) {
            await twoFrames(page)
            found = await faults(page)
          }
          findings.push(...found.map((fault) => `${width} ${list}, ${content}, ${fault}`))
        }
      }
    }
    expect(findings).toEqual([])
    await visitor.leave()
  },
)

test('on a phone a filter that stands alone in its row fills it', async () => {
  const admin = await Visitor.open(browser, inject('baseUrl'))
  const { page } = admin
  await admin.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of ['invoices', 'consents', 'feedback']) {
    await admin.goTo(`/super/${list}`)
    const room = () =>
      page.evaluate(() => {
        const end = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0
        return (
          end(document.querySelector('.list-toolbar')) -
          end([...document.querySelectorAll('.list-toolbar select')].at(-1))
        )
      })
    await expect.poll(room, { message: list }).toBeLessThan(2)
  }
  await admin.leave()
})

test('columns that fold in a narrow table can be chosen, and then stay', async () => {
  const admin = await Visitor.open(browser, inject('baseUrl'))
  const { page } = admin
  await admin.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  const since = page.getByRole('columnheader', { name: 'Dabei seit' })
  await admin.goTo('/super/companies')
  await since.waitFor()
  await page.setViewportSize({ width: 1024, height: 900 })
  await since.waitFor({ state: 'hidden' })
  await admin.press('Spalten')
  const choice = page.getByRole('checkbox', { name: 'Dabei seit' })
  await expect.poll(() => choice.isChecked()).toBe(false)
  await choice.press('Space')
  await since.waitFor()
  // The other folded ones stay away.
  await expect.poll(() => page.getByRole('columnheader', { name: 'Kollegen' }).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  // On a phone every row is a card that says everything that was chosen.
  await page.evaluate(() => localStorage.removeItem('columns:unternehmen'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await admin.settled()
  await page.locator('td[data-label="Kollegen"]').first().waitFor()
  await admin.leave()
})

/** A company of the demo market that no other test uses. */
const WINERY = 'elisabeth.wolf@rebenhof-haardt.example'

/** The demo market has nothing in these lists: one row of our own in each. */
async function everyListHasRows(): Promise<void> {
  const run = Date.now().toString(36)
  const posting = await publishPosting(`Schrankenwärter ${run} (m/w/d)`)
  const platform = asHolderOf(cookieOf(demo.platformAdmin))
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const visitor = asHolderOf('')
  await visitor.moderation.report.mutate({
    ...{ id: uuidv7(), subjectType: 'job-posting', subjectId: posting.id, reason: 'scam', name: 'Eva Muster' },
    ...{ text: 'Verlangt Geld, bevor die Arbeit beginnt.', email: `eva.${run}@post.example`, goodFaith: true },
  })
  await visitor.feedback.sendBarrier.mutate({
    id: uuidv7(),
    message: `Zu wenig Kontrast. ${run}`,
    where: '',
    email: '',
  })
  const person = await applyAsGuest(posting.id, ['Mia', 'Lorenz'])
  const { id: messageId } = await company.conversation.write.mutate({
    ...{ id: uuidv7(), applicationId: person.applicationId, body: `Wann können Sie anfangen? ${run}` },
  })
  await asHolderOf(person.cookie).conversation.report.mutate({ id: uuidv7(), messageId, reason: 'spam', details: '' })
  const winery = asHolderOf(await signIn(inject('baseUrl'), WINERY))
  const { offer } = await winery.agreement.current.query()
  const textSha256 = offer?.textSha256 ?? ''
  await winery.agreement.sign.mutate({ name: 'Elisabeth Wolf', mayAct: true, textSha256 })
  await company.legalHold.place.mutate({ jobPostingId: posting.id, reason: 'Eine Klage ist angekündigt.' })
  await platform.incident.save.mutate({
    ...{ id: uuidv7(), version: null },
    values: {
      ...{ title: `Laptop gestohlen ${run}`, knownAt: `${toIsoDay(new Date())}T00:00`, risk: 'none', riskReason: '' },
      ...{ facts: '', persons: '', data: '', consequences: '', measures: '' },
    },
  })
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
  await page.evaluate(async () => void (await document.fonts.ready))
  await twoFrames(page)
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** What is wrong with the tables as they are now. */
async function faults(page: Page): Promise<string[]> {
  return (await measured(page)).flatMap(({ caption, hidden, first, broken, stacked }) => [
    ...(hidden > 0 ? [`${caption}: ${hidden} px out of view`] : []),
    ...(first < FIRST ? [`${caption}: the first column is ${first} px wide`] : []),
    ...(broken.length > 0 ? [`${caption}: breaks ${broken.join(', ')}`] : []),
    ...(stacked > 0 ? [`${caption}: two actions stand below each other`] : []),
  ])
}

/**
 * Every text of a cell that may be long becomes the longest one; what has a length of its own stays, like "E-Mail" and
 * the number of an invoice, which stand in the subjects of some mails.
 */
function writeLongWords(page: Page): Promise<void> {
  return page.evaluate((word) => {
    for (const cell of document.querySelectorAll('.table-wrap td:not([data-align="right"])')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim()
        const isKept = /^(?:[A-Z\d]{1,6}-\d{4}-\d{5,9}|E-Mail)$/.test(text ?? '')
        if (text && !isKept && !node.parentElement?.closest('.num, .chip, .btn, select, .sr-only'))
          node.textContent = word
      }
    }
  }, LONG)
}

/** Of each table: what is out of view, the width of its first cells, px, and short words that two lines share, and cells with a pair of actions below each other. */
function measured(page: Page) {
  return page.evaluate(
    ({ anywhere, names: inNames, first }) =>
      [...document.querySelectorAll('.table-wrap')].map((wrap) => {
        const cells = [...wrap.querySelectorAll('td')].filter((cell) => cell.checkVisibility())
        const names = cells.filter((cell) => cell.matches('[data-primary]'))
        const broken = new Set<string>()
        for (const cell of cells) {
          const longest = cell.matches('[data-primary]') ? first : cell.matches('[data-names]') ? inNames : anywhere
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            if (node.parentElement?.closest('.sr-only')) continue
            const text = node.textContent ?? ''
            // What nothing divides, such as markup that somebody typed, is as long as all of it.
            const undivided = [...text.matchAll(/(?:[^\s\-–/\u00ad]|(?<!\p{L})\/|\/(?!\p{L}))+/gu)].filter(
              ([all]) => all.length > longest,
            )
            for (const { index, 0: word } of text.matchAll(/[\p{L}\d\u00ad]{3,}/gu)) {
              if (word.length > longest) continue
              if (undivided.some((all) => all.index <= index && index < all.index + all[0].length)) continue
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (lines.size > 1) broken.add(word)
            }
          }
        }
        return {
          caption: wrap.getAttribute('aria-label') ?? '',
          hidden: wrap.scrollWidth - wrap.clientWidth,
          first: Math.round(Math.min(...names.map((cell) => cell.getBoundingClientRect().width))),
          broken: [...broken],
          stacked: [...wrap.querySelectorAll('td[data-align="right"] > .flex')].filter(
            ({ children: [one, two, more] }) => {
              // A narrow table may wrap what stands in a cell.
              if (!one || !two || more || wrap.clientWidth < 960 || !one.checkVisibility()) return false
              return two.getBoundingClientRect().top >= one.getBoundingClientRect().bottom
            },
          ).length,
        }
      }),
    SHORT,
  )
}
