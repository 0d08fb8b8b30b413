import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { publishPosting } from './hiring/scene.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('who comes from a search engine and loads the form again has still come from there', {
  timeout: 60_000,
}, async () => {
  const { id } = await publishPosting(`Lokführer ${Date.now().toString(36)} (m/w/d)`)
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.goto(`${baseUrl}/job-posting/${id}`, { referer: 'https://www.google.com/' })
  await visitor.settled()
  await page
    .getByRole('link', { name: /bewerben/i })
    .first()
    .click()
  await visitor.isAt(/^\/apply\//)
  await expect.poll(() => new URL(page.url()).searchParams.get('quelle')).toBe('google')
  const told = page.waitForRequest((request) => /"kind":"start"/.test(request.postData() ?? ''))
  await page.reload()
  expect((await told).postData()).toContain('"source":"google"')
  expect(visitor.faults).toEqual([])
  await visitor.leave()
})
