import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownAddress } from '../setup/own-address.ts'
import { findScreens, routePatterns, type Screen } from '../setup/screens.ts'
import { launchBrowser } from './browser.ts'
import { demo } from './demo-session.ts'
import { linkInMailTo } from './hiring/scene.ts'
import { brokenWords, cutChoices, cutLines, otherFirstStop } from './looks.ts'

const baseUrl = inject('baseUrl')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every screen in two looks. A11Y=full takes all four, recommended before a release: in the other two it checks what
 * depends on the look, contrast and sizes.
 */
const ALL_LOOKS = [
  { name: '1440 light', width: 1440, height: 900, colorScheme: 'light', rules: undefined },
  { name: '1440 dark', width: 1440, height: 900, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: '390 dark', width: 390, height: 844, colorScheme: 'dark', rules: undefined },
  { name: '390 light', width: 390, height: 844, colorScheme: 'light', rules: ['color-contrast', 'target-size'] },
] as const

const LOOKS = process.env.A11Y === 'full' ? ALL_LOOKS : ALL_LOOKS.filter(({ rules }) => rules === undefined)

/** Where rooms are smallest: columns of a small laptop, a tablet beside the menu, and a phone at 400 %. */
const NARROW = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 320, height: 640 },
] as const

/** Pages checked in parallel: there are two cores. */
const ABREAST = 2

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('every route is looked at, and no screen has a barrier or is wider than the window, in any look', async () => {
  // Some 200 pages one after the other, which takes a slow machine longer than a hook may.
  const screens = [...(await findScreens(baseUrl, inject('demoCookies'))), await newPasswordScreen()]
  expect(unseen(screens)).toEqual([])
  const waiting = [...screens]
  const findings: string[] = []
  async function work() {
    const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
    // This lets the browser keep its compiled code; passing half a megabyte for each page takes three times as long.
    await context.addInitScript({ content: `if (window === top) { ${axe} }` })
    const page = await context.newPage()
    // A page whose script fails looks finished and does not respond.
    page.on('pageerror', (error) => findings.push(`${page.url()}: ${error}`))
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { who, path } = screen
      await context.setExtraHTTPHeaders({ cookie: inject('demoCookies')[who] ?? '' })
      const found = await findingsOf(page, path)
      findings.push(...found.map((finding) => `${who} ${path}, ${finding}`))
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: ABREAST }, work))
  expect(findings).toEqual([])
}, 1_200_000)

/** Redirects, layouts, and pages without data in the demo market: reports and runs of direct debits. */
const WITHOUT_SCREEN = new Set([
  '/app',
  '/auth',
  '/super',
  '/api/auth/$',
  '/super/direct-debits/$runId',
  '/super/reports/$reportId',
  '/super/reports/messages/$reportId',
])

/** Only a link that holds has a form behind it. */
async function newPasswordScreen(): Promise<Screen> {
  await fetch(`${baseUrl}/api/auth/request-password-reset`, {
    method: 'POST',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ email: demo.withoutPosting }),
  })
  const link = new URL(await linkInMailTo(demo.withoutPosting, /^Neues Passwort setzen/))
  return { who: 'anonymous', path: link.pathname + link.search }
}

function unseen(screens: readonly Screen[]): string[] {
  const seen = screens.map(({ path }) => path.replace(/\?.*/, ''))
  const routes = routePatterns().filter((route) => !WITHOUT_SCREEN.has(route))
  return routes.filter((route) => !seen.some((path) => matches(route, path)))
}

async function findingsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(baseUrl + path)
  await page.waitForSelector('main[data-ready]', { state: 'attached' })
  const otherStop = await otherFirstStop(page)
  const findings = otherStop === undefined ? [] : [otherStop]
  for (const { name, colorScheme, rules, ...viewport } of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await twoFrames(page)
    findings.push(...(await barriers(page, rules)).map((finding) => `${name}: ${finding}`))
    if (await isTooWide(page)) findings.push(`${name}: wider than the window`)
  }
  for (const viewport of NARROW) {
    await page.setViewportSize(viewport)
    if (await isTooWide(page)) findings.push(`${viewport.width}: wider than the window`)
    const cut = [...(await brokenWords(page)), ...(await cutChoices(page)), ...(await cutLines(page))]
    findings.push(...cut.map((finding) => `${viewport.width}: ${finding}`))
  }
  return findings
}

/** Some things make themselves narrower a moment after the window was. */
async function isTooWide(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 20; looks += 1) {
    if (await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)) return false
    await twoFrames(page)
  }
  return true
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** axe through the debugger's own channel, which the content security policy does not affect. */
async function barriers(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  return page.evaluate(async (values) => {
    const runOnly = values && { type: 'rule', values }
    const results = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'], runOnly })
    return results.violations.map(
      (violation: { id: string; nodes: { target: string[]; failureSummary: string }[] }) => {
        const [node] = violation.nodes
        return `${violation.id} at ${node?.target.join(' ')} (${violation.nodes.length}): ${node?.failureSummary.split('\n')[1]?.trim()}`
      },
    )
  }, rules)
}

function matches(route: string, path: string): boolean {
  const literal = route.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\$\w+/g, '[^/]+')}$`).test(path)
}
