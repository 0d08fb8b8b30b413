import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'

const baseUrl = inject('baseUrl')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PAGES: Record<string, readonly string[]> = {
  anonymous: [
    '/',
    '/search/jobs?was=Pflege',
    '/search/jobs?was=xyzxyz',
    '/search/companies',
    '/pricing',
    '/imprint',
    '/privacy',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/gibt-es-nicht',
  ],
  [demo.applicant]: [
    '/app/applicant',
    '/app/applicant/profile',
    '/app/applicant/applications',
    '/app/applicant/resumes',
    '/app/applicant/saved',
    '/app/applicant/messages',
    '/app/account',
  ],
  [demo.newApplicant]: ['/app/applicant', '/app/applicant/profile'],
  [demo.companyAdmin]: [
    '/app/company',
    '/app/company/profile',
    '/app/company/members',
    '/app/company/applications',
    '/app/company/job-postings',
    '/app/company/job-postings/create',
    '/app/company/billing',
    '/search/resumes',
  ],
  [demo.newCompany]: ['/app/company/sepa'],
  [demo.platformAdmin]: ['/super/companies', '/super/applicants', '/super/subscription-plans', '/super/mails'],
}

const LOOKS = [
  { name: '1440 light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const cases = Object.entries(PAGES).flatMap(([who, paths]) =>
  LOOKS.map((look) => ({ who, paths, look, name: `${who}, ${look.name}` })),
)

test.each(cases)('no barrier and no overflow: $name', async ({ who, paths, look }) => {
  const context = await browser.newContext({
    viewport: look.viewport,
    colorScheme: look.colorScheme,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  if (who !== 'anonymous') await context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
  const page = await context.newPage()
  const findings: string[] = []
  // A page whose script fails looks finished and answers nothing.
  page.on('pageerror', (error) => findings.push(`${page.url()}: ${error}`))
  for (const path of paths) {
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' })
    findings.push(...(await barriers(page)).map((finding) => `${path}: ${finding}`))
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (isTooWide) findings.push(`${path}: wider than the screen`)
  }
  await context.close()
  expect(findings).toEqual([])
})

/** axe through the debugger's own channel, which the content security policy does not concern. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const results = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] })
    return results.violations.map(
      (violation: { id: string; nodes: { target: string[]; failureSummary: string }[] }) => {
        const [node] = violation.nodes
        return `${violation.id} at ${node?.target.join(' ')} (${violation.nodes.length}): ${node?.failureSummary.split('\n')[1]?.trim()}`
      },
    )
  })
}
