import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const LISTS = [
  ...['companies', 'applicants', 'job-postings', 'invoices', 'mails', 'audit', 'reports', 'reports/messages'],
  ...[
    'feedback',
    'agreements',
    'subscription-plans',
    'legal-holds',
    'incidents',
    'direct-debits',
    'ad-rules',
    'system',
  ],
]
/** What names a row is at least this wide, px: 13rem. */
const FIRST = 208

test('admins read every list at 1024 and 1440 px without scrolling sideways, and no first column breaks a word', async () => {
  const browser = await launchBrowser()
  const admin = await Visitor.open(browser, inject('baseUrl'))
  await admin.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  const findings: string[] = []
  let tables = 0
  for (const list of LISTS) {
    for (const width of [1024, 1440]) {
      await admin.page.setViewportSize({ width, height: 900 })
      await admin.goTo(`/super/${list}`)
      const found = await measured(admin.page)
      tables += found.length
      for (const { caption, hidden, first, broken } of found) {
        const place = `${width} ${list}, ${caption}`
        if (hidden > 0) findings.push(`${place}: ${hidden} px out of view`)
        if (first < FIRST) findings.push(`${place}: the first column is ${first} px wide`)
        if (broken.length > 0) findings.push(`${place}: breaks ${broken.join(', ')}`)
      }
    }
  }
  expect(findings).toEqual([])
  expect(tables).toBeGreaterThan(20)
  await admin.leave()
  await browser.close()
})

test('columns that fold in a narrow table can be chosen, and then stay', async () => {
  const browser = await launchBrowser()
  const admin = await Visitor.open(browser, inject('baseUrl'))
  const { page } = admin
  await admin.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.platformAdmin) })
  const since = page.getByRole('columnheader', { name: 'Dabei seit' })
  await admin.goTo('/super/companies')
  expect(await since.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 900 })
  await since.waitFor({ state: 'hidden' })
  await admin.press('Spalten')
  const choice = page.getByRole('checkbox', { name: 'Dabei seit' })
  await expect.poll(() => choice.isChecked()).toBe(false)
  await choice.press('Space')
  await since.waitFor()
  // The other folded ones stay away.
  expect(await page.getByRole('columnheader', { name: 'Kollegen' }).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  // On a phone every row is a card that says everything that was chosen.
  await page.evaluate(() => localStorage.removeItem('columns:unternehmen'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await admin.settled()
  expect(await page.locator('td[data-label="Kollegen"]').first().isVisible()).toBe(true)
  await admin.leave()
  await browser.close()
})

/** Of each table: what is out of view, the width of its first cells, px, and words that two lines share there. */
function measured(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-wrap')].map((wrap) => {
      const cells = [...wrap.querySelectorAll('td[data-primary]')]
      const broken = new Set<string>()
      for (const cell of cells) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\d]{3,}/gu)) {
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
        first: Math.round(Math.min(...cells.map((cell) => cell.getBoundingClientRect().width))),
        broken: [...broken],
      }
    }),
  )
}
