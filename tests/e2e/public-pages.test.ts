import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** One of the demo market that no other test changes. */
async function untouched(): Promise<{ id: string; title: string; url: string }> {
  const answer = await fetch(`${baseUrl}/api/v1/job-postings?was=Koch&size=1`)
  const page = z.object({ items: z.array(z.object({ id: z.uuid(), title: z.string(), url: z.url() })) })
  const [first] = page.parse(await answer.json()).items
  if (!first) throw new Error('the demo market has no posting')
  return first
}

test('the longest German word breaks where it must, and nothing is wider than a narrow window', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page } = visitor
  await page.setViewportSize({ width: 320, height: 640 })
  const word = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  await visitor.goTo(`/search/jobs?was=${word}`)
  const heading = page.getByRole('heading', { level: 2, name: word })
  await heading.waitFor()
  const { hyphens, width } = await heading.evaluate((element) => ({
    hyphens: getComputedStyle(element).hyphens,
    width: document.documentElement.scrollWidth,
  }))
  expect([hyphens, width, await page.locator('html').getAttribute('lang')]).toEqual(['auto', 320, 'de'])
  await visitor.leave()
})

test('where one is says the navigation alone, and of the orders of results only the one that is shown', async () => {
  const current = async (path: string) => {
    const html = await (await fetch(baseUrl + path)).text()
    const links = [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>(?:<span[^>]*>[^<]*<\/span>)*([^<]*)/g)]
    return links.map(
      ([link, value]) => `${value} ${/ aria-label="/.test(link) ? 'labelled' : /href="([^"]*)"/.exec(link)?.[1]}`,
    )
  }
  expect(await current('/')).toEqual([])
  const inOrder = await current('/search/jobs?was=Koch&sortierung=datum')
  const onSecond = await current('/search/jobs?page=2')
  expect(onSecond.filter((link) => link === 'page labelled')).toHaveLength(1)
  expect([...new Set(inOrder)].sort()).toEqual(['page /search/jobs', 'true /search/jobs?was=Koch&amp;sortierung=datum'])
})

test('a visitor loads no more script and style for a posting than is planned, measured as it is sent', async () => {
  const { id } = await untouched()
  const html = await (await fetch(`${baseUrl}/job-posting/${id}`)).text()
  // One wrong import in a route file easily adds a third.
  expect(await sentBytes(html.match(/\/assets\/[\w.-]+\.js/g))).toBeLessThan(150_000)
  expect(await sentBytes(html.match(/\/assets\/[\w.-]+\.css/g))).toBeLessThan(15_000)
})

test.each([
  ['/app/applicant', demo.applicant],
  ['/app/applicant/applications', demo.applicant],
  ['/app/company', demo.companyAdmin],
])('%s loads no dialogs or forms before somebody wants them', async (path, who) => {
  const html = await (await fetch(baseUrl + path, { headers: { cookie: cookieOf(who) } })).text()
  // With those it was 303 to 330 kB.
  expect(await sentBytes(html.match(/\/assets\/[\w.-]+\.js/g))).toBeLessThan(245_000)
})

async function sentBytes(files: Iterable<string> | null): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const answer = await fetch(baseUrl + file, { headers: { 'accept-encoding': 'br' } })
      expect(answer.headers.get('content-encoding') ?? 'none').toMatch(/^(?:br|none)$/)
      return Number(answer.headers.get('content-length'))
    }),
  )
  expect(sizes.length > 0 && sizes.every((size) => size > 0)).toBe(true)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('a phone makes no links of figures before a page is taken over, and has a picture for its home screen', async () => {
  expect(await (await fetch(baseUrl)).text()).toMatch(/<meta name="format-detection" content="telephone=no"/)
  const icon = await fetch(`${baseUrl}/apple-touch-icon.png`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a posting is complete for search engines, links, paper, and whoever wants to report it', async () => {
  const { id, title } = await untouched()
  const html = await (await fetch(`${baseUrl}/job-posting/${id}`)).text()
  const data = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'JobPosting', hiringOrganization: { '@type': 'Organization' } })
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/job-posting/${id}"`))
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*/job-posting/${id}/picture.png"`))
  const picture = await fetch(`${baseUrl}/job-posting/${id}/picture.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.goTo(`/job-posting/${id}`)
  await visitor.heading(title)
  await visitor.page.emulateMedia({ media: 'print' })
  await visitor.page.locator('img[src$="/qr.svg"]').waitFor()
  await visitor.page.getByRole('link', { name: 'Jobs finden' }).first().waitFor({ state: 'hidden' })
  await visitor.page.getByRole('button', { name: 'Drucken' }).first().waitFor({ state: 'hidden' })
  const onPaper = await visitor.page.evaluate(() => {
    const shell = [...document.querySelectorAll('header[data-shell], footer, nav, .btn')]
    return shell.filter((each) => each.checkVisibility()).map((each) => each.textContent)
  })
  expect(onPaper).toEqual([])
  const printed = await visitor.page.getByText(/\/s\/\w{22}$/).textContent()
  const short = `${baseUrl}${printed?.slice(-'/s/'.length - 22)}`
  const led = await fetch(short, { method: 'HEAD', redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([308, `/job-posting/${id}?quelle=geteilt`])
  expect((await fetch(short.slice(0, -1))).status).toBe(404)
  await visitor.page.emulateMedia({ media: 'screen' })
  await visitor.follow('Stelle melden')
  await visitor.heading('Inhalt melden')
  await visitor.settled()
  await visitor.press('Meldung absenden')
  await visitor.sees('Bitte einen Grund auswählen.')
  await visitor.page.getByRole('radio', { name: 'Irreführende Angaben' }).check()
  await visitor.fill(/^Erklärung/, 'Das Gehalt in der Anzeige stimmt nicht mit dem im Gespräch überein.')
  await visitor.fill(/^Name/, 'Eva Muster')
  await visitor.fill(/^E-Mail-Adresse/, 'eva.muster@post.example')
  await visitor.page.getByRole('checkbox', { name: /Angaben richtig/ }).check()
  await visitor.press('Meldung absenden')
  await visitor.sees('Danke, deine Meldung ist da.')
  await visitor.leave()
})
