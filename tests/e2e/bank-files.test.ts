import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bankStatement } from './billing/bank-files.ts'
import { launchBrowser } from './browser.ts'
import { demo } from './demo-session.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function read(visitor: Visitor, name: string, text: string): Promise<void> {
  await visitor.page.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'application/xml', buffer: Buffer.from(text) },
  })
}

test('a missing statement is seen, a repetition is objected to by keyboard, and a refusal names its booking', {
  timeout: 180_000,
}, async () => {
  const admin = await Visitor.open(browser, baseUrl)
  await admin.signIn(demo.platformAdmin, 'demo-stellwerk-2026')
  await oneAtATime('account of the operator', () => readFiles(admin))
  await admin.leave()
})

async function readFiles(admin: Visitor): Promise<void> {
  await admin.goTo('/super/direct-debits?tab=imports')
  const told = { text: 'Spende ohne Rechnung', euros: 12.5 }
  await read(admin, 'auszug-7.xml', bankStatement({ number: 7, daysAgo: 5, opening: 1000, transfers: [told] }))
  await admin.sees(/^0 gebucht, 0 schon bekannt, 1 ohne Zuordnung/)
  await admin.sees(/Auszug: 1\.000,00\s€ am .* → 1\.012,50\s€ am/)

  await read(admin, 'auszug-9.xml', bankStatement({ number: 9, daysAgo: 3, opening: 1030, transfers: [told] }))
  await admin.sees(/Zwischen Auszug Nr\. 7 vom .* und Nr\. 9 vom .* fehlt mindestens ein Auszug über 17,50\s€/)
  await admin.page.getByRole('button', { name: /^Geprüft: Zwischen/ }).press('Enter')
  await admin.sees('Als geprüft vermerkt')
  await expect.poll(() => admin.page.getByText(/fehlt mindestens ein Auszug/).count()).toBe(0)

  const wrong = bankStatement({ number: 10, daysAgo: 2, opening: 1042.5, transfers: [told] })
  await read(
    admin,
    'falsch.xml',
    wrong.replace('<Amt Ccy="EUR">12.50</Amt><CdtDbtInd>CRDT', '<Amt Ccy="EUR">-12.50</Amt><CdtDbtInd>CRDT'),
  )
  await admin.sees('Auszug 10: Buchung 1 hat keinen lesbaren Betrag. Es wurde nichts gebucht.')
  await read(admin, 'saldo.xml', wrong.replace(/1055\.00/, '1055.01'))
  await admin.sees(/Auszug 10: Anfangssaldo 1\.042,50\s€ und Buchungen über 12,50\s€ ergeben 1\.055,00\s€/)

  await read(
    admin,
    'auszug-7-noch-einmal.xml',
    `${bankStatement({ number: 7, daysAgo: 5, opening: 1000, transfers: [told] })}\n`,
  )
  await admin.sees(/^0 gebucht, 1 schon bekannt, 0 ohne Zuordnung/)
  await admin.follow('Schon bekannt')
  await admin.sees(/Steht auch in auszug-7\.xml/)
  await admin.page.getByRole('button', { name: /^Doch eine eigene Zahlung: Spende ohne Rechnung/ }).press('Enter')
  await admin.sees('Sie steht jetzt unter „Ohne Zuordnung“.')
  await admin.follow(/^Ohne Zuordnung/)
  await admin.sees('Von Hand als eigene Zahlung bestätigt.')
}
