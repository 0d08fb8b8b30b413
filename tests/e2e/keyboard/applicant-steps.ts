import { untilLoaded } from '../journey/applicant-steps.ts'
import type { Outbox } from '../journey/outbox.ts'
import type { Visitor } from '../visitor.ts'
import { Keys } from './keys.ts'

type Account = { name: string; email: string; password: string }

export async function register(visitor: Visitor, outbox: Outbox, account: Account): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.goTo('/auth/register')
  const [firstName = '', lastName = ''] = account.name.split(' ')
  await keys.fill(/^Vorname/, firstName)
  await keys.fill(/^Nachname/, lastName)
  await keys.fill(/^E-Mail-Adresse/, account.email)
  await keys.fillLabelled(/^Passwort/, account.password)
  await keys.check(/^Ich stimme/)
  await keys.press('Konto anlegen')
  await keys.stands(visitor.page.getByText(`An ${account.email} ist eine E-Mail unterwegs`))
  await visitor.goTo(await outbox.linkIn(account.email, /E-Mail-Adresse bestätigen/))
  await visitor.isAt('/app/applicant')
}

export async function createProfile(visitor: Visitor): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.goTo('/app/applicant/profile')
  await visitor.heading('Mein Profil')
  await keys.suggest(/^Wohnort/, '33605', /33605/)
  await keys.pick(/^Sichtbar/, /^Sichtbar/)
  await keys.press('Profil speichern')
  await visitor.sees(/Profil gespeichert/)
}

export async function createResume(visitor: Visitor): Promise<void> {
  const keys = new Keys(visitor.page)
  await visitor.goTo('/app/applicant/resumes/create')
  await keys.fill(/^Titel/, 'Metall und CNC')
  await keys.press('Lebenslauf anlegen')
  await visitor.isAt(/^\/app\/applicant\/resumes\/[0-9a-f-]{36}$/)
}

/** Signs in, searches, opens the posting and sends an application. */
export async function findAndApply(visitor: Visitor, account: Account, path: string): Promise<void> {
  const { page } = visitor
  const keys = new Keys(page)
  await visitor.goTo('/app/applicant')
  await keys.press('Abmelden')
  await visitor.isAt('/')
  await visitor.goTo('/auth/login')
  await keys.fill(/^E-Mail-Adresse/, account.email)
  await keys.fillLabelled(/^Passwort/, account.password)
  await keys.press('Anmelden')
  await visitor.isAt('/app/applicant')
  await visitor.goTo('/')
  await keys.reach(page.getByRole('combobox', { name: /^Was\?/ }))
  await page.keyboard.type('Weichenantriebe')
  // Whatever is suggested: Escape keeps the typed word.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await visitor.isAt('/search/jobs')
  await visitor.settled()
  const hit = page.locator(`main a[href="${path}"]`).first()
  await untilLoaded(visitor, hit)
  await keys.follow(hit)
  await keys.follow(page.getByRole('link', { name: 'Eigene Seite' }))
  await visitor.isAt(path)
  await keys.follow(page.getByRole('link', { name: /^Jetzt bewerben/ }).first())
  await visitor.isAt(/^\/app\/applicant\/apply\//)
  await keys.fill(/^Anschreiben/, 'Guten Tag, Weichen haben mich schon als Kind beschäftigt.')
  await keys.press('Weiter zur Prüfung')
  await visitor.sees('Stimmt alles?')
  await keys.press('Bewerbung absenden')
  await visitor.sees('Deine Bewerbung ist unterwegs')
}
