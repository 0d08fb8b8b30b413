import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, publishPosting } from './hiring/scene.ts'
import { announcedHeight } from './measured.ts'
import { Visitor } from './visitor.ts'

const SCREEN = { width: 1440, height: 900 }

/** Pages with a main action: forms, however long they are, and lists that begin something. */
const PAGES = {
  anonymous: [
    ...['/', '/search/jobs', '/pricing', '/stelle-ausschreiben', '/auth/login', '/auth/register'],
    ...['/auth/forgot-password', '/privacy/request'],
  ],
  [demo.applicant]: [
    ...['/app/applicant', '/app/applicant/profile', '/app/applicant/resumes', '/app/applicant/resumes/create'],
    '/app/applicant/alerts',
  ],
  [demo.companyAdmin]: [
    ...['/app/company', '/app/company/profile', '/app/company/job-postings', '/app/company/job-postings/create'],
    ...['/app/company/members', '/search/resumes'],
  ],
  [demo.platformAdmin]: [
    ...['/super', '/super/operator', '/super/incidents', '/super/incidents/create', '/super/direct-debits'],
    '/super/subscription-plans',
  ],
} as const

let browser: Browser
let postingId: string
let apply: string
beforeAll(async () => {
  browser = await launchBrowser()
  postingId = (await publishPosting(`Rangierbegleiter ${Date.now().toString(36)} (m/w/d)`)).id
  apply = `apply/${postingId}`
})
afterAll(() => browser.close())

test.each(Object.entries(PAGES))('the main action of %s is on the first screen', async (who, paths) => {
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  const { page, context } = visitor
  if (who !== 'anonymous') await context.setExtraHTTPHeaders({ cookie: cookieOf(who) })
  await page.setViewportSize(SCREEN)
  const forms = who === 'anonymous' ? [`/${apply}`] : who === demo.applicant ? [`/app/applicant/${apply}`] : []
  for (const path of [...paths, ...forms]) {
    await visitor.goTo(path)
    const end = async () => (await highestMainAction(page)) - (await announcedHeight(page))
    await expect.poll(end, { message: path }).toBeLessThanOrEqual(SCREEN.height)
  }
  await visitor.leave()
})

test('lists of applicants with one entry go on from there, and phones have that in the bar alone', async () => {
  const { cookie } = await applyAsGuest(postingId, ['Rosa', 'Kling'])
  const person = asHolderOf(cookie)
  await person.searchAlert.create.mutate({ search: { was: 'Rangierbegleiter' }, frequency: 'daily' })
  await person.savedJob.toggle.mutate({ jobPostingId: postingId, isSaved: true })
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  const { page } = visitor
  await visitor.context.setExtraHTTPHeaders({ cookie })
  const find = page.locator('main, header').getByRole('link', { name: 'Jobs finden' }).filter({ visible: true })
  for (const path of ['', '/alerts', '/saved', '/applications']) {
    await page.setViewportSize(SCREEN)
    await visitor.goTo(`/app/applicant${path}`)
    await expect.poll(() => find.count(), { message: path }).toBe(1)
    expect(await highestMainAction(page), path).toBeLessThanOrEqual(SCREEN.height)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => find.count(), { message: path }).toBe(0)
  }
  await visitor.leave()
})

test('what is noted on a card of the board stands beside its menu, not below', async () => {
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  await visitor.context.setExtraHTTPHeaders({ cookie: cookieOf(demo.companyAdmin) })
  await visitor.goTo('/app/company/applications')
  const cards = visitor.page.locator('[data-card]:has(button)')
  await cards.first().waitFor()
  const below = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const menu = card.querySelector('button')?.getBoundingClientRect().bottom ?? 0
        return card.getBoundingClientRect().bottom - menu > 20 ? [card.textContent] : []
      }),
    )
  await expect.poll(below).toEqual([])
  await visitor.leave()
})

/** Where the highest button ends that the page puts forward, in its content or its own head; every head has others. */
function highestMainAction(page: Page): Promise<number> {
  return page.evaluate(() => {
    const actions = [...document.querySelectorAll('main :is(.btn-signal, .btn-primary), header .btn-primary')]
    const own = actions.filter((each) => each.closest('.public-actions') === null)
    const ends = own.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().bottom)
    return Math.min(Number.MAX_SAFE_INTEGER, ...ends)
  })
}
