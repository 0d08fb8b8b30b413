import type { Outbox } from '../journey/outbox.ts'
import type { Visitor } from '../visitor.ts'
import { Keys } from './keys.ts'

export type Account = { name: string; company: string; email: string; password: string }

/** From nothing to a licence: registers, follows the mail's link, orders at cost. */
export async function registerAndPay(visitor: Visitor, outbox: Outbox, account: Account): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.goTo('/auth/register?type=COMPANY')
  const [firstName = '', lastName = ''] = account.name.split(' ')
  await keys.fill(/^Vorname/, firstName)
  await keys.fill(/^Nachname/, lastName)
  await keys.fill(/^Geschäftliche E-Mail-Adresse/, account.email)
  await keys.fillLabelled(/^Passwort/, account.password)
  await keys.check(/^Ich stimme/)
  await keys.press('Konto anlegen')
  await keys.stands(visitor.page.getByText(`An ${account.email} ist eine E-Mail unterwegs`))
  await visitor.goTo(await outbox.linkIn(account.email, /E-Mail-Adresse bestätigen/))
  await visitor.isAt('/app/company/sepa')
  await visitor.settled()
  await keys.fill(/^Name des Unternehmens/, account.company)
  await keys.fill(/^Straße/, 'Gleisweg')
  await keys.fill(/^Nr\./, '4')
  await keys.fill(/^PLZ/, '33602')
  await keys.fill(/^Ort/, 'Bielefeld')
  await keys.fill(/^Kontoinhaber/, account.company)
  await keys.fill(/^IBAN/, 'DE89 3704 0044 0532 0130 00')
  await keys.check(/^Ich bin berechtigt/)
  await keys.check(/^Ich handle als Unternehmen/)
  await keys.press('Zahlungspflichtig bestellen')
  await visitor.isAt('/app/company')
  await visitor.sees('Bitte vervollständigen Sie Ihr Profil')
}

export async function createProfile(visitor: Visitor, account: Account): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.goTo('/app/company/profile')
  await visitor.heading('Unternehmensprofil')
  await keys.choose(/^Branche/, 'Industrie')
  await keys.choose(/^Größe/, '10')
  await keys.fill(/^Wer wir sind/, 'Wir bauen Weichenantriebe, die man im Dunkeln stellt.')
  await keys.fill(/^Name/, account.company)
  await keys.press('Profil anlegen')
  await visitor.sees('Profil gespeichert')
}

/** Writes a posting and publishes it; returns its public address. */
export async function publish(visitor: Visitor, title: string): Promise<string> {
  const { page } = visitor
  const keys = new Keys(page)
  await visitor.goTo('/app/company/job-postings/create')
  await keys.fill(/^Stellentitel/, title)
  await keys.choose(/^Berufsfeld/, 'Metall')
  await keys.press('Weiter: Beschreibung')
  await keys.fill(/^Aufgaben/, 'Sie montieren Weichenantriebe in der Nachtschicht.')
  await keys.fill(/^Profil/, 'Eine Ausbildung im Metallbereich.')
  await keys.fill(/^Was Sie bieten/, 'Ein ruhiges Team und 30 Tage Urlaub.')
  await keys.press('Weiter: Bedingungen')
  await keys.suggest(/^Arbeitsort/, '33602', /33602/)
  await keys.check('Vollzeit')
  await keys.fill(/^Von/, '3.400')
  await keys.fill(/^Bis/, '4.150')
  await keys.press('Weiter: Bewerbungsweg')
  await keys.fill(/^Ansprechperson/, 'Ute Sander')
  await keys.press(/[Vv]eröffentlichen/)
  await visitor.sees('Stelle veröffentlicht')
  await visitor.goTo('/app/company/job-postings')
  const link = page.getByRole('link', { name: new RegExp(title) }).first()
  const id = /job-postings\/([0-9a-f-]{36})/.exec((await link.getAttribute('href')) ?? '')?.[1]
  if (!id) throw new Error('the posting is not in the list')
  return `/job-posting/${id}`
}

/** Opens the application and invites to an interview. */
export async function readAndAnswer(visitor: Visitor, applicant: string): Promise<void> {
  const { page } = visitor
  const keys = new Keys(page)
  await visitor.goTo('/app/company/applications')
  await keys.follow(page.getByRole('link', { name: applicant }).first())
  await page.getByRole('region', { name: 'Bewerbung', exact: true }).waitFor()
  await keys.press('Zum Gespräch einladen')
  await page.getByRole('dialog').waitFor()
  await keys.fill(/^Adresse und Treffpunkt/, 'Tor 2')
  await keys.fill(/^Nachricht dazu/, 'Kommen Sie zu einem dieser Termine.')
  await keys.press('Einladung senden')
  await visitor.sees('Einladung gesendet')
}
