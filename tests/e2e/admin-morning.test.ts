import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../../src/lib/uuid.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './hiring/scene.ts'
import { actsOn, countActs, violations } from './measured.ts'

const run = Date.now().toString(36)
const title = `Weichenwärter ${run} (m/w/d)`
const words = `Bitte löscht mein Konto ${run}.`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("an admin's morning: lands at what waits and works through one of each", { timeout: 180_000 }, async () => {
  const reportedMessage = await somethingWaits()
  const admin = await openAs(browser, cookieOf(demo.platformAdmin))
  const { page } = admin
  await admin.goTo('/')
  await admin.follow('Mein Bereich')
  await admin.isAt('/super')
  await page.getByRole('heading', { name: 'Wartet auf Sie' }).waitFor()
  const menu = page.getByRole('navigation', { name: 'Bereich', exact: true })
  await menu.getByRole('link', { name: /^Meldungen.*\d/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await countActs(page)
  const begun = Date.now()

  await task(/Meldung(?:en)? (?:ist|sind) offen/).click()
  await (await leafTo(page.getByRole('link', { name: title }).first())).click()
  await page.getByRole('radio', { name: /^Kein Verstoß/ }).check()
  await admin.fill(/^Vorschrift/, 'Ziffer 4 der AGB')
  await admin.fill(/^Begründung/, 'Die Stelle verlangt keine Zahlung.')
  await admin.press('Entscheiden und mitteilen')
  await admin.sees(/^Entschieden\./)

  await overview()
  await task(/Gemeldete Nachricht(?:en)? (?:ist|sind) offen/).click()
  await (await leafTo(page.locator(`a[href="/super/reports/messages/${reportedMessage}"]`))).click()
  await page.getByRole('radio', { name: /^Kein Verstoß/ }).check()
  await admin.fill(/^Begründung/, 'Die Nachricht ist eine gewöhnliche Rückfrage.')
  await admin.press('Entscheiden und mitteilen')
  await admin.sees('Entschieden und mitgeteilt')

  await overview()
  await task(/Anfrage(?:n)? zum Datenschutz (?:ist|sind) offen/).click()
  const request = page.locator('section').filter({ hasText: words })
  await request.getByText('Antworten', { exact: true }).click()
  await request.getByRole('textbox', { name: /^Antwort/ }).fill('Dein Konto löschst du unter „Konto und Sicherheit“.')
  await request.getByRole('checkbox').check()
  await request.getByRole('button', { name: 'Antwort verschicken' }).click()
  await admin.sees('Antwort verschickt')

  await overview()
  await task(/Rückmeldung(?:en)? (?:ist|sind) offen/).click()
  await page
    .getByRole('row')
    .filter({ hasText: run })
    .getByRole('button', { name: /^Erledigt/ })
    .click()
  await page.getByRole('row').filter({ hasText: run }).waitFor({ state: 'detached' })

  const seconds = (Date.now() - begun) / 1000
  const acts = await actsOn(page)
  expect(acts.clicks).toBeLessThanOrEqual(20)
  expect(acts.typed).toBeLessThanOrEqual(4)
  console.info(`an admin's morning: four matters in ${seconds} s`, acts)
  // The bell told of them, by topic and without a name.
  await admin.goTo('/app/notices')
  await admin.sees(/Inhalt gemeldet\.|gemeldete Inhalte warten/)
  expect(await page.locator('main').textContent()).not.toContain(run)
  await admin.leave()

  function task(name: RegExp): Locator {
    return page
      .locator('section[aria-labelledby="wartet"] li')
      .filter({ hasText: name })
      .getByRole('link', { name: 'Ansehen' })
  }

  /** What others reported before comes first: it may be on a later page. */
  async function leafTo(link: Locator): Promise<Locator> {
    for (let next = 2; ; next += 1) {
      const further = page.getByRole('link', { name: 'Nächste Seite' })
      await link.or(further).first().waitFor()
      if ((await link.count()) > 0) return link
      await further.click()
      await page.waitForURL((url) => url.searchParams.get('page') === String(next))
      await admin.settled()
    }
  }

  async function overview() {
    await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Wartet auf Sie' }).waitFor()
  }
})

/**
 * One report, one reported message, one privacy request and one word of feedback.
 * @returns the id of the report of the message
 */
async function somethingWaits(): Promise<string> {
  const { id } = await publishPosting(title)
  const visitor = asHolderOf('')
  await visitor.moderation.report.mutate({
    ...{ id: uuidv7(), subjectType: 'job-posting', subjectId: id, reason: 'scam', name: 'Eva Muster' },
    ...{ text: 'Verlangt Geld, bevor die Arbeit beginnt.', email: `eva.${run}@post.example`, goodFaith: true },
  })
  await visitor.privacy.request.mutate({
    ...{ id: uuidv7(), kind: 'erasure', name: 'Eva Muster', email: `eva.${run}@post.example`, text: words },
  })
  await visitor.feedback.sendBarrier.mutate({
    id: uuidv7(),
    message: `Der Kontrast ist zu gering. ${run}`,
    where: 'Start',
    email: '',
  })
  const person = await applyAsGuest(id, ['Mia', 'Lorenz'])
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const { id: messageId } = await company.conversation.write.mutate({
    ...{ id: uuidv7(), applicationId: person.applicationId, body: `Wann können Sie anfangen? ${run}` },
  })
  const report = { id: uuidv7(), messageId, reason: 'spam', details: '' } as const
  await asHolderOf(person.cookie).conversation.report.mutate(report)
  return report.id
}
