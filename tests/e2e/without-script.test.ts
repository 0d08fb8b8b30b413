import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false })
})
afterAll(() => browser.close())

const PATHS = [
  ...['/', '/search/jobs?was=Koch', '/search/companies', '/pricing', '/stelle-ausschreiben', '/antwortquote'],
  ...['/auth/login', '/auth/register', '/alert/new?was=Koch', '/berufsfelder'],
]

test.each([...PATHS, 'a posting', 'a company'])('without script, %s shows nothing that does nothing', async (path) => {
  const page = await context.newPage()
  if (path.startsWith('/')) await page.goto(baseUrl + path)
  else await openFirst(page, path === 'a posting' ? '/search/jobs?was=Koch' : '/search/companies')
  expect(await idleControls(page)).toEqual([])
  await page.close()
})

test('without script, who wants to write an ad reads what is missing', async () => {
  const page = await context.newPage()
  for (const path of ['/pricing', '/stelle-ausschreiben']) {
    await page.goto(baseUrl + path)
    await page.getByText('Zum Aufteilen braucht diese Seite JavaScript').waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  }
  await page.close()
})

async function openFirst(page: Page, list: string) {
  await page.goto(baseUrl + list)
  const links = list.includes('jobs') ? 'a[href^="/job-posting/"]' : 'a[href^="/company/"]'
  await page.goto(`${baseUrl}${await page.getByRole('main').locator(links).first().getAttribute('href')}`)
}

/** Buttons that send no form, and fields that belong to none. */
function idleControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !(each instanceof HTMLButtonElement && each.type === 'submit' && each.form))
      .filter((each) => each instanceof HTMLButtonElement || !each.closest('form'))
      .map((each) => each.outerHTML.slice(0, 120)),
  )
}
