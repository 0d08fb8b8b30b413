import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Keys } from '../keyboard/keys.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)

let browser: Browser
let street: string
beforeAll(async () => {
  browser = await launchBrowser()
  street = await moveTo(`Gleisweg ${run}`)
})
afterAll(async () => {
  await moveTo(street)
  await browser.close()
})

/** @returns where the company was before */
async function moveTo(to: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select c.id, c.street from company c join company_member m on m.company_id = c.id
         join "user" u on u.id = m.user_id where u.email = $1`,
      [demo.withoutPosting],
    )
    await client.query('update company set street = $1 where id = $2', [to, rows[0].id])
    return rows[0].street
  } finally {
    await client.end()
  }
}

test('an admin signs the processor agreement, is offered the next with its difference, and the platform sees both', {
  timeout: 120_000,
}, async () => {
  const company = await openNarrow(browser, cookieOf(demo.withoutPosting))
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const keys = new Keys(company.page)
  await company.goTo('/app/company/agreement')
  await company.sees(new RegExp(`Verantwortlicher: .*Gleisweg ${run}`))
  const toSign = company.page.getByRole('link', { name: 'Zur Unterschrift' })
  const place = company.page.getByRole('heading', { name: 'Vertrag schließen' })
  await keys.enter(toSign)
  await expect.poll(() => place.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await expect.poll(() => place.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true)
  await keys.fill(/^Vor- und Nachname/, ' ')
  await keys.press('Vertrag schließen')
  await company.sees('Bitte bestätigen Sie, dass Sie für das Unternehmen handeln dürfen.')
  await keys.fill(/^Vor- und Nachname/, `Olga ${run}`)
  await keys.press('Vertrag schließen')
  // What was typed stays while something else is missing.
  await expect.poll(() => company.page.getByLabel(/^Vor- und Nachname/).inputValue()).toBe(`Olga ${run}`)
  await keys.check(/^Ich darf für das Unternehmen handeln/)
  await keys.press('Vertrag schließen')
  await company.sees(/^Geschlossen \d/)
  expect(await toSign.count()).toBe(0)
  await expectUsable(company)

  await moveTo(`Weichenweg ${run}`)
  await company.goTo('/app/company/agreement')
  await company.sees(/^Wir bieten Ihnen Fassung \d+ an/)
  await keys.enter(company.page.locator('summary', { hasText: /^Was anders ist als in Fassung/ }))
  await company.page.locator('ins', { hasText: 'Weichenweg' }).first().waitFor()
  await keys.enter(company.page.locator('summary', { hasText: /^Frühere Fassung/ }).first())
  await company.page
    .locator('details[open] p', { hasText: `Gleisweg ${run}` })
    .last()
    .waitFor()
  await expectUsable(company)
  await keys.fill(/^Vor- und Nachname/, `Olga ${run}`)
  await keys.check(/^Ich darf für das Unternehmen handeln/)
  await keys.press('Vertrag schließen')
  await company.sees(/^Geschlossen \d/)

  await admin.goTo('/super/agreements')
  await admin.sees(/\d von \d+ Unternehmen (?:hat|haben) den Vertrag geschlossen/)
  // Other tests sign as well.
  const own = admin.page.getByRole('row').filter({ hasText: `Olga ${run}` })
  await own.getByText('Neuer Text angeboten').waitFor()
  const newest = own.filter({ hasText: 'Aktueller Text' })
  await new Keys(admin.page).enter(newest.getByRole('button', { name: /^Fassung \d+ lesen/ }))
  await admin.page.getByRole('dialog').getByText(`Weichenweg ${run}`).waitFor()
  await expectUsable(admin)
  for (const each of [company, admin]) await each.leave()
})
