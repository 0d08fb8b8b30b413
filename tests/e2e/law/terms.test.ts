import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, formatDay, toIsoDay } from '../../../src/lib/dates/dates.ts'
import { signIn } from '../../setup/demo-cookies.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { asHolderOf, linkInMailTo } from '../hiring/scene.ts'
import { fillBilling, registerCompany } from '../journey/company-steps.ts'
import { Outbox } from '../journey/outbox.ts'
import { Keys } from '../keyboard/keys.ts'
import { Visitor } from '../visitor.ts'
import { letDaysPass, query, untilTold } from './changed-terms.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)
const summary = `Abschnitt 12 kommt neu dazu (${run}).`
const day = formatDay(addDays(new Date(), 30))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function publish(admin: Visitor): Promise<void> {
  const keys = new Keys(admin.page)
  await admin.goTo('/super/terms')
  const card = admin.page.getByRole('region', { name: 'AGB' })
  await keys.enter(card.locator('summary', { hasText: 'Neue Fassung schreiben' }))
  const text = card.getByLabel(/^Text/)
  await keys.reach(text)
  await admin.page.keyboard.press('Control+End')
  await admin.page.keyboard.insertText(`\n\n## Neu ${run}\n\nDas steht erst in der neuen Fassung.`)
  await keys.press(/^Unterschied zu Fassung \d+ ansehen/)
  await card
    .locator('ins', { hasText: `Neu ${run}` })
    .first()
    .waitFor()
  await keys.reach(card.getByLabel(/^Was sich ändert/))
  await admin.page.keyboard.insertText(summary)
  await keys.pick('Alle', 'Bewerberinnen und Bewerber')
  await keys.reach(card.getByLabel(/^Gilt ab/))
  await admin.page.keyboard.insertText(formatDay(addDays(new Date(), 3)))
  await keys.press('Veröffentlichen und ankündigen')
  await admin.sees(/^Eine neue Fassung gilt frühestens 16/)
  await expect.poll(() => text.inputValue()).toContain(`Neu ${run}`)
  await keys.reach(card.getByLabel(/^Gilt ab/))
  await admin.page.keyboard.press('Control+a')
  await admin.page.keyboard.insertText(day)
  await keys.press('Veröffentlichen und ankündigen')
  await admin.sees(/^Veröffentlicht; alle Betroffenen/)
}

test('new terms are announced, answered or left open, and withdrawn before their day', {
  timeout: 180_000,
}, async () => {
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const person = await openNarrow(browser, cookieOf(demo.newApplicant))
  await publish(admin)
  await expectUsable(admin)
  await untilTold('announced')

  const link = await linkInMailTo(demo.newApplicant, new RegExp(`^Neue Fassung ab ${day}`))
  await person.goTo(link)
  await person.page
    .locator('ins', { hasText: `Neu ${run}` })
    .first()
    .waitFor()
  await person.sees('Diese Fassung gilt noch nicht')
  await expectUsable(person)

  // Who does not answer reads what that means, before and after the first day.
  const notice = person.page.getByRole('region', { name: 'Geänderte Bedingungen' })
  await person.goTo('/app/account')
  await notice.getByText(`AGB: Neue Fassung ab ${day}`).waitFor()
  await expect.poll(() => person.page.getByRole('status').allTextContents()).toContain(`AGB: Neue Fassung ab ${day}`)
  // Until it is opened it leaves the phone to the page.
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(120)
  await expectUsable(person)
  await new Keys(person.page).press(/^Ansehen.*AGB/)
  await notice.getByText(summary).waitFor()
  await notice.getByText(/^Ohne deine Zustimmung gilt davon nur/).waitFor()
  await expectUsable(person)
  await letDaysPass(31)
  await person.goTo('/app/account')
  await notice.getByText(/^AGB: Neue Fassung seit /).waitFor()
  await admin.goTo('/super/terms')
  await admin.page
    .getByRole('region', { name: 'AGB' })
    .getByText(/in Kraft$/)
    .first()
    .waitFor()
  expect(await admin.page.getByRole('button', { name: /^Zurückziehen.*AGB/ }).count()).toBe(0)
  await letDaysPass(-31)
  await person.goTo('/app/account')
  const own = new Keys(person.page)
  await own.press(/^Ich stimme zu/)
  await notice.waitFor({ state: 'detached' })
  await own.keepsPlace()

  const keys = new Keys(admin.page)
  await admin.goTo('/super/terms')
  await keys.press(/^Zurückziehen.*AGB/)
  await keys.press('Fassung zurückziehen')
  await admin.sees('Bitte sagen Sie, warum (mindestens 10 Zeichen).')
  await keys.fill(/^Grund/, `Ein Satz fehlt (${run}).`)
  await expectUsable(admin)
  await keys.press('Fassung zurückziehen')
  await admin.sees(/^Zurückgezogen .*Ein Satz fehlt/)
  await keys.keepsPlace()
  await untilTold('recalled')
  await person.goTo(await linkInMailTo(demo.newApplicant, /^Doch keine neue Fassung: AGB/))
  await person.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await person.page.getByText(`Neu ${run}`).count()).toBe(0)
  await person.goTo(link)
  await person.sees(/^Diese Fassung haben wir am .* zurückgezogen/)
  await expectUsable(person)
  for (const each of [admin, person]) await each.leave()
})

test('a company that does not agree ends its plan early, which stands when the terms are taken back', {
  timeout: 180_000,
}, async () => {
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const outbox = new Outbox(admin)
  const company = await Visitor.open(browser, inject('baseUrl'))
  const email = `jana.ohlsen.${run}@ohlsen.example`
  const account = { name: 'Jana Ohlsen', company: `Ohlsen Taue ${run} GmbH`, email, password: 'ein ganzer Satz hierzu' }
  await registerCompany(company, outbox, account)
  await fillBilling(company, account, 'DE89 3704 0044 0532 0130 00')
  await company.press('Zahlungspflichtig bestellen')
  await company.isAt('/app/company')
  // Else its trial would end before the notice does.
  await query(
    `with own as (select m.company_id from company_member m join "user" u on u.id = m.user_id where u.email = $1),
      longer as (update license set valid_until = valid_until + interval '60 days' where company_id in (table own))
      update subscription set trial_ends_at = trial_ends_at + interval '60 days',
        current_period_end = current_period_end + interval '60 days', anchor_at = anchor_at + interval '60 days'
        where company_id in (table own)`,
    [email],
  )

  const { terms } = asHolderOf(await signIn(inject('baseUrl'), demo.platformAdmin))
  const { text = '', over = 0 } = (await terms.list.query()).find(({ document }) => document === 'terms') ?? {}
  await terms.publish.mutate({
    ...{ document: 'terms', text: `${text}\n\nNoch ein Satz (${run}).`, summary, audience: 'companies', over },
    validFrom: toIsoDay(addDays(new Date(), 30)),
  })
  await untilTold('announced')
  await company.page.setViewportSize({ width: 320, height: 640 })
  await company.goTo(await outbox.linkIn(email, /^Neue Fassung ab /))
  await company.goTo('/app/company')
  const keys = new Keys(company.page)
  const last = formatDay(addDays(new Date(), 15))
  await keys.press(/^Ansehen.*AGB/)
  await expectUsable(company)
  await keys.press(`Tarif zum ${last} kündigen`)
  const question = company.page.getByRole('alertdialog')
  await question.getByText(`Ihr Tarif läuft bis einschließlich ${last}.`).waitFor()
  await expectUsable(company)
  await keys.press('Tarif behalten')
  await question.waitFor({ state: 'detached' })
  await keys.press(`Tarif zum ${last} kündigen`)
  await keys.press('Kündigen')
  await company.sees('Kündigung eingegangen')
  await company.page.getByRole('button', { name: /^Tarif zum / }).waitFor({ state: 'detached' })
  await expectUsable(company)
  await company.goTo(await outbox.linkIn(email, /^Ihre Kündigung ist eingegangen/))
  await company.goTo('/app/company/billing')
  await company.sees(`Gekündigt, endet am ${last}`)
  expect(await company.page.getByRole('button', { name: 'Kündigung zurücknehmen' }).count()).toBe(0)
  await expectUsable(company)

  const version = Math.max(over, 1) + 1
  await terms.withdraw.mutate({ document: 'terms', version, reason: `Doch nicht nötig (${run}).` })
  await untilTold('recalled')
  await outbox.linkIn(email, /^Doch keine neue Fassung: AGB/)
  await admin.sees(new RegExp(`zum ${last} gekündigt. Daran ändern wir nichts`))
  await company.goTo('/app/company/billing')
  await company.sees(`Gekündigt, endet am ${last}`)
  expect(await company.page.getByRole('region', { name: 'Geänderte Bedingungen' }).count()).toBe(0)
  for (const each of [admin, company]) await each.leave()
})
