import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { settled, watchRequests } from './settled.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function open(path: string, cookie = ''): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  if (cookie !== '') await context.setExtraHTTPHeaders({ cookie })
  await context.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective))
  })
  const page = await context.newPage()
  watchRequests(page)
  await page.goto(inject('baseUrl') + path)
  await settled(page)
  return page
}

/** What an injected script would try, each separately; returns the names of those that worked. */
function attempts(): string[] {
  const tries: Record<string, () => unknown> = {
    innerHTML: () => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' }),
    outerHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    script: () => Object.assign(document.createElement('script'), { text: 'window.pwned = 1' }),
    address: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>1</script>' }),
    write: () => document.write('<script>1</script>'),
    parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
    timer: () => Reflect.apply(setTimeout, window, ['window.pwned = 1', 0]),
    policy: () => Reflect.get(window, 'trustedTypes').createPolicy('evil', { createHTML: (text: string) => text }),
    another: () => Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: (text: string) => text }),
  }
  return Object.entries(tries).flatMap(([name, attempt]) => {
    try {
      attempt()
      return [name]
    } catch {
      return []
    }
  })
}

test.each([
  ['a page that is kept', '/', ''],
  ['a page for one', '/app/applicant/resumes', demo.applicant],
])('on %s no text becomes markup or script, and the browser says so', async (_name, path, who) => {
  const page = await open(path, who === '' ? '' : cookieOf(who))
  expect(await page.evaluate(attempts)).toEqual([])
  const count = (rule: string) =>
    page.evaluate((name) => Reflect.get(window, 'stopped').filter((each: string) => each === name).length, rule)
  await expect.poll(() => count('require-trusted-types-for')).toBe(8)
  await expect.poll(() => count('trusted-types')).toBe(2)
  await page.context().close()
})

test('what is pasted into the editor keeps its words and its marks, and loses its scripts', async () => {
  const page = await open('/app/company/profile', cookieOf(demo.companyAdmin))
  const editor = page.locator('[contenteditable=true]').first()
  await editor.click()
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const html =
      '<p>Eingefügt <strong>und fett</strong><script>window.pwned = 1</script><img src=x onerror="window.pwned = 1"></p>'
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.locator('[contenteditable=true] strong', { hasText: 'und fett' }).first().waitFor()
  expect(await page.evaluate(() => Reflect.has(window, 'pwned'))).toBe(false)
  await page.context().close()
})
