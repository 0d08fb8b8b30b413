import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { apply, createProfile, findPosting, registerApplicant, writeResume } from './journey/applicant-steps.ts'
import { answerFromMail, readAndInvite, seesInvitation, writeMessage } from './journey/application-steps.ts'
import {
  createCompanyProfile,
  isForcedToBilling,
  publishPosting,
  registerCompany,
  setUpBilling,
} from './journey/company-steps.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
// Distinguished by time, so that the journey can be repeated on a running product.
const run = Date.now().toString(36)
const password = 'ein ganzer Satz als Passwort'
const ute = {
  name: 'Ute Sander',
  company: 'Weichenbau Bielefeld GmbH',
  email: `ute.sander.${run}@weichenbau.example`,
  password,
}
const miriam = { name: 'Miriam Yıldız', email: `miriam.yildiz.${run}@post.example`, password }
const posting = { title: 'Weichenmechaniker', task: 'Sie montieren Weichenantriebe in der Nachtschicht.' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('from a company’s registration to the answer of an applicant, through the interface alone', {
  timeout: 240_000,
}, async () => {
  const admin = await Visitor.open(browser, baseUrl)
  const company = await Visitor.open(browser, baseUrl)
  const applicant = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  await outbox.open()

  await registerCompany(company, outbox, ute)
  await isForcedToBilling(company)
  await setUpBilling(company, ute)
  await createCompanyProfile(company, ute)
  const path = await publishPosting(company, posting)

  await findPosting(applicant, 'Weichenantriebe', 'Bielefeld', path)
  await applicant.heading(/Weichenmechaniker/)
  await expect
    .poll(() => structuredData(applicant))
    .toMatchObject({
      '@type': 'JobPosting',
      title: expect.stringContaining('Weichenmechaniker'),
      hiringOrganization: { name: ute.company },
      baseSalary: { currency: 'EUR' },
    })
  await registerApplicant(applicant, outbox, miriam)
  await createProfile(applicant)
  await writeResume(applicant, 'Metall und CNC')
  await apply(applicant, path)

  await readAndInvite(company, miriam.name)
  await writeMessage(company, 'Bringen Sie bitte Ihr Zeugnis mit.')
  await seesInvitation(applicant, posting.title)
  await answerFromMail(applicant, outbox, {
    to: miriam.email,
    subject: /^Nachricht von „Weichenbau/,
    side: 'applicant',
    expects: 'Bringen Sie bitte Ihr Zeugnis mit.',
    answer: 'Das mache ich gern.',
  })
  await answerFromMail(company, outbox, {
    to: ute.email,
    subject: /^Nachricht von „Miriam/,
    side: 'company',
    expects: 'Das mache ich gern.',
    answer: 'Bis Dienstag.',
  })
  for (const visitor of [admin, company, applicant]) await visitor.leave()
})

async function structuredData(visitor: Visitor): Promise<unknown> {
  const text = await visitor.page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(text ?? 'null')
}
