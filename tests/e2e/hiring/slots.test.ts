import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, fromWallClock, toIsoDay } from '../../../src/lib/dates/dates.ts'
import { dayAfter, mondayOf } from '../../../src/lib/dates/days.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Keys } from '../keyboard/keys.ts'
import type { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const run = Date.now().toString(36)
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const asCompany = () => openAs(browser, cookieOf(demo.companyAdmin))

/** A Tuesday some weeks ahead, where the demo market has no slots; each test has its own. */
function tuesdayIn(weeks: number): string {
  return dayAfter(mondayOf(toIsoDay(addDays(new Date(), 7 * weeks))), 1)
}

/** Counts what a person does: presses and typed fields. */
function counted(visitor: Visitor) {
  let clicks = 0
  let typed = 0
  return {
    click: async (name: string | RegExp, within: Page | ReturnType<Page['getByRole']> = visitor.page) => {
      clicks += 1
      await within
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click()
    },
    choose: async (label: string, text: string) => {
      clicks += 1
      await visitor.page.getByLabel(label, { exact: true }).selectOption({ label: text })
    },
    type: async (label: RegExp, text: string) => {
      typed += 1
      await visitor.page.getByRole('dialog').getByLabel(label).first().fill(text)
    },
    tap: async (name: RegExp) => {
      clicks += 1
      await visitor.page.getByRole('article').getByRole('button', { name }).first().click()
    },
    get sum() {
      return { clicks, typed }
    },
  }
}

test('slots are made and offered, one is picked by a tap and moved, and both sides see it at once', async () => {
  const posting = await publishPosting(`Weichenwärter ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Yvonne', 'Petersen'])
  const day = tuesdayIn(7)
  const company = await asCompany()
  const making = counted(company)
  await company.goTo('/app/company/interviews')
  await company.heading('Gespräche')
  await making.click('Freie Termine anlegen')
  await making.choose('Stelle', posting.title)
  await making.type(/^Erster Tag/, day)
  await making.type(/^Adresse und Treffpunkt/, 'Tor 2')
  await making.click('3 Termine anlegen', company.page.getByRole('dialog'))
  await company.sees('3 freie Termine angelegt')
  await expect.poll(() => company.page.getByRole('button', { name: `frei Weichenwärter ${run}` }).count()).toBe(3)
  expect(making.sum).toEqual({ clicks: 3, typed: 2 })

  await company.goTo(`/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`)
  const inviting = counted(company)
  await inviting.click('Zum Gespräch einladen')
  const dialog = company.page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'Freie Termine anbieten' }).isChecked()).toBe(true)
  await expect.poll(() => dialog.getByLabel(/^Nachricht dazu/).inputValue()).not.toBe('')
  await inviting.click('Einladung senden', dialog)
  await company.sees('Einladung gesendet')
  await company.sees('3 freie Termine stehen zur Wahl.')
  expect(inviting.sum).toEqual({ clicks: 2, typed: 0 })

  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo('/app/applicant/applications')
  const picking = counted(applicant)
  await picking.tap(/10:00\sUhr/)
  await applicant.sees('Termin zugesagt')
  expect(picking.sum).toEqual({ clicks: 1, typed: 0 })
  await company.page
    .getByText(/^Gespräch: .*10:00\sUhr/)
    .first()
    .waitFor()

  const moving = counted(applicant)
  await moving.click('Anderen Termin wählen')
  await moving.tap(/11:00\sUhr$/)
  await applicant.sees('Termin verschoben')
  expect(moving.sum).toEqual({ clicks: 2, typed: 0 })
  await company.page
    .getByText(/^Gespräch: .*11:00\sUhr/)
    .first()
    .waitFor()
  await company.goTo(`/app/company/interviews?tag=${day}&ansicht=tag`)
  await company.page.getByRole('link', { name: /11:00 – 11:45 Yvonne Petersen/ }).waitFor()
  await company.page.getByRole('button', { name: /10:00 – 10:45 frei/ }).waitFor()
  await applicant.leave()
  await company.leave()
})

test('who is late by a moment reads that the slot is taken, and picks another', async () => {
  const posting = await publishPosting(`Fahrdienstleiter ${run} (m/w/d)`)
  const [first, second] = await Promise.all([
    applyAsGuest(posting.id, ['Marek', 'Dvořák']),
    applyAsGuest(posting.id, ['Lena', 'Fuhrmann']),
  ])
  await offer(posting.id, tuesdayIn(8), [first.applicationId, second.applicationId])
  const [early, late] = await Promise.all([openAs(browser, first.cookie), openAs(browser, second.cookie)])
  // Without live updates the page still shows what is taken meanwhile.
  await late.page.route('**/api/events*', (route) => route.abort())
  await Promise.all([early.goTo('/app/applicant/applications'), late.goTo('/app/applicant/applications')])
  const pick = async (visitor: Visitor, time: RegExp) =>
    visitor.page.getByRole('article').getByRole('button', { name: time }).first().click()
  await pick(early, /9:00\sUhr/)
  await early.sees('Termin zugesagt')
  await pick(late, /9:00\sUhr/)
  await late.sees('Schon vergeben, bitte einen anderen wählen.')
  await late.page.getByRole('article').getByText('9:00 vergeben').waitFor()
  await pick(late, /10:00\sUhr/)
  await late.sees('Termin zugesagt')
  await early.leave()
  await late.leave(/api\/events|ERR_FAILED/)
})

test('slots are made, picked and declined with the keys alone', async () => {
  const posting = await publishPosting(`Rangierbegleiter ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Aleksandra', 'Nowak'])
  const company = await asCompany()
  const keys = new Keys(company.page)
  await company.goTo('/app/company/interviews')
  await keys.press('Freie Termine anlegen')
  const dialog = company.page.getByRole('dialog')
  await dialog.getByLabel('Stelle', { exact: true }).waitFor()
  // It took the place of the one that was still loading, and leads back to where that came from.
  await company.page.keyboard.press('Escape')
  await keys.stands(company.page.getByRole('button', { name: 'Freie Termine anlegen' }))
  await company.page.keyboard.press('Enter')
  await dialog.getByLabel('Stelle', { exact: true }).waitFor()
  await keys.choose('Stelle', 'Rangierbegleiter')
  await keys.fill(/^Erster Tag/, tuesdayIn(9))
  await keys.fill(/^Adresse und Treffpunkt/, 'Tor 2')
  await keys.press('3 Termine anlegen')
  await company.sees('3 freie Termine angelegt')
  // Arrows move between what stands on a day.
  const slot = (time: string) => company.page.getByRole('button', { name: new RegExp(`^${time} – .* frei Rangier`) })
  await keys.reach(slot('9:00'))
  await company.page.keyboard.press('ArrowDown')
  await keys.stands(slot('10:00'))
  await company.page.keyboard.press('Enter')
  await keys.press('Termin löschen')
  await company.sees('Freier Termin gelöscht')
  await slot('10:00').waitFor({ state: 'detached' })

  await invite(person.applicationId)
  const applicant = await openAs(browser, person.cookie)
  const own = new Keys(applicant.page)
  await applicant.goTo('/app/applicant/applications')
  await own.press(/11:00\sUhr/)
  await applicant.sees('Termin zugesagt')
  await own.press('Anderen Termin wählen')
  await own.press('Keiner passt')
  await own.fill(/^Wann passt es dir/, 'Nur freitags nach 16 Uhr.')
  await own.press('Um andere Termine bitten')
  await applicant.sees('Du hast um andere Termine gebeten.')
  await company.goTo('/app/company/interviews')
  await company.sees('„Nur freitags nach 16 Uhr.“')
  await applicant.leave()
  await company.leave()
})

test('the private calendar address is shown once, read without a session, and turned off', async () => {
  const posting = await publishPosting(`Lokführer ${run} (m/w/d)`)
  const person = await applyAsGuest(posting.id, ['Tobias', 'Krämer'])
  await offer(posting.id, tuesdayIn(10), [person.applicationId])
  const applicant = await openAs(browser, person.cookie)
  await applicant.goTo('/app/applicant/applications')
  await applicant.page
    .getByRole('article')
    .getByRole('button', { name: /9:00\sUhr/ })
    .click()
  await applicant.sees('Termin zugesagt')
  await applicant.press('Adresse anlegen')
  const address = (await applicant.page.locator('code').textContent()) ?? ''
  const path = new URL(address).pathname
  const headers = ownAddress()
  const answer = await fetch(baseUrl + path, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await answer.text()).toContain('DTSTART;TZID=Europe/Berlin:')
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(baseUrl + path, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees(/^Gilt seit/)
  expect(await applicant.page.locator('code').count()).toBe(0)
  await applicant.press('Abschalten')
  await applicant.page
    .getByRole('alertdialog')
    .or(applicant.page.getByRole('dialog'))
    .getByRole('button', { name: 'Abschalten' })
    .click()
  await applicant.sees('Adresse abgeschaltet')
  expect((await fetch(baseUrl + path, { headers })).status).toBe(404)
  await applicant.leave()
})

/** Free slots at nine and ten, offered to these applications without a browser. */
async function offer(jobPostingId: string, day: string, applicationIds: readonly string[]): Promise<void> {
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const { members } = await company.application.slotChoices.query()
  const interviewerIds = members.filter(({ isMe }) => isMe).map(({ id }) => id)
  await company.application.createSlots.mutate({
    slots: ['09:00', '10:00'].map((time) => ({
      id: crypto.randomUUID(),
      startsAt: fromWallClock(`${day}T${time}`) ?? new Date(),
    })),
    ...{ jobPostingId, applicationIds: [], interviewerIds, durationMinutes: 45, bufferMinutes: 15 },
    ...{ mode: 'onsite', location: 'Tor 2' },
  })
  for (const id of applicationIds) await invite(id)
}

function invite(applicationId: string) {
  return asHolderOf(cookieOf(demo.companyAdmin)).application.invite.mutate({
    ...{ id: crypto.randomUUID(), applicationId, mode: 'onsite', location: '', durationMinutes: 45 },
    ...{ times: [], offersSlots: true, message: 'Suchen Sie sich eine Zeit aus.', payText: null },
  })
}
