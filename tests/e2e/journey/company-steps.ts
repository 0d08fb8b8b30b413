import type { Visitor } from '../visitor.ts'
import type { Outbox } from './outbox.ts'

export type CompanyAccount = { name: string; company: string; email: string; password: string }

/** Registers, opens the link of the mail, and reaches the mandatory billing set-up. */
export async function registerCompany(visitor: Visitor, outbox: Outbox, account: CompanyAccount): Promise<void> {
  await visitor.goTo('/auth/register?type=COMPANY')
  await visitor.fillName(account.name)
  await visitor.fill(/^Geschäftliche E-Mail-Adresse/, account.email)
  await visitor.fill(/^Passwort/, account.password)
  await visitor.page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await visitor.press('Konto anlegen')
  await visitor.sees(account.email)
  await visitor.goTo(await outbox.linkIn(account.email, /E-Mail-Adresse bestätigen/))
  await visitor.isAt('/app/company/sepa')
}

/** Every route of the application redirects to the billing set-up until it is done. */
export async function isForcedToBilling(visitor: Visitor): Promise<void> {
  for (const path of ['/app', '/app/company', '/app/company/job-postings', '/app/account', '/app/company/members']) {
    await visitor.goTo(path)
    await visitor.isAt('/app/company/sepa')
  }
  await visitor.heading('Bezahlung einrichten')
}

export async function setUpBilling(visitor: Visitor, account: CompanyAccount): Promise<void> {
  const { page } = visitor
  await fillBilling(visitor, account, 'DE89 3704 0044 0532 0130 01')
  await visitor.press('Zahlungspflichtig bestellen')
  await page
    .getByText(/^Diese IBAN stimmt nicht/)
    .first()
    .waitFor()
  await visitor.fill(/^IBAN/, 'DE89 3704 0044 0532 0130 00')
  await visitor.press('Zahlungspflichtig bestellen')
  await visitor.isAt('/app/company')
}

export async function fillBilling(visitor: Visitor, account: CompanyAccount, iban: string): Promise<void> {
  const { page } = visitor
  await visitor.fill(/^Name des Unternehmens/, account.company)
  await visitor.fill(/^Straße/, 'Gleisweg')
  await visitor.fill(/^Nr\./, '4')
  await visitor.fill(/^PLZ/, '33602')
  await visitor.fill(/^Ort/, 'Bielefeld')
  await visitor.fill(/^Kontoinhaber/, account.company)
  await visitor.fill(/^IBAN/, iban)
  await page.getByRole('checkbox', { name: /^Ich bin berechtigt/ }).check()
  await page.getByRole('checkbox', { name: /^Ich handle als Unternehmen/ }).check()
}

/** The dashboard warns that the profile comes first; the company writes it. */
export async function createCompanyProfile(visitor: Visitor, account: CompanyAccount): Promise<void> {
  const { page } = visitor
  await visitor.sees('Bitte vervollständigen Sie Ihr Profil')
  await visitor.goTo('/app/company/profile')
  await visitor.heading('Unternehmensprofil')
  await page.getByLabel(/^Branche/).selectOption('Industrie & Maschinenbau')
  await page.getByLabel(/^Größe/).selectOption('10-49')
  await writeRichText(visitor, 'Wer wir sind', 'Wir bauen Weichenantriebe, die man im Dunkeln stellt.')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(account.company)
  await visitor.press('Profil anlegen')
  await visitor.sees('Profil gespeichert')
  await visitor.goTo('/app/company')
  await page.getByText('Bitte vervollständigen Sie Ihr Profil').waitFor({ state: 'detached' })
}

export type Posting = { title: string; task: string }

/** Writes a posting, publishes it and returns its public address. */
export async function publishPosting(visitor: Visitor, posting: Posting): Promise<string> {
  const { page } = visitor
  await visitor.goTo('/app/company/job-postings/create')
  await visitor.heading('Neuen Job posten')
  await visitor.fill(/^Stellentitel/, posting.title)
  await page.getByLabel(/^Berufsfeld/).selectOption('Metall & Maschinenbau')
  await visitor.press('Weiter: Beschreibung')
  await writeRichText(visitor, 'Aufgaben', posting.task)
  await writeRichText(visitor, 'Profil', 'Eine Ausbildung im Metallbereich.')
  await writeRichText(visitor, 'Was Sie bieten', 'Ein ruhiges Team und 30 Tage Urlaub.')
  await visitor.press('Weiter: Bedingungen')
  await page.getByRole('combobox', { name: /^Arbeitsort/ }).fill('33602')
  await page.getByRole('option', { name: /33602/ }).first().click()
  await page.getByRole('checkbox', { name: 'Vollzeit' }).check()
  await page.getByLabel(/^Von/).fill('3.400')
  await page.getByLabel(/^Bis/).fill('4.150')
  await visitor.press('Weiter: Bewerbungsweg')
  await page.getByLabel(/^Ansprechperson/).fill('Ute Sander')
  await page
    .getByRole('button', { name: /[Vv]eröffentlichen/ })
    .first()
    .click()
  await visitor.sees('Stelle veröffentlicht')
  // The saved draft is published with it.
  await page.getByText('Online', { exact: true }).first().waitFor()
  await page.getByText(/noch nicht veröffentlicht/).waitFor({ state: 'detached' })
  await visitor.goTo('/app/company/job-postings')
  const link = page.getByRole('link', { name: new RegExp(posting.title) }).first()
  const id = /job-postings\/([0-9a-f-]{36})/.exec((await link.getAttribute('href')) ?? '')?.[1]
  if (!id) throw new Error('the posting is not in the list')
  return `/job-posting/${id}`
}

async function writeRichText(visitor: Visitor, label: string, text: string): Promise<void> {
  const editor = visitor.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  await editor.click()
  await visitor.page.keyboard.insertText(text)
}
