import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, formatDay } from '../../../src/lib/dates/dates.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { asHolderOf, linkInMailTo } from '../hiring/scene.ts'
import { Keys } from '../keyboard/keys.ts'
import type { Visitor } from '../visitor.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)
const passage = `Neu dabei ist die Wolkenheim SARL, Lyon (${run}).`
const day = formatDay(addDays(new Date(), 45))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function query(text: string) {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The job that tells companies, without waiting for its minute. */
const tell = () => asHolderOf(cookieOf(demo.platformAdmin)).admin.runJob.mutate({ name: 'terms-announcements' })

/** Until nobody is left to be told. */
async function untilTold(left: string) {
  await expect
    .poll(
      async () => {
        await tell()
        return (await query(left)).length
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(0)
}

async function sign(company: Visitor) {
  const keys = new Keys(company.page)
  await company.goTo('/app/company/agreement')
  await company.sees('9. Nachweise')
  const open = company.page.getByRole('button', { name: 'Vertrag schließen' })
  await open
    .or(company.page.getByText(/^Geschlossen \d/))
    .first()
    .waitFor()
  if ((await open.count()) === 0) return
  await keys.fill(/^Vor- und Nachname/, `Olga ${run}`)
  await keys.check(/^Ich darf für das Unternehmen handeln/)
  await keys.press('Vertrag schließen')
  await company.sees(/^Geschlossen \d/)
}

async function publish(admin: Visitor) {
  const keys = new Keys(admin.page)
  await admin.goTo('/super/agreements')
  await keys.enter(admin.page.locator('summary', { hasText: 'Neuen Text ankündigen' }))
  const text = admin.page.getByLabel(/^Text/)
  await keys.reach(text)
  await admin.page.keyboard.press('Control+End')
  await admin.page.keyboard.insertText(`\n\n## 10. Neu\n\n${passage}`)
  await keys.press('Unterschied zum jetzigen Text ansehen')
  await admin.page.locator('ins', { hasText: run }).first().waitFor()
  await keys.reach(admin.page.getByLabel(/^Was sich ändert/))
  await admin.page.keyboard.insertText(`Ein neuer Dienstleister kommt dazu (${run}).`)
  await keys.reach(admin.page.getByLabel(/^Gilt ab/))
  await admin.page.keyboard.insertText(formatDay(addDays(new Date(), 20)))
  await keys.press('Ankündigen')
  await admin.sees(/^Ein neuer Vertragstext gilt frühestens 31/)
  await expect.poll(() => text.inputValue()).toContain(passage)
  await keys.reach(admin.page.getByLabel(/^Gilt ab/))
  await admin.page.keyboard.press('Control+a')
  await admin.page.keyboard.insertText(day)
  await keys.press('Ankündigen')
  await admin.sees(/^Veröffentlicht; alle Unternehmen mit Vertrag/)
}

test('another text of the processor agreement is announced, objected to, and taken back before its day', {
  timeout: 180_000,
}, async () => {
  const company = await openNarrow(browser, cookieOf(demo.companyAdmin))
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  await sign(company)
  await publish(admin)
  await expectUsable(admin)
  await untilTold(`select 1 from processor_agreement p where not exists (
    select 1 from agreement_notice n where n.company_id = p.company_id
      and n.version_id = (select id from agreement_version order by version desc limit 1))`)

  await company.goTo(await linkInMailTo(demo.companyAdmin, new RegExp(`neuer Vertragstext ab ${day}`)))
  await company.sees(`Neuer Vertragstext ab ${day}`)
  // The agreement that is signed stands as it is.
  await company.sees(/^Geschlossen \d/)
  const keys = new Keys(company.page)
  await keys.enter(company.page.locator('summary', { hasText: 'Was dann anders ist' }))
  await company.page.locator('ins', { hasText: run }).first().waitFor()
  await keys.enter(company.page.locator('summary', { hasText: /^Widersprechen/ }))
  await keys.press('Widerspruch senden')
  await company.sees('Bitte sagen Sie kurz, warum (mindestens 10 Zeichen).')
  await keys.fill(/^Warum widersprechen Sie/, `Der Sitz ist zu weit weg (${run}).`)
  await keys.press('Widerspruch senden')
  await company.sees(/^Sie haben am .* widersprochen\. Wir melden uns vor dem/)
  await expect.poll(() => company.page.getByText(`Der Sitz ist zu weit weg (${run}).`).count()).toBe(1)
  await keys.keepsPlace()
  await expectUsable(company)

  await admin.goTo('/super/agreements')
  await admin.sees(new RegExp(`Der Sitz ist zu weit weg \\(${run}\\)`))
  const adminKeys = new Keys(admin.page)
  const card = admin.page.getByRole('listitem').filter({ hasText: `weit weg (${run})` })
  await adminKeys.enter(card.locator('summary'))
  await adminKeys.press('Antwort verschicken')
  await admin.sees('Bitte antworten Sie (mindestens 20 Zeichen).')
  await adminKeys.reach(card.getByLabel(/^Antwort/))
  await admin.page.keyboard.insertText(`Lyon liegt in der EU, die Daten bleiben dort (${run}).`)
  await adminKeys.press('Antwort verschicken')
  await card.getByText(/^Unsere Antwort: Lyon liegt in der EU/).waitFor()
  await adminKeys.keepsPlace()
  await expectUsable(admin)
  await company.goTo(await linkInMailTo(demo.companyAdmin, /Antwort auf Ihren Widerspruch/))
  await company.sees(new RegExp(`^Lyon liegt in der EU, die Daten bleiben dort \\(${run}\\)`))
  await expectUsable(company)

  await adminKeys.press(/^Zurückziehen/)
  await adminKeys.fill(/^Grund/, `Wir bleiben, wo wir sind (${run}).`)
  await expectUsable(admin)
  await adminKeys.press('Text zurückziehen')
  await admin.sees(/^Zurückgezogen .*Wir bleiben, wo wir sind/)
  await untilTold(`select 1 from agreement_notice n join agreement_version v on v.id = n.version_id
    where v.withdrawn_at is not null and n.recalled_at is null`)
  await company.goTo(await linkInMailTo(demo.companyAdmin, /Es bleibt beim jetzigen Vertragstext/))
  await company.sees(/^Geschlossen \d/)
  expect(await company.page.getByText(/^Neuer Vertragstext ab/).count()).toBe(0)
  await expectUsable(company)
  for (const each of [company, admin]) await each.leave()
})
