import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn } from '../setup/demo-cookies.ts'
import { launchBrowser } from './browser.ts'
import { openAs } from './hiring/scene.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
/** Of a company of the demo market that no other test uses: for them the search is over for a moment. */
const PRINTER = 'bernd.kaltwasser@druckhaus-mainspitze.example'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('whoever guesses passwords is held up with a sentence, and the address stays', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const email = `geraten.${Date.now().toString(36)}@post.example`
  await visitor.goTo('/auth/login')
  await visitor.fill(/^E-Mail-Adresse/, email)
  for (let guess = 0; guess < 11; guess += 1) {
    await visitor.fill(/^Passwort/, `geraten ${guess}`)
    const answered = visitor.page.waitForResponse(/sign-in\/email/)
    await visitor.press('Anmelden')
    await answered
  }
  await visitor.sees(/zu viele Anmeldeversuche/)
  await expect.poll(() => visitor.page.getByLabel(/^E-Mail-Adresse/).inputValue()).toBe(email)
  if (process.env.SHOTS) await visitor.page.screenshot({ path: `${process.env.SHOTS}/sign-in-limited.png` })
  await visitor.leave(/401|429/)
})

test('whoever searches résumés without end is told, with the search still there', async () => {
  const visitor = await openAs(browser, await signIn(baseUrl, PRINTER))
  await visitor.goTo('/search/resumes?was=Schlosser')
  await visitor.sees(/Lebensl/)
  await useUp(`resume-searches hour`)
  await visitor.goTo('/search/resumes?was=Pflege')
  await visitor.sees(/sehr oft nach Lebensläufen gesucht/)
  await visitor.heading('Alle Lebensläufe')
  await expect.poll(() => visitor.page.locator('input[name=was]').first().inputValue()).toBe('Pflege')
  if (process.env.SHOTS) await visitor.page.screenshot({ path: `${process.env.SHOTS}/resume-search-limited.png` })
  await useUp('resume-searches hour', 0)
  await visitor.leave()
})

test('whoever opens too many wrong links is told to wait, by server and browser alike', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const calls = Array.from({ length: 12 }, () => 'searchAlert.pending').join(',')
  const token = 'x'.repeat(43)
  const input = JSON.stringify(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n, { json: { token } }])))
  for (let turn = 0; turn < 11; turn += 1) {
    await visitor.page.request.get(`${baseUrl}/api/trpc/${calls}?${new URLSearchParams({ batch: '1', input })}`)
  }
  const answer = await visitor.page.goto(`${baseUrl}/alert/confirm/${token}`)
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([429, '900'])
  await visitor.settled()
  await visitor.heading('Zu viel auf einmal.')
  await visitor.sees(/in einer Viertelstunde/)
  await visitor.leave(/429|zu viele Versuche/)
})

/** Sets the counter of that person. */
async function useUp(what: string, count = 100_000): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(
    `update rate_limit set count = $3 where key = (select $1 || ' ' || id from "user" where email = $2)`,
    [what, PRINTER, count],
  )
  await client.end()
}
