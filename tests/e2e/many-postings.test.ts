import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './hiring/scene.ts'

// Distinguished by time, so that the journey can be repeated on a running product.
const run = Date.now().toString(36)
const DAY = 24 * 60 * 60 * 1000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('several postings are paused, brought back, renewed, copied and closed at once, and whoever waits is answered', async () => {
  const name = `Stellwerksreiniger ${run}`
  const postings = await Promise.all([1, 2].map((each) => publishPosting(`${name}-${each} (m/w/d)`)))
  const [first] = postings
  const applicant = await applyAsGuest(first?.id ?? '', ['Ines', 'Petersen'])
  const api = asHolderOf(cookieOf(demo.companyAdmin))
  const own = async () => (await api.jobPosting.manageList.query({ suche: name })).items
  const statuses = async () => (await own()).map(({ status }) => status).toSorted()

  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/job-postings?suche=${encodeURIComponent(name)}&reiter=online`)
  const act = (action: string) => page.getByRole('button', { name: action, exact: true }).click()
  async function choose() {
    for (const { title } of postings) {
      const box = page.getByRole('checkbox', { name: `${title} auswählen` })
      await box.waitFor({ state: 'attached' })
      await box.check({ force: true })
    }
  }
  await choose()
  await act('Pausieren')
  await company.sees('2 Stellen pausiert')
  expect(await statuses()).toEqual(['paused', 'paused'])

  await company.goTo(`/app/company/job-postings?suche=${encodeURIComponent(name)}`)
  await choose()
  await act('Fortsetzen')
  await company.sees('2 Stellen wieder online')
  await choose()
  await act('Verlängern')
  await page.getByRole('menuitem', { name: 'Auf 90 Tage' }).click()
  await company.sees('2 Stellen verlängert')
  const ends = (await own()).map(({ runsUntil }) => Math.round(((runsUntil?.getTime() ?? 0) - Date.now()) / DAY))
  expect(ends).toEqual([90, 90])
  await choose()
  await act('Duplizieren')
  await company.sees('2 Stellen dupliziert')
  expect(await statuses()).toEqual(['draft', 'draft', 'published', 'published'])

  // The copies have the same titles: only open ones are selected to be closed.
  await company.goTo(`/app/company/job-postings?suche=${encodeURIComponent(name)}&reiter=online`)
  await choose()
  await act('Beenden')
  await company.isAt('/app/company/job-postings/close')
  await company.sees('1 Person wartet noch auf Antwort.')
  await page.getByLabel('Text der Absage').fill('Guten Tag Frau Petersen, beide Stellen sind besetzt.')
  await company.press('2 Stellen beenden und allen antworten')
  await company.sees('2 Stellen beendet')
  await company.isAt('/app/company/job-postings')
  expect(await statuses()).toEqual(['archived', 'archived', 'draft', 'draft'])
  const { items } = await asHolderOf(applicant.cookie).application.mine.query({})
  expect(items.map(({ status }) => status)).toEqual(['rejected'])
  expect(items[0]?.events.at(-1)?.message).toBe('Guten Tag Frau Petersen, beide Stellen sind besetzt.')
  await company.leave()
})
