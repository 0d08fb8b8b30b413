import type { Browser, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, publishPosting } from './hiring/scene.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
/** The size of A4 without margins, in CSS pixels. */
const PAPER = { width: 673, height: 987 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Controls that are useless on paper but still visible. */
const leftOver = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'nav, .side, .bottom-bar, .skip-link, .btn, .table-bar, .tbl-select, search, input:is([type="checkbox"], [type="radio"]), textarea, [role="tablist"]',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .map((each) => `${each.tagName} ${each.className}`),
  )

test('on paper a list keeps its title and its whole table, and a page says where its links lead', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)

  await visitor.goTo('/search/companies?was=Weserwerft')
  await page.locator('main a[href^="/company/"]').first().click()
  const website = page.locator('main a[href^="http"]').first()
  await website.waitFor()
  const [address, written] = await website.evaluate((link) => [
    link.getAttribute('href'),
    getComputedStyle(link, '::after').content,
  ])
  expect(written).toContain(address)
  expect(await leftOver(page)).toEqual([])

  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  await visitor.goTo('/app/company/job-postings')
  await visitor.heading('Jobs verwalten')
  const table = page.getByRole('table')
  await table.waitFor()
  expect(await leftOver(page)).toEqual([])
  const { hidden, isTable, cut } = await table.evaluate((element) => ({
    hidden: [...element.querySelectorAll('th, td')]
      .filter((cell) => !cell.matches('.tbl-select, .tbl-select-row') && !cell.checkVisibility())
      .map((cell) => cell.textContent),
    isTable: getComputedStyle(element.querySelector('tbody tr') ?? element).display,
    // Content wider than the sheet would be cut off.
    cut: document.documentElement.scrollWidth - innerWidth,
  }))
  expect({ hidden, isTable, cut }).toEqual({ hidden: [], isTable: 'table-row', cut: 0 })

  const posting = await publishPosting(`Druckerin ${Date.now().toString(36)} (m/w/d)`)
  await applyAsGuest(posting.id, ['Petra', 'Papier'])
  await visitor.goTo(`/app/company/applications?stelle=${posting.id}&ansicht=liste`)
  await visitor.heading('Bewerbungen')
  const application = page.locator('main li a[href*="bewerbung="]').first()
  await application.waitFor()
  expect(await leftOver(page)).toEqual([])

  await application.click()
  await page.getByRole('heading', { name: 'Unterlagen' }).waitFor()
  expect(await leftOver(page)).toEqual([])
  await visitor.leave()
})

test('on paper every column of the board is there, and a list is no wider than the page, with whole dates', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  await visitor.goTo('/app/company/applications?ansicht=tafel')
  const columns = page.locator('[data-column]')
  await columns.first().waitFor()
  const hidden = async () => columns.evaluateAll((all) => all.filter((column) => !column.checkVisibility()).length)
  expect(await columns.count()).toBeGreaterThanOrEqual(5)
  await expect.poll(hidden).toBe(0)
  await visitor.goTo('/app/company/interviews')
  await visitor.heading('Gespräche')
  expect(await leftOver(page)).toEqual([])

  await context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  for (const list of ['invoices', 'audit', 'system', 'mails']) {
    await visitor.goTo(`/super/${list}`)
    await page.getByRole('table').first().waitFor()
    expect({ list, cut: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth) }).toEqual({
      list,
      cut: 0,
    })
    const divided = await page.locator('.tbl td').evaluateAll((cells) =>
      cells
        .filter((cell) => /^\d\d\.\d\d\.\d{4}$/.test(cell.textContent ?? ''))
        .filter((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map((cell) => cell.textContent),
    )
    expect({ list, divided }).toEqual({ list, divided: [] })
  }
  await visitor.leave()
})

test('on paper a list or a contract begins on the first page, and its pages are numbered', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  const asCompany = cookieOf(demo.companyAdmin)
  for (const [path, title, words, cookie] of [
    ['/privacy', 'Datenschutz', 'Verantwortlich', ''],
    ['/app/company/job-postings', 'Jobs verwalten', 'Läuft bis', asCompany],
    ['/app/company/agreement', 'Auftragsverarbeitung', 'Gegenstand und Dauer', asCompany],
    ['/super/register', 'Verzeichnis der Verarbeitungen', 'Verantwortlich', cookieOf(demo.platformAdmin)],
  ] as const) {
    if (cookie) await context.setExtraHTTPHeaders({ cookie })
    await visitor.goTo(path)
    await visitor.heading(title)
    // What has changed since a signed version is folded.
    await page.getByText(words).filter({ visible: true }).first().waitFor()
    const paper = await page.pdf({ preferCSSPageSize: true })
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(paper)), { mergePages: false })
    expect(text[0]).toContain(words)
    expect(text[0]).toContain(`Seite 1 von ${text.length}`)
    // Names of the database's columns.
    expect(text.join(' ')).not.toContain('Gespeichert in')
  }
  await visitor.leave()
})
