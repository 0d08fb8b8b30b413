import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { creditTransfer, returnedDebit } from './billing/bank-files.ts'
import { launchBrowser } from './browser.ts'
import { Outbox } from './journey/outbox.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { Visitor } from './visitor.ts'

const DEMO_PASSWORD = 'demo-stellwerk-2026'
const baseUrl = inject('baseUrl')
/** A company of the demo market whose licence has ended; no other test uses it. */
const office = { name: 'Achterdeck Steuerberatung GmbH', email: 'torsten.prehn@steuerbuero-achterdeck.example' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('from a booking over a debit that comes back to the end of the licence, and by a payment to its return', {
  timeout: 240_000,
}, async () => {
  const [company, maker, checker] = await Promise.all([0, 1, 2].map(() => Visitor.open(browser, baseUrl)))
  if (!company || !maker || !checker) throw new Error('no browser')
  const outbox = new Outbox(maker)
  await outbox.open()
  await checker.signIn('revision@demo.stellwerk.example', DEMO_PASSWORD)
  await company.signIn(office.email, DEMO_PASSWORD)

  const number = await bookAgain(company)
  await oneAtATime('account of the operator', async () => {
    await release(maker, checker, number)
    await upload(maker, returnedDebit(`${number}-1`, 'AC04'))
    await maker.sees(/^1 gebucht/)
  })
  expect(await outbox.linkIn(office.email, new RegExp(`Rechnung ${number} offen`))).toMatch(/company\/billing$/)

  // The account is closed: an admin without a mandate is redirected to the billing set-up from everywhere.
  await company.goTo('/app/company/profile')
  await company.isAt('/app/company/sepa')
  // There it sees what it owes, and can leave the plan.
  await company.sees(new RegExp(`Verwendungszweck ${number}`))
  await company.press('Kündigen')
  await company.sees(/^Ihr Tarif endet am /)
  await company.press('Tarif behalten')
  await nameAnotherAccount(company)

  await passTime(maker)
  expect(await outbox.linkIn(office.email, /Lizenz ruht/)).toMatch(/company\/billing$/)
  await company.goTo('/app/company/billing')
  await company.sees('Abgelaufen')

  const openCents = await openCentsOf(company, number)
  await oneAtATime('account of the operator', async () => {
    await upload(maker, creditTransfer(number, openCents))
    await maker.sees(/^1 gebucht/)
  })
  await company.goTo('/app/company/billing')
  await company.sees('Gültig')
  await expect
    .poll(() => company.page.getByRole('row', { name: new RegExp(number) }).textContent())
    .toContain('Bezahlt')
  for (const visitor of [company, maker, checker]) await visitor.leave()
})

/**
 * With a mandate but without a licence the set-up may be opened, and only asks for a plan. Returns the invoice's
 * number.
 */
async function bookAgain(company: Visitor): Promise<string> {
  const { page } = company
  await company.goTo('/app/company/sepa')
  await company.heading('Bezahlung einrichten')
  await page.getByRole('checkbox', { name: /^Ich handle als Unternehmen/ }).check()
  await company.press('Zahlungspflichtig bestellen')
  await company.isAt('/app/company')
  await company.goTo('/app/company/sepa')
  await company.isAt('/app/company')
  await company.goTo('/app/company/billing')
  await company.heading('Tarif und Rechnungen')
  const number = /RE-\d{4}-\d{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0]
  if (!number) throw new Error('no invoice')
  return number
}

/** One admin creates the run, the other releases and downloads it: the file contains the invoice's debit. */
async function release(maker: Visitor, checker: Visitor, number: string): Promise<void> {
  await maker.goTo('/super/direct-debits')
  await maker.press('Lauf anlegen')
  await maker.sees(/^Lauf mit \d+ Lastschriften angelegt/)
  await checker.goTo('/super/direct-debits')
  const label = await checker.page
    .getByRole('button', { name: /^Freigeben: / })
    .first()
    .getAttribute('aria-label')
  const reference = /SW-[0-9A-F]{20}/.exec(label ?? '')?.[0] ?? ''
  await maker.page.getByRole('link', { name: reference }).waitFor()
  expect(await maker.page.getByRole('button', { name: `Freigeben: ${reference}` }).count()).toBe(0)
  await checker.press(`Freigeben: ${reference}`)
  await checker.page.getByRole('alertdialog').getByRole('button', { name: 'Freigeben' }).click()
  await checker.sees('Lauf freigegeben')
  const [download] = await Promise.all([
    checker.page.waitForEvent('download'),
    checker.press(`Datei für die Bank von ${reference}`),
  ])
  const xml = await readFile(await download.path(), 'utf8')
  expect(xml).toContain('pain.008.001.08')
  expect(xml.split(`<EndToEndId>${number}-1</EndToEndId>`)).toHaveLength(2)
}

/** Uploads a bank file through the page's own file field. */
async function upload(maker: Visitor, text: string): Promise<void> {
  await maker.goTo('/super/direct-debits?tab=imports')
  const file = { name: 'bank.xml', mimeType: 'application/xml', buffer: Buffer.from(text) }
  await maker.page.locator('input[type=file]').setInputFiles(file)
  await maker.sees('Bankdatei eingelesen')
}

async function nameAnotherAccount(company: Visitor): Promise<void> {
  await company.fill(/^Kontoinhaber/, office.name)
  await company.fill(/^IBAN/, 'DE75 5121 0800 1245 1261 99')
  await company.page.getByRole('checkbox', { name: /^Ich bin berechtigt/ }).check()
  await company.page.getByRole('button', { name: /Mandat erteilen/ }).click()
  await company.isAt('/app/company')
}

/** A demo can advance one company's billing: the grace ends. */
async function passTime(maker: Visitor): Promise<void> {
  await maker.goTo(`/super/companies?q=${encodeURIComponent('Achterdeck')}`)
  await maker.press(`Aktionen für ${office.name}`)
  await maker.page.getByRole('menuitem', { name: /15 Tage vorspulen/ }).click()
  await maker.sees('15 Tage vorgespult')
}

/** The sum the company is asked to pay, as shown on its page. */
async function openCentsOf(company: Visitor, number: string): Promise<number> {
  const asked = await company.page.getByText(`Verwendungszweck ${number}`).textContent()
  const [, euros = '', cents = ''] = /: ([\d.]+),(\d{2})/.exec(asked ?? '') ?? []
  return Number(`${euros.replaceAll('.', '')}${cents}`)
}
