import { expect, inject, test } from 'vitest'
import { uuidv7 } from '../../src/lib/uuid.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, publishPosting } from './hiring/scene.ts'
import { comesBack, press, signInAgain, type Written } from './kept/comes-back.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const account = { email: demo.applicant, password: 'demo-stellwerk-2026' }

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

const run = Date.now().toString(36)

const DIALOGS: Record<string, Written> = {
  'the reason for blocking an account': {
    who: demo.platformAdmin,
    path: `/super/applicants?q=${encodeURIComponent(demo.newApplicant)}`,
    open: (page) => press(page, /: Sperren$/),
    label: /^Begründung/,
    words: 'Sie schreibt an viele dasselbe.',
    send: 'Sperren',
  },
  'the reason for blocking a company': {
    who: demo.platformAdmin,
    path: '/super/companies?q=Hartmann%20Pr%C3%A4zisionsteile',
    async open(page) {
      await press(page, /^Aktionen für Hartmann/)
      await page.getByRole('menuitem', { name: 'Sperren' }).click()
    },
    label: /^Begründung/,
    words: 'Die Stellen gibt es nicht.',
    send: 'Sperren',
  },
  'a new plan': {
    who: demo.platformAdmin,
    path: '/super/subscription-plans',
    async open(page) {
      await press(page, /^Tarif anlegen/)
      await page.getByRole('dialog').getByLabel('Name').fill(`Werkstatt ${run}`)
      await page.getByRole('dialog').getByLabel('Preis, netto').fill('49')
    },
    label: /^Für wen/,
    words: 'Für Werkstätten mit zwei Stellen.',
    send: 'Tarif speichern',
  },
  'an invitation of a colleague': {
    who: demo.companyAdmin,
    path: '/app/company/members',
    open: (page) => press(page, /^Kollegen einladen/),
    label: /^E-Mail-Adresse/,
    words: `kollegin.${run}@hartmann.example`,
    send: 'Einladen',
  },
  'a template of letters': {
    who: demo.companyAdmin,
    path: '/app/company/templates',
    open: (page) => press(page, /^Neue Vorlage/),
    label: /^Name der Vorlage/,
    words: `Danke ${run}`,
    send: 'Vorlage speichern',
  },
  'the report of a message': {
    who: demo.companyAdmin,
    async path() {
      const { id: jobPostingId } = await publishPosting(`Schrankenwärter ${run} (m/w/d)`)
      const person = await applyAsGuest(jobPostingId, ['Rolf', 'Adler'])
      const [messageId, answer] = [uuidv7(), uuidv7()]
      const company = asHolderOf(cookieOf(demo.companyAdmin)).conversation
      await company.write.mutate({ id: messageId, applicationId: person.applicationId, body: 'Guten Tag' })
      const { conversation } = asHolderOf(person.cookie)
      await conversation.reply.mutate({ id: answer, replyToMessageId: messageId, body: 'Guten Tag zurück' })
      return `/app/company/message-reply/${answer}`
    },
    async open(page) {
      await press(page, /^Nachricht vom .* melden$/)
      await page.getByRole('dialog').getByRole('radio').first().check()
    },
    label: /^Was ist passiert/,
    words: 'Die Nachricht ist Werbung.',
    send: 'Meldung senden',
  },
}

test.each(Object.entries(DIALOGS))('%s is there again after signing in', (_name, each) => comesBack(each))
