import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, type Person, publishPosting } from '../hiring/scene.ts'

const run = Date.now().toString(36)
const company = () => asHolderOf(cookieOf(demo.companyAdmin))

let browser: Browser
let posting: { id: string; title: string }
let person: Person
beforeAll(async () => {
  ;[browser, posting] = await Promise.all([launchBrowser(), publishPosting(`Signalmechaniker ${run} (m/w/d)`)])
  person = await applyAsGuest(posting.id, ['Jonna', 'Ekström'])
})
afterAll(() => browser.close())

test('the bell rings on an open page, opens by keyboard, and leads to its place', async () => {
  const visitor = await openAs(browser, person.cookie)
  const { page } = visitor
  await visitor.goTo('/app/applicant')
  const bell = page.getByRole('button', { name: /^Benachrichtigungen/ })
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Benachrichtigungen')
  const { applicationId } = person
  await company().conversation.write.mutate({ id: uuidv7(), applicationId, body: 'Haben Sie einen Staplerschein?' })
  // Without reloading.
  await page.getByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }).waitFor()
  await company().application.changeStatus.mutate({ applicationId, from: 'submitted', to: 'in_review', message: null })
  await page.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' }).waitFor()

  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await panel.getByRole('link', { name: /prüft deine Bewerbung/ }).waitFor()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => bell.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: /prüft deine Bewerbung/ }).click()
  await visitor.isAt('/app/applicant/applications')
  await expect.poll(() => new URL(page.url()).searchParams.get('bewerbung')).toBe(applicationId)
  await page.getByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }).waitFor()
  await panel.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Benachrichtigungen/ }).click()
  await panel.getByRole('button', { name: 'Alle gelesen' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Benachrichtigungen', exact: true }).waitFor()
  await visitor.leave()
})

test('a topic leaves the bell or the mailbox by one choice; what is needed says that it stays', async () => {
  const visitor = await openAs(browser, person.cookie)
  const { page } = visitor
  await visitor.goTo('/app/notices')
  await visitor.follow('Einstellen')
  await visitor.heading('Benachrichtigungen einstellen')
  await visitor.sees('immer sofort, nicht abstellbar')
  await page.getByLabel('E-Mails zu „Nachrichten“').selectOption('einmal am Tag')
  await visitor.sees('Gespeichert')
  const settings = await asHolderOf(person.cookie).notice.settings.query()
  expect(settings).toContainEqual({ topic: 'messages', inBell: true, mail: 'daily' })

  // By keys: each choice is shown at once, the last one counts, and the focus stays.
  const bell = page.getByRole('switch').first()
  await bell.focus()
  for (const isOn of [false, true, false]) {
    await page.keyboard.press('Space')
    await expect.poll(() => bell.isChecked()).toBe(isOn)
  }
  await visitor.settled()
  expect((await asHolderOf(person.cookie).notice.settings.query())[0]).toMatchObject({ inBell: false })
  await expect.poll(() => bell.evaluate((element) => element === document.activeElement)).toBe(true)
  await visitor.leave()
})

test('the company reads that people applied, without their names, page by page', async () => {
  const visitor = await openAs(browser, cookieOf(demo.companyMember))
  const { page } = visitor
  const row = page.getByRole('listitem').filter({ hasText: posting.title }).first()
  // People apply to the postings of other tests, too: it may be on a later page by now.
  for (let number = 1; number === 1 || (await row.count()) === 0; number += 1) {
    await visitor.goTo(`/app/notices?page=${number}`)
    expect(await page.getByRole('listitem').count(), `page ${number}`).toBeGreaterThan(0)
  }
  await row.getByRole('link', { name: /Neue Bewerbung/ }).waitFor()
  expect(await row.textContent()).not.toContain('Ekström')
  await row.getByRole('button', { name: /^Als gelesen markieren/ }).click()
  await row.getByRole('button', { name: /^Als gelesen markieren/ }).waitFor({ state: 'detached' })
  await row.getByRole('link').click()
  await visitor.isAt('/app/company/applications')
  await visitor.leave()
})
