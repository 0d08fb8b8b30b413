import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toIsoDay } from '../../../src/lib/dates/dates.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { announcedHeight } from '../measured.ts'
import { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
const chief = () => asHolderOf(cookieOf(demo.companyAdmin))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('figures of a posting: who came by a shared link is a word, drawn, told as a table and taken along', async () => {
  const published = toIsoDay(new Date())
  const posting = await publishPosting(`Lampenwärter ${run} (m/w/d)`)
  const guest = await Visitor.open(browser, baseUrl)
  const { shortUrl } = await chief().jobPosting.byId.query({ id: posting.id })
  await guest.goTo(new URL(shortUrl).pathname)
  await guest.heading(`Lampenwärter ${run} (m/w/d)`)
  await guest.leave()
  await applyAsGuest(posting.id, ['Enno', 'Lührs'])
  const views = async () => {
    const { sources } = await chief().jobPosting.figures.query({ id: posting.id })
    return sources.find(({ source }) => source === 'shared')?.views
  }
  await expect.poll(views, { timeout: 90_000, interval: 1000 }).toBe(1)
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/job-postings/${posting.id}/statistics`)
  await company.heading('Auswertung')
  await page.getByRole('img', { name: /Aufrufe: \d.*Gesendet: 1/ }).waitFor()
  const sources = page.getByRole('region', { name: 'Woher sie kommen' })
  await sources.getByRole('img', { name: /Geteilter Link, QR-Code: 1 Aufruf/ }).waitFor()
  await sources.getByRole('button', { name: 'Als Tabelle' }).click()
  await sources.getByRole('row', { name: /^Geteilter Link, QR-Code 1 0$/ }).waitFor()
  const download = page.waitForEvent('download')
  await sources.getByRole('button', { name: 'Woher sie kommen als CSV herunterladen' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('"Geteilter Link, QR-Code";1;0\r\n')
  await page.getByText('30 Tage', { exact: true }).click()
  await page.waitForURL(/zeitraum=30/)
  // Around midnight its second day may have begun.
  const days = toIsoDay(new Date()) === published ? /bis heute, ein Tag$/ : /bis heute, (?:ein Tag|2\sTage)$/
  await page.getByText(days).waitFor()
  await company.leave()
}, 150_000)

test('an opened application keeps its tabs in view and its steps at the foot, and no name breaks', async () => {
  const posting = await publishPosting(`Blockwärter ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Maximiliane', 'Freudenberger-Schwarzkopf'])
  const short = await applyAsGuest(posting.id, ['Petra', 'Jung'])
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`)
  const detail = page.getByRole('region', { name: 'Bewerbung', exact: true })
  const endOfTabs = async () => {
    const tabs = await detail.getByRole('tablist').boundingBox()
    return Math.floor((tabs?.y ?? 999) + (tabs?.height ?? 0) - (await announcedHeight(page)))
  }
  // A name of two lines takes one more.
  await expect.poll(endOfTabs).toBeLessThanOrEqual(275)
  await page.keyboard.press('k')
  await detail.getByRole('heading', { level: 2, name: short.name }).waitFor()
  await expect.poll(endOfTabs).toBeLessThanOrEqual(250)
  await page.keyboard.press('j')
  await detail.getByRole('heading', { level: 2, name: person.name }).waitFor()
  await expect.poll(async () => Math.round((await detail.boundingBox())?.width ?? 0)).toBe(456)
  for (const name of ['Zum Gespräch einladen', 'Absagen']) {
    const foot = async () => {
      const button = await detail.getByRole('button', { name }).boundingBox()
      return (button?.y ?? 999) + (button?.height ?? 0)
    }
    await expect.poll(foot, { message: name }).toBeLessThanOrEqual(900)
  }
  await expect.poll(() => detail.locator('.btn-signal').count()).toBe(1)
  // Board and file scroll, the page around them does not.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  // Each word of the name on the card is on one line.
  const card = page.locator(`[data-card="${person.applicationId}"] a`)
  const broken = () =>
    card.evaluate((link) => {
      const node = link.firstChild
      const text = node?.textContent ?? ''
      return [...text.matchAll(/[^\s-]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange()
        if (!node) return true
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size !== 1
      }).length
    })
  await expect.poll(broken).toBe(0)
  await detail.getByRole('button', { name: 'Weitere Schritte' }).click()
  await page.getByRole('menuitem', { name: 'Als gesichtet markieren' }).waitFor()
  await page.keyboard.press('Escape')
  await detail.getByRole('tab', { name: 'Nachrichten' }).click()
  const words = detail.getByLabel('Ihre Nachricht')
  await expect.poll(async () => (await words.boundingBox())?.height ?? 999).toBeLessThan(0.25 * 900)

  // The file takes the room of the last columns; the card it belongs to stays in view.
  const [hired] = (await chief().application.list.query({ status: 'hired' })).items
  await company.goTo(`/app/company/applications?bewerbung=${hired?.id}`)
  await detail.getByText(`Bewerbung als ${hired?.jobTitle}`).waitFor()
  const isInView = async () => {
    const list = await page.getByRole('region', { name: 'Liste der Bewerbungen' }).boundingBox()
    const opened = await page.locator(`[data-card="${hired?.id}"]`).boundingBox()
    return list && opened && opened.x >= list.x && opened.x + opened.width <= list.x + list.width
  }
  await expect.poll(isInView).toBe(true)
  await company.leave()
})

test('an ad becomes a template and the template an ad, each step opens at its top, and the last ends in publishing', async () => {
  const posting = await publishPosting(`Läutewerker ${run} (m/w/d)`)
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo(`/app/company/job-postings/${posting.id}`)
  await page.getByRole('button', { name: `Aktionen für ${posting.title}` }).click()
  await page.getByRole('menuitem', { name: 'Als Vorlage speichern' }).click()
  const name = `Läutewerker, Frühschicht ${run}`
  await page.getByLabel(/^Name der Vorlage/).fill(name)
  await company.press('Vorlage speichern')
  await company.sees('Vorlage gespeichert')

  await company.goTo('/app/company/job-postings/create')
  await company.sees('Letzte Stelle noch einmal')
  await company.press(`Vorlage „${name}“ verwenden`)
  await page.waitForURL(/\/job-postings\/[0-9a-f-]{36}$/)
  await expect.poll(() => page.getByLabel(/^Stellentitel/).inputValue()).toBe(posting.title)
  await company.settled()
  for (const step of ['Beschreibung', 'Bedingungen', 'Bewerbungsweg', 'Prüfen']) {
    await page.mouse.wheel(0, 3000)
    await company.press(`Weiter: ${step}`)
    const section = page.getByRole('region', { name: step, exact: true })
    // Between the top bar and the middle of the window, once the page has come to rest there.
    const isAtTop = async () => {
      const top = (await section.boundingBox())?.y ?? -1
      return top >= 56 && top < 400
    }
    await expect.poll(isAtTop, { message: step }).toBe(true)
  }
  const publish = page.getByRole('button', { name: 'Veröffentlichen' }).filter({ visible: true })
  await expect.poll(() => publish.count()).toBe(1)
  const endOfPublish = async () => {
    const button = await publish.boundingBox()
    return (button?.y ?? 999) + (button?.height ?? 0)
  }
  await expect.poll(endOfPublish).toBeLessThanOrEqual(900)
  await company.goTo('/app/company/job-postings/create')
  await company.press(`Vorlage „${name}“ löschen`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByText(name, { exact: true }).waitFor({ state: 'detached' })
  await company.leave()
})

test('the overview says what to do today and shows each posting with its course', async () => {
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const { page } = company
  await company.goTo('/app/company')
  const today = page.getByRole('region', { name: 'Heute zu tun' })
  await today.getByText(/etwa \d+\sMinuten/).waitFor()
  expect(await today.locator('ol').first().getByRole('listitem').count()).toBeLessThanOrEqual(4)
  await expect.poll(() => page.locator('main .btn-signal').count()).toBe(1)
  const own = page.getByRole('region', { name: 'Ihre Stellen' })
  await own
    .getByRole('img', { name: /Aufrufe, .*begonnen, .*gesendet, .*Gespräch/ })
    .first()
    .waitFor()
  await own.getByRole('link').nth(1).click()
  await company.heading('Auswertung')
  await company.leave()
})
