import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, formatDay } from '../../../src/lib/dates/dates.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { type Acts, actsOn, announcedHeight, countActs, violations } from '../measured.ts'
import type { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
// Distinguished by time, so that it can be repeated on a running product.
const run = Date.now().toString(36)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an offer made, seen first on the overview, accepted, and known to the company', {
  timeout: 120_000,
}, async () => {
  const { id, title } = await publishPosting(`Mechatroniker ${run} (m/w/d)`)
  const person = await applyAsGuest(id, ['Ayla', 'Demir'])
  const waiting = await applyAsGuest(id, ['Ole', 'Petersen'])
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  await company.goTo(`/app/company/applications?stelle=${id}&bewerbung=${person.applicationId}`)
  await countActs(company.page)
  let begun = Date.now()
  await fillOffer(company)
  expect(await violations(company.page)).toEqual([])
  await company.press('Vorschau')
  await company.sees('So liest es Ayla Demir.')
  expect(await violations(company.page)).toEqual([])
  await company.press('Angebot senden')
  await company.sees('Angebot gesendet, gültig bis')
  report('offer made', begun, await actsOn(company.page))

  const link = await linkInMailTo(person.email, /^Ein Angebot von/)
  expect(link).toContain(person.applicationId)
  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo('/app/applicant')
  await applicant.sees('Ein Angebot für dich')
  await applicant.sees(/^gültig bis /)
  expect(await violations(applicant.page)).toEqual([])
  const accept = applicant.page.getByRole('button', { name: 'Annehmen', exact: true })
  const decline = applicant.page.getByRole('button', { name: 'Ablehnen', exact: true })
  // Equally near: side by side on one line, on the first screen.
  await expect
    .poll(async () => {
      const [first, second] = [await accept.boundingBox(), await decline.boundingBox()]
      return first !== null && first.y === second?.y && first.y - (await announcedHeight(applicant.page)) < 900
    })
    .toBe(true)
  expect(await download(applicant, 'Angebot als PDF')).toMatch(/^%PDF/)
  await countActs(applicant.page)
  begun = Date.now()
  await accept.click()
  await applicant.sees('Angebot annehmen?')
  await applicant.press('Ja, annehmen')
  await applicant.sees('Deine Zusage')
  const acts = await actsOn(applicant.page)
  expect(acts.clicks).toBeLessThanOrEqual(2)
  report('offer accepted', begun, acts)
  expect(await download(applicant, 'Zusage als PDF')).toMatch(/^%PDF/)
  await applicant.leave()

  await company.sees(/^Angebot angenommen am /)
  await company.page.getByRole('tab', { name: 'Verlauf' }).click()
  await company.sees('Angebot angenommen')
  expect(
    await linkInMailTo(demo.companyAdmin, new RegExp(`^Angebot angenommen: „Ayla Demir“, „Mechatroniker ${run}`)),
  ).toContain(person.applicationId)
  await company.goTo(`/app/company/applications?stelle=${id}&ansicht=tafel`)
  await company.sees('Angebot angenommen')
  await company.leave()
  // The other one still waits, with a promised day.
  const { items } = await asHolderOf(waiting.cookie).application.mine.query({})
  expect(items[0]).toMatchObject({ status: 'submitted', jobTitle: title, answeredAt: null })
  expect(items[0]?.answerDueAt).not.toBeNull()
})

test('an offer replaced by a better one and declined, from both sides', { timeout: 120_000 }, async () => {
  const { id } = await publishPosting(`Fahrzeuglackierer ${run} (m/w/d)`)
  const person = await applyAsGuest(id, ['Jana', 'Winter'])
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  await company.goTo(`/app/company/applications?stelle=${id}&bewerbung=${person.applicationId}`)
  await fillOffer(company)
  await company.press('Vorschau')
  await company.press('Angebot senden')
  await company.sees('Angebot gesendet, gültig bis')
  const early = await openAs(browser, person.cookie)
  await early.goTo('/app/applicant')
  await early.press('Ablehnen')
  await early.fill(/^Grund/, 'Das Gehalt.')
  await company.press('Neue Fassung')
  await company.fill('Gehalt, brutto', '3.900')
  await company.press('Vorschau')
  // Without a reason nothing is sent.
  await company.sees('Bitte schreiben Sie, warum es ein neues Angebot gibt.')
  await company.fill(/^Grund für das neue Angebot/, 'Mehr Gehalt, wie besprochen.')
  await company.press('Vorschau')
  await company.press('Angebot senden')
  await company.sees(/2\. Fassung/)
  // What was written about the first version does not decline the second, and is not lost.
  await early.sees(/3\.900\s€ im Monat/)
  await early.press('Ja, ablehnen')
  await early.sees(/Dieses Angebot gilt nicht mehr/)
  await expect
    .poll(() =>
      early.page
        .getByRole('dialog')
        .getByLabel(/^Grund/)
        .inputValue(),
    )
    .toBe('Das Gehalt.')
  await early.leave()

  const applicant = await openAs(browser, person.cookie)
  await applicant.page.setViewportSize({ width: 390, height: 844 })
  await applicant.goTo('/app/applicant')
  await applicant.sees('Mehr Gehalt, wie besprochen.')
  await applicant.sees(/3\.900\s€ im Monat/)
  expect(await violations(applicant.page)).toEqual([])
  await countActs(applicant.page)
  const begun = Date.now()
  await applicant.press('Ablehnen')
  await applicant.sees('Angebot ablehnen?')
  await applicant.fill(/^Grund/, 'Der Weg ist mir zu weit.')
  await applicant.press('Ja, ablehnen')
  await applicant.sees('Angebot abgelehnt')
  report('offer declined', begun, await actsOn(applicant.page))
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees(/^Du hast das Angebot von .* abgelehnt\.$/)
  await applicant.leave()

  await company.sees(/^Angebot abgelehnt am /)
  await company.sees('„Der Weg ist mir zu weit.“')
  expect(await linkInMailTo(demo.companyAdmin, /^Angebot abgelehnt: „Jana Winter“/)).toContain(person.applicationId)
  await company.leave()
})

async function fillOffer(company: Visitor): Promise<void> {
  await company.press('Weitere Schritte')
  await company.page.getByRole('menuitem', { name: 'Angebot machen' }).click()
  const first = company.page.getByRole('dialog').getByLabel('Gehalt, brutto')
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  const fields: [RegExp, string][] = [
    [/^Gehalt, brutto/, '3.650'],
    [/^Stunden in der Woche/, '38'],
    [/^Beginn/, formatDay(addDays(new Date(), 60))],
    [/^Arbeitsort/, 'Bielefeld, Tor 2'],
    [/^Urlaub im Jahr/, '30'],
    [/^Probezeit/, '6'],
  ]
  for (const [label, value] of fields) await company.fill(label, value)
}

async function download(visitor: Visitor, name: string): Promise<string> {
  const href = await visitor.page.getByRole('link', { name }).first().getAttribute('href')
  const cookies = await visitor.context.cookies()
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ')
  const answer = await fetch(baseUrl + href, { headers: { cookie, ...ownAddress() } })
  return (await answer.text()).slice(0, 8)
}

function report(what: string, begun: number, acts: Acts): void {
  console.info(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`, acts)
}
