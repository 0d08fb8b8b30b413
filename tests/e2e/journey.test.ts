import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import {
  type CompanyAccount,
  createCompanyProfile,
  isForcedToBilling,
  publishPosting,
  registerCompany,
  setUpBilling,
} from './journey/company-steps.ts'
import { Outbox } from './journey/outbox.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
const password = 'ein ganzer Satz als Passwort'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('from a company’s registration to the answer of an applicant, through the interface alone', async () => {
  const admin = await Visitor.open(browser, baseUrl)
  const outbox = new Outbox(admin)
  await outbox.open()

  const account: CompanyAccount = {
    name: 'Ute Sander',
    company: 'Weichenbau Bielefeld GmbH',
    email: 'ute.sander@weichenbau.example',
    password,
  }
  const company = await Visitor.open(browser, baseUrl)
  await registerCompany(company, outbox, account)
  await isForcedToBilling(company)
  await setUpBilling(company, account)
  await createCompanyProfile(company, account)
  const posting = await publishPosting(company, {
    title: 'Weichenmechaniker',
    task: 'Sie montieren Weichenantriebe in der Nachtschicht.',
  })
  console.log(posting)
})
