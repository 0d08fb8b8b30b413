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
const summary = `Abschnitt 12 kommt neu dazu (${run}).`
const day = formatDay(addDays(new Date(), 30))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The newest version's days, this many earlier. */
const letDaysPass = (days: number) =>
  query(
    `update terms_version set valid_from = valid_from - $1::int, announced_at = announced_at - make_interval(days => $1)
      where document = 'terms' and version = (select max(version) from terms_version where document = 'terms')`,
    [days],
  )

/** The job that tells people, without waiting for its minute. */
const tell = () => asHolderOf(cookieOf(demo.platformAdmin)).admin.runJob.mutate({ name: 'terms-announcements' })

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
  await expect
    .poll(
      async () => {
        await tell()
        const [row] = await query(
          `select announced_at from terms_version where document = 'terms' order by version desc`,
        )
        return row.announced_at
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .not.toBeNull()

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
  await expect
    .poll(
      async () => {
        await tell()
        const [row] = await query(
          `select recalled_at from terms_version where document = 'terms' order by version desc`,
        )
        return row.recalled_at
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .not.toBeNull()
  await person.goTo(await linkInMailTo(demo.newApplicant, /^Doch keine neue Fassung: AGB/))
  await person.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await person.page.getByText(`Neu ${run}`).count()).toBe(0)
  await person.goTo(link)
  await person.sees(/^Diese Fassung haben wir am .* zurückgezogen/)
  await expectUsable(person)
  for (const each of [admin, person]) await each.leave()
})
