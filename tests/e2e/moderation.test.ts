import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from './browser.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const DEMO_PASSWORD = 'demo-stellwerk-2026'
const run = Date.now().toString(36)
const reporter = `erika.${run}@post.example`
const facts = 'Die Anzeige verlangt eine Zahlung, bevor die Arbeit beginnt.'
/** A company of the demo market that no other test uses. */
const employer = { name: 'Blickfang', domain: 'blickfang-koeln.example' }
const hits = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })).min(1) })

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a posting is reported, removed with a statement of reasons, and comes back after a complaint', {
  timeout: 180_000,
}, async () => {
  const [visitor, admin, auditor, company] = await Promise.all([0, 1, 2, 3].map(() => Visitor.open(browser, baseUrl)))
  if (!visitor || !admin || !auditor || !company) throw new Error('no browser')
  const outbox = new Outbox(admin)
  await outbox.open()
  await auditor.signIn('revision@demo.stellwerk.example', DEMO_PASSWORD)
  const answer = await visitor.context.request.get(`${baseUrl}/api/v1/job-postings?was=${employer.name}`)
  const [posting] = hits.parse(await answer.json()).items
  if (!posting) throw new Error('no posting')

  await visitor.goTo(`/job-posting/${posting.id}`)
  await visitor.follow('Stelle melden')
  await visitor.isAt(/^\/report\/job-posting\//)
  await visitor.settled()
  await visitor.page.getByRole('radio', { name: /^Betrug/ }).check()
  await visitor.fill(/^Erklärung/, 'Vor dem ersten Arbeitstag soll ich für eine Schulung bezahlen.')
  await visitor.fill(/^Name/, 'Erika Muster')
  await visitor.fill(/^E-Mail-Adresse/, reporter)
  await visitor.page.getByRole('checkbox', { name: /^Ich bin überzeugt/ }).check()
  await visitor.press('Meldung absenden')
  await visitor.sees('Danke, deine Meldung ist da.')

  await admin.goTo('/super/reports')
  // Two companies may look for the same.
  const reported = admin.page.getByRole('row').filter({ hasText: employer.name })
  await reported.getByRole('link', { name: posting.title }).click()
  await admin.isAt(/^\/super\/reports\/./)
  await admin.page.getByRole('radio', { name: /^Entfernen/ }).check()
  await admin.fill(/^Vorschrift/, '§ 263 StGB')
  await admin.fill(/^Begründung/, facts)
  await admin.press('Entscheiden und mitteilen')
  await admin.sees(/^Entschieden\./)
  const reportPath = admin.path
  await visitor.goTo(`/job-posting/${posting.id}`)
  await visitor.sees('Page not found')

  await company.goTo(await outbox.linkIn(employer.domain, /^Entfernt: /))
  await company.sees(facts)
  await company.fill(/^Warum ist die Entscheidung falsch/, 'Die Schulung bezahlen wir; das stand missverständlich da.')
  await company.press('Beschwerde absenden')
  await company.sees(/^Die Beschwerde vom/)

  // Who decided leaves the complaint to somebody else.
  await admin.goTo(reportPath)
  await admin.sees('Darüber entscheidet eine andere Person')
  expect(await admin.page.getByRole('button', { name: 'Beschwerde beantworten' }).count()).toBe(0)
  await auditor.goTo(reportPath)
  await auditor.page.getByRole('radio', { name: /^Begründet/ }).check()
  await auditor.fill(/^Antwort/, 'Das Unternehmen bezahlt die Schulung selbst; wir haben uns geirrt.')
  await auditor.press('Beschwerde beantworten')
  await auditor.sees(/^Begründet, \d/)
  for (const side of [employer.domain, reporter]) {
    await expect.poll(() => outbox.count(side, /^Entscheidung über die Beschwerde/)).toBeGreaterThan(0)
  }
  await visitor.goTo(`/job-posting/${posting.id}`)
  await visitor.sees(/pausiert/i)
  // The browser reports that nobody reads the removed posting.
  await visitor.leave(/status of 404/)
  for (const each of [admin, auditor, company]) await each.leave()
})
