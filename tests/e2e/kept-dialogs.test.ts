import { expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const account = { email: demo.applicant, password: 'demo-stellwerk-2026' }

/** Signs in where the page leads after the session has ended. */
async function signInAgain(visitor: Visitor) {
  await visitor.isAt('/auth/login')
  await visitor.fill(/^E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.press('Anmelden')
}

async function begin() {
  const browser = await launchBrowser()
  const visitor = await Visitor.open(browser, baseUrl)
  await visitor.context.request.post(`${baseUrl}/api/auth/sign-in/email`, {
    data: account,
    headers: { origin: baseUrl },
  })
  return { browser, visitor, page: visitor.page }
}

test('a document added to a résumé after the session had ended is uploaded after signing in again', async () => {
  const { browser, visitor, page } = await begin()
  await visitor.goTo('/app/applicant/resumes')
  await page.locator('main a[href*="/app/applicant/resumes/"]:not([href$="/create"])').first().click()
  await visitor.isAt(/\/resumes\/[0-9a-f-]{36}/)
  await visitor.goTo(`${visitor.path}?abschnitt=anhaenge`)
  const name = `zeugnis-${Date.now().toString(36)}.pdf`
  await visitor.context.clearCookies()
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await signInAgain(visitor)
  const stored = page.getByRole('link', { name: new RegExp(name) })
  await stored.waitFor()
  await page.getByRole('button', { name: `${name} entfernen` }).click()
  await stored.waitFor({ state: 'detached' })
  await visitor.leave(/status of 401/)
  await browser.close()
})

test.each([
  [1440, 900],
  [390, 844],
])('saving the company profile is in view from the beginning, %i × %i px', async (width, height) => {
  const browser = await launchBrowser()
  const boss = await Visitor.open(browser, baseUrl)
  await boss.signIn(demo.withoutPosting, account.password)
  await boss.page.setViewportSize({ width, height })
  await boss.goTo('/app/company/profile')
  const save = boss.page.getByRole('button', { name: 'Änderungen speichern' })
  const end = async () => {
    const [box, bar] = [await save.boundingBox(), await boss.page.locator('.bottom-bar').boundingBox()]
    return box ? box.y + box.height - (bar?.y ?? height) : undefined
  }
  await expect.poll(end).toBeLessThanOrEqual(0)
  // What is reached by keyboard is not below it.
  const field = boss.page.getByRole('textbox', { name: /^Registernummer/ })
  await field.focus()
  await expect
    .poll(async () => {
      const [at, above] = [await field.boundingBox(), await save.boundingBox()]
      return at && above && at.y + at.height <= above.y
    })
    .toBe(true)
  await boss.leave()
  await browser.close()
})
