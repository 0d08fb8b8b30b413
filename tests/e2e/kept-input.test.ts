import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const account = { email: demo.applicant, password: 'demo-stellwerk-2026' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('what somebody was writing when their session ended elsewhere is there again after signing in', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await page.clock.install()
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/profile')
  const field = page.getByRole('textbox', { name: /^Das bin ich in einem Satz/ })
  await field.fill('Gerade eingetippt')
  await context.request.post(`${baseUrl}/api/auth/sign-out`, { data: {}, headers: { origin: baseUrl } })
  // Data older than five seconds are read again when a window is focused again.
  await page.clock.fastForward(6000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await visitor.isAt('/auth/login')
  await visitor.fill(/^E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.press('Anmelden')
  await visitor.isAt('/app/applicant/profile')
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe('Gerade eingetippt')
  await visitor.leave()
})

test('whoever sends a form after their session ended signs in, and finds what they typed', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/profile')
  const field = page.getByRole('textbox', { name: /^Das bin ich in einem Satz/ })
  await field.fill('Eben noch angemeldet')
  await context.clearCookies()
  await visitor.press(/^Profil speichern|^Speichern/)
  await visitor.isAt('/auth/login')
  await visitor.fill(/^E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.press('Anmelden')
  await visitor.isAt('/app/applicant/profile')
  await expect.poll(() => field.inputValue()).toBe('Eben noch angemeldet')
  await visitor.leave()
})

test('a page that the server was away for opens by itself once it answers again', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { context } = visitor
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/profile')
  const away = /\/(?:api\/trpc|readyz)/
  await context.route(away, (route) => route.abort())
  await visitor.follow('Suchaufträge')
  await visitor.sees('Der Server ist gerade nicht zu erreichen.')
  await context.unroute(away)
  await visitor.heading('Suchaufträge')
  await visitor.leave(/ERR_FAILED|Keine Verbindung zum Server/)
})

test('whoever leaves a form while no program can be fetched is asked by the browser, and keeps what is typed', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/profile')
  const field = page.getByRole('textbox', { name: /^Das bin ich in einem Satz/ })
  await field.fill('Nirgends gespeichert')
  await context.route(/\/assets\/.*\.js/, (route) => route.abort())
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.message())
    })
  })
  await page.getByRole('link', { name: 'Suchaufträge' }).first().click()
  expect(await asked).toMatch(/verlassen/i)
  await expect.poll(() => field.inputValue()).toBe('Nirgends gespeichert')
  await visitor.isAt('/app/applicant/profile')
  await visitor.leave(/ERR_FAILED/)
})

test('whoever signs out leaves no draft in the browser, and keeps what says nothing of them', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/profile')
  const now = Date.now()
  const old = now - 15 * 24 * 60 * 60 * 1000
  await page.evaluate(
    ([fresh, stale]) => {
      localStorage.setItem('stellwerk.posting.new', JSON.stringify({ savedAt: fresh }))
      localStorage.setItem('stellwerk-bewerbung-1', JSON.stringify({ savedAt: fresh }))
      localStorage.setItem('stellwerk.posting.1', JSON.stringify({ savedAt: stale }))
      localStorage.setItem('columns:test', '["name"]')
    },
    [now, old],
  )
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /^stellwerk|^columns/.test(key))
        .sort(),
    )
  await page.reload()
  await visitor.settled()
  await expect.poll(kept).toEqual(['columns:test', 'stellwerk-bewerbung-1', 'stellwerk.posting.new'])
  await visitor.press('Abmelden')
  await visitor.isAt('/')
  await expect.poll(kept).toEqual(['columns:test'])
  await visitor.leave()
})

test('a file chosen before the session ended is there again after signing in', async () => {
  const visitor = await Visitor.open(browser, baseUrl)
  const { page, context } = visitor
  await page.clock.install()
  await context.request.post(`${baseUrl}/api/auth/sign-in/email`, { data: account, headers: { origin: baseUrl } })
  await visitor.goTo('/app/applicant/messages')
  await page.locator('main a[href*="/message-reply/"]').first().click()
  await visitor.isAt(/\/message-reply\//)
  const path = visitor.path
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  })
  await page.getByRole('button', { name: 'zeugnis.pdf entfernen' }).waitFor()
  await context.request.post(`${baseUrl}/api/auth/sign-out`, { data: {}, headers: { origin: baseUrl } })
  await page.clock.fastForward(6000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await visitor.isAt('/auth/login')
  await visitor.fill(/^E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.press('Anmelden')
  await visitor.isAt(path)
  await page.getByRole('button', { name: 'zeugnis.pdf entfernen' }).waitFor()
  await visitor.leave()
})
