import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, formatDay } from '../../../src/lib/dates/dates.ts'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from '../hiring/scene.ts'
import type { Visitor } from '../visitor.ts'
import { Keys } from './keys.ts'

// Distinguished by time, so that it can be repeated on a running product.
const run = Date.now().toString(36)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([390, 1440])('decisions with the keys alone, %i pixels wide', (width) => {
  test('a company makes an offer and sends a rejection', { timeout: 120_000 }, async () => {
    const { id } = await publishPosting(`Orgelbauer ${width} ${run} (m/w/d)`)
    const chosen = await applyAsGuest(id, ['Ayla', 'Demir'])
    const refused = await applyAsGuest(id, ['Ole', 'Petersen'])
    const { visitor, keys } = await openNarrow(demo.companyAdmin, width)
    const opened = (applicationId: string) => `/app/company/applications?stelle=${id}&bewerbung=${applicationId}`

    await visitor.goTo(opened(chosen.applicationId))
    await choose(keys, 'Weitere Schritte', 'Angebot machen')
    await visitor.page.getByRole('dialog').waitFor()
    await visitor.page.keyboard.press('Escape')
    await keys.stands(visitor.page.getByRole('button', { name: 'Weitere Schritte' }))
    await choose(keys, 'Weitere Schritte', 'Angebot machen')
    await keys.fill(/^Gehalt, brutto/, '3.650')
    await keys.fill(/^Stunden in der Woche/, '38')
    await keys.fill(/^Beginn/, formatDay(addDays(new Date(), 60)))
    await keys.fill(/^Arbeitsort/, 'Bielefeld, Tor 2')
    await keys.fill(/^Urlaub im Jahr/, '30')
    await keys.fill(/^Probezeit/, '6')
    await keys.press('Vorschau')
    await visitor.sees('So liest es Ayla Demir.')
    await keys.press('Angebot senden')
    await visitor.sees('Angebot gesendet')
    await standsInPage(visitor.page)

    await visitor.goTo(opened(refused.applicationId))
    await keys.press('Absagen')
    await visitor.page.getByRole('dialog').waitFor()
    await visitor.page.keyboard.press('Escape')
    await keys.stands(visitor.page.getByRole('button', { name: 'Absagen', exact: true }))
    await keys.press('Absagen')
    await keys.press('Absage senden')
    await visitor.sees('Absage gesendet')
    await standsInPage(visitor.page)
    await visitor.leave()
  })

  test('a company asks somebody for contact', { timeout: 60_000 }, async () => {
    // An application without a name opens no résumé.
    const { id } = await publishPosting(`Weichenwart ${width} ${run} (m/w/d)`, { isAnonymous: true })
    const person = await applyAsGuest(id, ['Ronja', 'Tveit'])
    const own = asHolderOf(person.cookie)
    const profile = await own.applicantProfile.mine.query()
    if (!profile) throw new Error('a guest has a profile')
    await own.applicantProfile.save.mutate({ ...profile, visibility: 'visible' })
    const { visitor, keys } = await openNarrow(demo.companyAdmin, width)
    await visitor.goTo(`/resume/${profile.id}`)
    await keys.press('Kontakt anfragen')
    await choose(keys, 'Vorlage einfügen', 'Zu einer Stelle')
    await keys.fill(/^Ihre Nachricht/, 'Guten Tag, Ihre Jahre an der Drehbank passen zu uns. Wollen wir sprechen?')
    await keys.press('Anfrage senden')
    await visitor.sees('Kontaktanfrage gesendet')
    await standsInPage(visitor.page)
    await visitor.leave()
  })

  test('a platform admin verifies a company and decides on a report', { timeout: 90_000 }, async () => {
    const { id, title } = await publishPosting(`Glockengießer ${width} ${run} (m/w/d)`)
    await asHolderOf('').moderation.report.mutate({
      ...{ id: uuidv7(), subjectType: 'job-posting', subjectId: id, reason: 'scam', name: 'Eva Muster' },
      ...{ text: 'Verlangt Geld vor dem Gespräch.', email: `eva.${width}.${run}@post.example`, goodFaith: true },
    })
    const { visitor, keys } = await openNarrow(demo.platformAdmin, width)
    await visitor.goTo('/super/companies?q=Hartmann')
    await choose(keys, /^Aktionen für/, 'Sperren')
    await visitor.page.getByRole('dialog').waitFor()
    await visitor.page.keyboard.press('Escape')
    await keys.stands(visitor.page.getByRole('button', { name: /^Aktionen für/ }).first())
    await choose(keys, /^Aktionen für/, /^(?:Als verifiziert kennzeichnen|Verifizierung zurücknehmen)$/)
    await keys.fill(/^Begründung/, 'Handelsregister und Telefon geprüft.')
    await keys.press(/^(?:Verifizieren|Zurücknehmen)$/)
    await visitor.sees(/^(?:Unternehmen verifiziert|Verifizierung zurückgenommen)/)
    await standsInPage(visitor.page)

    await visitor.goTo('/super/reports')
    await keys.follow(visitor.page.getByRole('link', { name: title }).first())
    await keys.pick(/^Kein Verstoß/, /^Kein Verstoß/)
    await keys.fill(/^Vorschrift/, 'Ziffer 4 der AGB')
    await keys.fill(/^Begründung/, 'Die Stelle verlangt keine Zahlung.')
    await keys.press('Entscheiden und mitteilen')
    await visitor.sees(/^Entschieden\./)
    await standsInPage(visitor.page)
    await visitor.leave()
  })
})

async function openNarrow(who: string, width: number): Promise<{ visitor: Visitor; keys: Keys }> {
  const visitor = await openAs(browser, cookieOf(who))
  await visitor.page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  return { visitor, keys: new Keys(visitor.page) }
}

/** Opens a menu and takes one of its items. */
async function choose(keys: Keys, menu: string | RegExp, item: string | RegExp): Promise<void> {
  const { page } = keys
  await keys.press(menu)
  const target = page.getByRole('menuitem', { name: item })
  await target.waitFor()
  for (let presses = 0; presses < 12; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await keys.stands(target)
  await page.keyboard.press('Enter')
  await target.waitFor({ state: 'detached' })
}

/** The dialog is closed, and the focus is where the page goes on. */
async function standsInPage(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, .dialog-layer')?.localName ?? 'nowhere'))
    .not.toBe('nowhere')
}
