import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, formatDay, toWallClock } from '../../../src/lib/dates/dates.ts'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { signIn } from '../../setup/demo-cookies.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, publishPosting, runJob } from '../hiring/scene.ts'
import { Keys } from '../keyboard/keys.ts'
import { expectUsable, openNarrow } from './narrow.ts'

const run = Date.now().toString(36)
const AUDITOR = 'revision@demo.stellwerk.example'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The session is one of the address of the test, which the mail need not name. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

test('an order of an authority is written down, settled by a second admin, and counted for everybody', {
  timeout: 180_000,
}, async () => {
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const auditor = await openNarrow(browser, await signIn(inject('baseUrl'), AUDITOR))
  const authority = `Amtsgericht ${run}`
  const keys = new Keys(admin.page)
  await admin.goTo('/super/orders')
  await expectUsable(admin)
  await keys.follow(admin.page.getByRole('link', { name: 'Anordnung eintragen' }))
  await admin.isAt('/super/orders/create')
  await keys.fill(/^Behörde oder Gericht/, authority)
  await keys.press('Anordnung speichern')
  await admin.sees('Bitte wählen Sie, was die Behörde verlangt.')
  // What was typed stays while something else is missing.
  await expect.poll(() => admin.page.getByLabel(/^Behörde oder Gericht/).inputValue()).toBe(authority)
  await expectUsable(admin)
  await keys.pick(/^Inhalt entfernen/, /^Auskunft geben/)
  await keys.fill(/^Aktenzeichen/, `3 Gs ${run}`)
  await keys.choose(/^Worum geht es/, 'Betrug')
  await keys.fill(/^Was ist angeordnet/, 'Wer die Stelle eingestellt hat.')
  const received = admin.page.getByRole('group', { name: /^Eingegangen am/ })
  await keys.reach(received.getByLabel(/^Tag/).first())
  await admin.page.keyboard.press('Control+a')
  await admin.page.keyboard.insertText(formatDay(addDays(new Date(), 2)))
  await keys.press('Anordnung speichern')
  await admin.sees(/^Dieser Zeitpunkt liegt in der Zukunft/)
  await keys.reach(received.getByLabel(/^Tag/).first())
  await admin.page.keyboard.press('Control+a')
  await admin.page.keyboard.insertText(formatDay(addDays(new Date(), -3)))
  await keys.press('Anordnung speichern')
  await admin.sees('Das macht eine andere Person')
  await admin.heading(authority)
  expect(await admin.page.getByRole('button', { name: 'Als erledigt festhalten' }).count()).toBe(0)
  await expectUsable(admin)

  // Who was told opens the list, and finds it among others.
  await auditor.goTo(pathOf(await linkInMailTo(AUDITOR, /^Eine Anordnung einer Behörde ist eingetragen/)))
  await auditor.isAt('/super/orders')
  const office = new Keys(auditor.page)
  await office.follow(auditor.page.getByRole('link', { name: new RegExp(`^${authority}`) }))
  await office.press('Als erledigt festhalten')
  await auditor.sees('Bitte wählen Sie, was daraus wurde.')
  await office.pick(/^Befolgt/, /^Teilweise befolgt/)
  await office.fill(/^Was haben wir getan/, 'Auskunft über das Unternehmen, nicht über andere Stellen.')
  // A colleague changes it meanwhile: nobody settles what they have not read.
  const order = asHolderOf(cookieOf(demo.platformAdmin)).moderation
  const id = auditor.path.split('/').at(-1) ?? ''
  const { version, receivedAt } = await order.order.query({ id })
  await order.saveOrder.mutate({
    ...{ id, version },
    values: {
      ...{ kind: 'inform', authority, country: 'AT', reason: 'scam', reference: `3 Gs ${run}`, confirmedAt: '' },
      ...{ content: 'Wer die Stelle eingestellt hat, mit Anschrift.', receivedAt: toWallClock(receivedAt) },
    },
  })
  await office.press('Als erledigt festhalten')
  await auditor.sees(/hat diese Anordnung inzwischen geändert/)
  await expectUsable(auditor)
  await auditor.page.reload()
  await auditor.settled()
  await office.pick(/^Befolgt/, /^Teilweise befolgt/)
  await office.fill(/^Was haben wir getan/, 'Auskunft über das Unternehmen, nicht über andere Stellen.')
  await office.press('Als erledigt festhalten')
  await auditor.sees(/^Teilweise befolgt nach \d+.Tagen/)
  await office.keepsPlace()
  await expectUsable(auditor)

  const visitor = await openNarrow(browser, '')
  await visitor.goTo(`/transparency?jahr=${receivedAt.getFullYear()}`)
  const counted = visitor.page.getByRole('row').filter({ hasText: 'Österreich' })
  await counted.filter({ hasText: 'Auskunft geben' }).first().waitFor()
  await visitor.sees('Aktive Nutzerinnen und Nutzer')
  expect(await visitor.page.getByText(authority).count()).toBe(0)
  await expectUsable(visitor)
  await admin.goTo(`/super/orders?q=${authority}`)
  await admin.sees(/^Teilweise befolgt nach/)
  await expectUsable(admin)
  for (const each of [admin, auditor, visitor]) await each.leave()
})

test('the platform finds who agreed to which text, and downloads it', { timeout: 120_000 }, async () => {
  const posting = await publishPosting(`Streckenläufer ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Zoe', `Zusage${run}`])
  const admin = await openNarrow(browser, await signIn(inject('baseUrl'), demo.platformAdmin))
  const keys = new Keys(admin.page)
  await admin.goTo('/super/terms')
  await keys.follow(admin.page.getByRole('link', { name: /zugestimmt.*AGB, Fassung 1$/ }))
  await admin.isAt('/super/consents')
  await expect.poll(() => new URL(admin.page.url()).search).toBe('?dokument=terms&fassung=1')
  const search = admin.page.getByRole('searchbox', { name: 'Person oder Unternehmen' })
  await keys.reach(search)
  await admin.page.keyboard.insertText(person.email)
  await admin.page.keyboard.press('Enter')
  const row = admin.page.getByRole('row').filter({ hasText: person.email })
  await row.getByText('AGB, Fassung 1').waitFor()
  await expect.poll(() => row.count()).toBe(1)
  await expectUsable(admin)
  const file = admin.page.waitForEvent('download')
  await keys.enter(
    admin.page.getByRole('link', { name: 'Als CSV' }).or(admin.page.getByRole('button', { name: 'Als CSV' })),
  )
  expect((await file).suggestedFilename()).toMatch(/^zustimmungen-\d{4}-\d\d-\d\d\.csv$/)
  await keys.reach(search)
  await admin.page.keyboard.press('Control+a')
  await admin.page.keyboard.insertText(`niemand-${run}`)
  await admin.page.keyboard.press('Enter')
  await admin.sees('Keine Zustimmung gefunden.')
  await expectUsable(admin)
  await admin.goTo('/super/agreements')
  await expectUsable(admin)
  await admin.leave()
})

test('a breach whose 72 hours end is told to the platform admins, in mail and bell', { timeout: 120_000 }, async () => {
  const admin = await openNarrow(browser, cookieOf(demo.platformAdmin))
  const { incident } = asHolderOf(cookieOf(demo.platformAdmin))
  const id = uuidv7()
  const values = {
    ...{ title: `Ordner vergessen ${run}`, facts: '', persons: '', data: '', consequences: '', measures: '' },
    knownAt: toWallClock(addDays(new Date(), -2.5)),
  }
  await incident.save.mutate({ id, version: null, values: { ...values, risk: 'open', riskReason: '' } })
  await runJob('incident-reminders')
  await admin.goTo(pathOf(await linkInMailTo(demo.platformAdmin, /^Datenpanne melden: Die Frist endet/)))
  await admin.isAt('/super/incidents')
  await admin.sees(`Ordner vergessen ${run}`)
  await admin.goTo('/app/notices')
  await admin.sees(/Datenpanne.* weniger als 24.Stunden/)
  await expectUsable(admin)
  // Others see a clean list.
  const judged = { risk: 'none', riskReason: 'Der Ordner war leer.' } as const
  await incident.save.mutate({ id, version: 1, values: { ...values, ...judged } })
  await incident.close.mutate({ id, isClosed: true })
  await admin.leave()
})
