import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { demo } from './demo-session.ts'
import { Visitor } from './visitor.ts'

const DEMO_PASSWORD = 'demo-stellwerk-2026'
const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Makes the session of one browser two hours old. */
async function ageSession(visitor: Visitor): Promise<void> {
  const cookies = await visitor.context.cookies()
  const token = cookies.find(({ name }) => name.endsWith('session_token'))?.value.split('.')[0] ?? ''
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update session set authenticated_at = now() - interval '2 hours' where token = $1`,
      [decodeURIComponent(token)],
    )
    expect(rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

test('who signed in long ago says once more who they are before a dangerous step, and then goes on with it', async () => {
  const admin = await Visitor.open(browser, baseUrl)
  await admin.signIn(demo.platformAdmin, DEMO_PASSWORD)
  await admin.isAt('/super')
  await ageSession(admin)
  await admin.goTo('/super/applicants')
  await admin.press(/: Sperren$/)
  const proof = admin.page.getByRole('dialog', { name: 'Bitte noch einmal ausweisen' })
  await proof.waitFor()
  const password = proof.getByRole('textbox', { name: /^Passwort/ })
  await password.fill('nicht mein Passwort')
  await proof.getByRole('button', { name: 'Bestätigen' }).click()
  await proof.getByText('Das Passwort stimmt nicht.').first().waitFor()
  await password.fill(DEMO_PASSWORD)
  await proof.getByRole('button', { name: 'Bestätigen' }).click()
  const step = admin.page.getByRole('dialog', { name: /^Konto von .+ sperren$/ })
  await step.waitFor()
  // Nothing was done yet: the step itself asks for its reason.
  await step.getByRole('button', { name: 'Schließen' }).click()
  await step.waitFor({ state: 'detached' })
  // Proved before, so it is not asked again.
  await admin.press(/: Sperren$/)
  await step.waitFor()
  // Thought about for too long: it is asked where it is sent, and the reason stays.
  const reason = step.getByRole('textbox').first()
  await reason.fill('Gibt sich als Behörde aus.')
  await ageSession(admin)
  await step.getByRole('button', { name: /sperren$/i }).click()
  await proof.waitFor()
  await admin.page.keyboard.press('Escape')
  await proof.waitFor({ state: 'detached' })
  await expect.poll(() => reason.inputValue()).toBe('Gibt sich als Behörde aus.')
  await admin.leave()
})

test('a company sees its page as it would be, and nothing of it is saved', async () => {
  const boss = await Visitor.open(browser, baseUrl)
  await boss.signIn(demo.withoutPosting, DEMO_PASSWORD)
  await boss.goTo('/app/company/profile')
  const name = boss.page.getByRole('textbox', { name: /^Name/ }).first()
  const before = await name.inputValue()
  await name.fill('Dreiklang Probe GmbH')
  await boss.press('Vorschau')
  const preview = boss.page.getByRole('dialog', { name: 'Vorschau' })
  await preview.getByRole('heading', { name: 'Dreiklang Probe GmbH' }).waitFor()
  await preview.getByRole('button', { name: 'Schließen' }).click()
  await preview.waitFor({ state: 'detached' })
  await expect.poll(() => name.inputValue()).toBe('Dreiklang Probe GmbH')
  await name.fill(before)
  await boss.goTo('/app/company/profile')
  await expect.poll(() => name.inputValue()).toBe(before)
  await boss.leave()
})
