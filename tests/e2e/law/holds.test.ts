import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, publishPosting } from '../hiring/scene.ts'
import { Keys } from '../keyboard/keys.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)
const reason = `Klage vor dem Arbeitsgericht (${run})`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a company holds what it needs for a court, the applicant sees it, and a platform admin lets it go', {
  timeout: 120_000,
}, async () => {
  const posting = await publishPosting(`Signalmechanikerin ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Hanna', `Halt${run}`])
  const change = { applicationId: person.applicationId, from: 'submitted', to: 'rejected' } as const
  await asHolderOf(cookieOf(demo.companyAdmin)).application.changeStatus.mutate({ ...change, message: 'Leider nein.' })
  const company = await openNarrow(browser, cookieOf(demo.companyAdmin))
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const owner = await openNarrow(browser, person.cookie)

  const keys = new Keys(company.page)
  const open = company.page.getByRole('button', { name: new RegExp(`^Anhalten.*${run}`) })
  // Others apply as well: the row may stand on a later page.
  for (let page = 1; page === 1 || ((await open.count()) === 0 && page < 9); page += 1) {
    await company.goTo(`/app/company/deletions?page=${page}`)
  }
  await keys.enter(open)
  const dialog = company.page.getByRole('dialog')
  await keys.fill(/^Grund/, 'Klage')
  await keys.enter(dialog.getByRole('button', { name: 'Anhalten' }))
  // Said at the field, which has the focus, and nothing is lost.
  await dialog.getByText(/^Bitte nennen Sie den Grund, mit mindestens 10/).waitFor()
  await keys.stands(dialog.getByLabel(/^Grund/))
  await expectUsable(company)
  await company.page.keyboard.press('Control+a')
  await company.page.keyboard.insertText(reason)
  await keys.enter(dialog.getByRole('button', { name: 'Anhalten' }))
  await company.sees(new RegExp(`^Angehalten seit .*${run}`))
  await owner.goTo('/app/applicant/privacy')
  await owner.sees(/^angehalten: Das Unternehmen braucht sie/)
  await expectUsable(owner)

  await admin.goTo('/super/legal-holds')
  await admin.sees(new RegExp(run))
  const office = new Keys(admin.page)
  await office.press(new RegExp(`^Aufheben.*${run}`))
  await office.fill(/^Grund/, `Das Verfahren ist beendet (${run}).`)
  await expectUsable(admin)
  await office.enter(admin.page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }))
  await expect.poll(() => admin.page.getByText(reason).count()).toBe(0)
  await company.goTo(await linkInMailTo(demo.companyAdmin, new RegExp(`^Die Löschung geht weiter: .*${run}`)))
  await open.waitFor()
  await owner.goTo('/app/applicant/privacy')
  await owner.sees(/^am \d/)
  for (const each of [company, admin, owner]) await each.leave()
})
