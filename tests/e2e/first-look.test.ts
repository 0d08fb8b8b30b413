import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/features/accounts/demo-accounts.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './hiring/scene.ts'
import { violations } from './measured.ts'
import { Visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the first look without a profile: one act, real jobs, and a job saved at once', { timeout: 90_000 }, async () => {
  const visitor = await openAs(browser, cookieOf(demo.newApplicant))
  const { page } = visitor
  await visitor.goTo('/app/applicant')
  await page.getByRole('heading', { name: 'Leg deinen Lebenslauf auf, dann kommen die Stellen.' }).waitFor()
  expect(await page.locator('main .btn-signal').count()).toBe(1)
  // Nothing warns of emptiness.
  expect(await page.locator('main .note-warn, main .note-error, main .note-signal').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  // Any will do: one that another test pauses in this moment can be saved as well.
  const newest = page.getByRole('button', { name: / merken$/, pressed: false }).first()
  const title = ((await newest.getAttribute('aria-label')) ?? '').replace(/ merken$/, '')
  // Two of the newest may have the same title.
  const save = page.getByRole('button', { name: `${title} merken`, exact: true }).first()
  await save.click()
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
  // It is shown as saved before the server has said so, and another document would cut that off.
  await visitor.settled()
  await visitor.goTo('/app/applicant/saved')
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await violations(page)).toEqual([])
  // The overview knows it as well, also without a profile.
  await visitor.goTo('/app/applicant')
  await page.getByRole('region', { name: 'Gemerkte Stellen' }).getByRole('heading', { name: title }).waitFor()
  await visitor.goTo('/app/applicant/saved')
  await save.click()
  await visitor.sees('Nicht mehr gemerkt')
  await visitor.leave()
})

test('who saves a job before signing in finds it saved afterwards', {
  timeout: 90_000,
}, async () => {
  const { id, title } = await publishPosting(`Schrankenwärter ${Date.now().toString(36)} (m/w/d)`)
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  const { page } = visitor
  await visitor.goTo(`/job-posting/${id}`)
  await visitor.press('Merken')
  await visitor.heading('Anmelden')
  await visitor.sees('Danach liegt die Stelle unter „Gemerkte Stellen“.')
  expect(await violations(page)).toEqual([])
  await visitor.follow('Jetzt registrieren')
  await visitor.heading('Registrieren')
  await visitor.sees(/^Danach liegt die Stelle unter „Gemerkte Stellen“/)
  await visitor.follow('Anmelden')
  await visitor.fill(/^E-Mail-Adresse/, demo.newApplicant)
  await visitor.fill(/^Passwort/, DEMO_PASSWORD)
  await visitor.press('Anmelden')
  await visitor.isAt('/app/applicant/saved')
  await page.getByRole('heading', { name: title }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await visitor.press(`${title} merken`)
  await visitor.sees('Nicht mehr gemerkt')
  await visitor.leave()
})

test('the profile is three short stops, and what is voluntary is folded away', { timeout: 90_000 }, async () => {
  const visitor = await openAs(browser, cookieOf(demo.newApplicant))
  const { page } = visitor
  await visitor.goTo('/app/applicant/profile')
  expect(await page.getByRole('list', { name: 'Drei kurze Halte' }).getByRole('listitem').count()).toBe(3)
  expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await visitor.leave()
})

test("a guest's confirmation is sent again, and after the click a password is asked at once", {
  timeout: 90_000,
}, async () => {
  const { id } = await publishPosting(`Gleisbauer ${Date.now().toString(36)} (m/w/d)`)
  const guest = await Visitor.open(browser, inject('baseUrl'))
  await guest.goTo(`/apply/${id}`)
  await guest.fill(/^Vorname/, 'Ina')
  await guest.fill(/^Nachname/, 'Kolbe')
  await guest.fill(/^E-Mail-Adresse/, `ina.${Date.now().toString(36)}@post.example`)
  await guest.page.getByRole('combobox', { name: /^Wohnort/ }).fill('33605')
  await guest.page.getByRole('option', { name: /33605/ }).first().click()
  await guest.press('Station ergänzen')
  await guest.fill(/^Tätigkeit/, 'Gleisbauerin')
  await guest.fill(/^Unternehmen/, 'Bahnbau Teuto')
  await guest.fill(/^Von/, '04/2019')
  await guest.press(/Prüfung/)
  await guest.press('E-Mail zur Bestätigung anfordern')
  await guest.press('E-Mail noch einmal senden')
  await guest.sees('Ist unterwegs. Es gilt der Link in der neuesten E-Mail.')
  expect(await violations(guest.page)).toEqual([])
  await guest.leave()

  const person = await applyAsGuest(id, ['Mia', 'Lorenz'])
  const signedIn = await openAs(browser, person.cookie)
  await signedIn.goTo(`/app/applicant/applications?bewerbung=${person.applicationId}&neu=true`)
  await signedIn.sees('Leg gleich dein Passwort fest')
  await signedIn.leave()
})

test('a similar job that was saved before is shown as saved where a page hydrates later', {
  timeout: 90_000,
}, async () => {
  const { id } = await publishPosting(`Pflegefachkraft ${Date.now().toString(36)} (m/w/d)`)
  const { cookie } = await applyAsGuest(id, ['Jette', 'Brandis'])
  const person = asHolderOf(cookie)
  const similar = async () => (await person.jobPosting.byId.query({ id })).similar.map((each) => each.id)
  await expect.poll(similar).not.toEqual([])
  for (const jobPostingId of await similar()) await person.savedJob.toggle.mutate({ jobPostingId, isSaved: true })

  const visitor = await openAs(browser, cookie)
  await visitor.goTo(`/job-posting/${id}`)
  // The first act that shows somebody is here; the saved ones are known by then.
  await visitor.page.mouse.move(300, 300)
  await visitor.page.mouse.move(320, 320)
  await visitor.page
    .getByRole('button', { name: / merken$/, pressed: true })
    .first()
    .waitFor()
  await visitor.settled()
  await visitor.leave()
})
