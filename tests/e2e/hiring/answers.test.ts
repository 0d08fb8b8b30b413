import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jobPostingInput } from '../../factories/job-posting-input.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Visitor } from '../visitor.ts'
import { applyAsGuest, asHolderOf, linkInMailTo, openAs, type Person } from './scene.ts'

const baseUrl = inject('baseUrl')
const DEMO_PASSWORD = 'demo-stellwerk-2026'
// Distinguished by time, so that the journey can be repeated on a running product.
const run = Date.now().toString(36)
const title = `Zerspanungsmechaniker ${run} (m/w/d)`
const LETTER =
  'Guten Tag {name},\n\ndie Stelle „{stelle}“ ist beendet, und wir haben es nicht geschafft, Ihnen vorher zu schreiben. Alles Gute!'

let browser: Browser
let client: pg.Client
let runJob: (name: string) => Promise<unknown>
beforeAll(async () => {
  browser = await launchBrowser()
  client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const admin = await Visitor.open(browser, baseUrl)
  await admin.signIn(demo.platformAdmin, DEMO_PASSWORD)
  const cookies = await admin.context.cookies()
  const asAdmin = asHolderOf(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  // Refused while a run waits already, which is as good.
  runJob = (name) => asAdmin.admin.runJob.mutate({ name }).catch(() => {})
  await admin.leave()
})
afterAll(async () => {
  await browser.close()
  await client.end()
})

test('a promised answer from both sides: late, paused, put off, answered, and the letter at the end', {
  timeout: 240_000,
}, async () => {
  const company = await openAs(browser, cookieOf(demo.companyAdmin))
  const id = await publishWithLetter(company)
  const [waiting, answered] = [await applyAsGuest(id, ['Nele', 'Brandt']), await applyAsGuest(id, ['Omar', 'Haddad'])]
  const applicant = await openAs(browser, waiting.cookie)
  const visitor = await Visitor.open(browser, baseUrl)
  await seesDelay(applicant, /^pünktlich$/)

  await dueDaysAgo(id, 3)
  await seesDelay(applicant, /^\+3\sTage$/)
  await applicant.sees(/ist im Verzug. Wir erinnern das Unternehmen/)
  await company.goTo('/app/company')
  // In other words when the answers to others are due today.
  await company.sees(/länger als zugesagt$|davon schon länger$/)

  await dueDaysAgo(id, 8)
  await runJob('answers')
  await pausesFor(visitor, id)
  await company.goTo('/app/company')
  await company.page.getByRole('link', { name: `Ansehen: „${title}“ pausiert, bis alle eine Antwort haben` }).click()
  await company.isAt(`/app/company/job-postings/${id}`)
  await company.sees('Pausiert, weil zugesagte Antworten überfällig sind.')
  expect(
    await linkInMailTo(demo.companyAdmin, new RegExp(`^Pausiert, Antworten fehlen: „Zerspanungsmechaniker ${run}`)),
  ).toContain(id)

  await company.press('Antworten verschieben')
  await company.press('Verschieben und allen schreiben')
  await company.sees(/^2 Personen wissen jetzt: Antwort bis /)
  await isOpen(visitor, id)
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees(/brauchen wir noch etwas Zeit/)
  await applicant.sees(/, zuerst/)

  // A second time it cannot be put off; one answer is not enough, the last one brings it back.
  await dueDaysAgo(id, 8)
  await runJob('answers')
  await pausesFor(visitor, id)
  await company.goTo(`/app/company/job-postings/${id}`)
  await company.sees('Pausiert, weil zugesagte Antworten überfällig sind.')
  expect(await company.page.getByRole('button', { name: 'Antworten verschieben' }).count()).toBe(0)
  for (const person of [waiting, answered]) await answer(person)
  await runJob('answers')
  await isOpen(visitor, id)
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees('Wir melden uns nächste Woche bei Ihnen.')

  // One is turned down in time; the end comes over the other.
  const asCompany = asHolderOf(cookieOf(demo.companyAdmin)).application
  const decision = { from: 'in_review', to: 'rejected', message: 'Wir haben uns anders entschieden.' } as const
  await asCompany.changeStatus.mutate({ applicationId: answered.applicationId, ...decision })
  await client.query(`update job_posting set runs_until = now() - interval '15 days' where id = $1`, [id])
  await runJob('postings')
  await expect.poll(() => statusOf(id)).toBe('expired')
  await company.goTo(`/app/company/job-postings/${id}`)
  await company.sees('Abgelaufen, aber 1 Person wartet noch auf Antwort.')
  await runJob('answers')
  await applicant.page.getByText('Stelle beendet').first().waitFor()
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees(/haben es nicht geschafft, Ihnen vorher zu schreiben/)
  await applicant.sees(/Über dich hat niemand entschieden/)
  const others = applicant.page.getByRole('region', { name: 'Ähnliche Stellen in der Nähe' })
  await expect.poll(() => others.getByRole('listitem').count()).toBe(3)
  for (const each of [company, applicant, visitor]) await each.leave()
})

/** Writes the closing letter of a draft, finds it again after a reload, and publishes. */
async function publishWithLetter(company: Visitor): Promise<string> {
  const { id } = await asHolderOf(cookieOf(demo.companyAdmin)).jobPosting.create.mutate(jobPostingInput({ title }))
  const path = `/app/company/job-postings/${id}?schritt=pruefen`
  await company.goTo(path)
  await company.sees(/Mit dem Veröffentlichen stimmen Sie dem zu/)
  await company.fill(/^Abschlussbrief/, `${LETTER} Bitte nur Muttersprachler.`)
  await company.page.getByRole('region', { name: 'Prüfung des Textes' }).getByText('Muttersprachler').first().waitFor()
  await company.fill(/^Abschlussbrief/, LETTER)
  await expect.poll(() => letterOf(id)).toBe(LETTER)
  await company.goTo(path)
  await expect.poll(() => company.page.getByLabel(/^Abschlussbrief/).inputValue()).toBe(LETTER)
  await company.press('Veröffentlichen')
  await company.sees('Stelle veröffentlicht')
  return id
}

async function seesDelay(applicant: Visitor, delay: RegExp) {
  await applicant.goTo('/app/applicant/applications')
  await applicant.sees(/^Antwort bis/)
  await applicant.sees(delay)
}

/** What only time would cause. */
async function dueDaysAgo(postingId: string, days: number) {
  await client.query(
    `update application set answer_due_at = now() - make_interval(days => $2) where job_posting_id = $1`,
    [postingId, days],
  )
}

async function column(postingId: string, name: 'status' | 'closing_letter'): Promise<unknown> {
  const { rows } = await client.query(`select ${name} as value from job_posting where id = $1`, [postingId])
  return rows[0]?.value
}
const statusOf = (postingId: string) => column(postingId, 'status')
const letterOf = (postingId: string) => column(postingId, 'closing_letter')

/** The public page says why nobody can apply. */
async function pausesFor(visitor: Visitor, postingId: string) {
  await expect.poll(() => statusOf(postingId)).toBe('paused')
  await visitor.goTo(`/job-posting/${postingId}`)
  await visitor.sees('Das Unternehmen beantwortet erst die wartenden Bewerbungen.')
}

async function isOpen(visitor: Visitor, postingId: string) {
  await expect.poll(() => statusOf(postingId)).toBe('published')
  await visitor.goTo(`/job-posting/${postingId}`)
  await visitor.page
    .getByRole('link', { name: /Jetzt bewerben/ })
    .first()
    .waitFor()
}

async function answer({ applicationId }: Person) {
  const step = { from: 'submitted', to: 'in_review', message: 'Wir melden uns nächste Woche bei Ihnen.' } as const
  await asHolderOf(cookieOf(demo.companyAdmin)).application.changeStatus.mutate({ applicationId, ...step })
}
