import { expect, test } from 'vitest'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, publishPosting } from '../hiring/scene.ts'
import { comesBack, press, type Written } from './comes-back.ts'

const run = Date.now().toString(36)

/** Somebody applied to a posting of the demo company. */
async function oneApplication(title: string) {
  const { id: jobPostingId } = await publishPosting(`${title} ${run} (m/w/d)`)
  return applyAsGuest(jobPostingId, ['Silke', 'Weber'])
}

const WORDS: Record<string, Written> = {
  'the answer to a message': {
    who: demo.platformAdmin,
    async path() {
      const message = `Bitte nach Schichten filtern, ${run}`
      const email = `antwort.${run}@post.example`
      await asHolderOf('').feedback.sendBarrier.mutate({ id: uuidv7(), message, where: '', email })
      return `/super/feedback?q=${run}`
    },
    open: (page) => press(page, /^Antworten: /),
    label: /^Antwort/,
    words: 'Danke, das nehmen wir uns für den Januar vor.',
    send: 'Antwort verschicken',
  },
  'the reason for keeping applications for a lawsuit': {
    who: demo.companyAdmin,
    path: '/app/company/deletions',
    open: (page) => press(page, /^Anhalten/),
    label: /^Grund/,
    words: 'Arbeitsgericht Bielefeld, 3 Ca 17/26',
    send: 'Anhalten',
  },
  'the reason for withdrawing an application': {
    who: demo.applicant,
    path: '/app/applicant/applications',
    open: (page) => press(page, /^Zurückziehen/),
    label: /^Grund/,
    words: 'Ich habe anderswo zugesagt.',
    send: 'Zurückziehen',
  },
  'the reason for cancelling an invoice': {
    who: demo.platformAdmin,
    // A run of direct debits takes all that are open; those that came back stay.
    path: '/super/invoices?status=returned',
    async open(page) {
      await press(page, /^Aktionen für RE-/)
      await page.getByRole('menuitem', { name: 'Stornieren' }).click()
    },
    label: /^Grund/,
    words: 'Doppelt berechnet.',
    send: 'Rechnung stornieren',
  },
  'a step of a company’s own': {
    who: demo.companyAdmin,
    path: async () => `/app/company/applications?bewerbung=${(await oneApplication('Rangierer')).applicationId}`,
    async open(page) {
      await press(page, /^Eigene Schritte anlegen/)
      await press(page, /^Schritt ergänzen/)
    },
    label: /^Schritt 1$/,
    words: 'Telefonat',
    send: 'Schritte speichern',
  },
  'a plan of free slots': {
    who: demo.companyAdmin,
    path: '/app/company/interviews?neu=true',
    async open(page) {
      await page
        .getByRole('dialog')
        .getByLabel(/^Stelle/)
        .selectOption({ index: 1 })
      await page.getByRole('dialog').getByLabel(/^Ab/).fill('10:00')
    },
    label: /^Adresse und Treffpunkt/,
    words: 'Werkstor 2, Frau Hartmann',
    send: /Termine? anlegen$/,
    alsoBack: (page) => expect.poll(() => page.getByRole('dialog').getByLabel(/^Ab/).inputValue()).toBe('10:00'),
  },
  'a picture with its words': {
    who: demo.withoutPosting,
    path: '/app/company/profile',
    async open(page) {
      const file = { name: 'halle.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
      await page.getByLabel('Bild für Ihre Seite').setInputFiles(file)
    },
    label: /^Was ist zu sehen/,
    words: 'Die Halle am Morgen',
    send: 'Hochladen',
    alsoBack: (page) => page.getByRole('dialog').getByText('halle.png').waitFor(),
  },
  'a note of the team': {
    who: demo.companyAdmin,
    path: async () => `/app/company/applications?bewerbung=${(await oneApplication('Lokführer')).applicationId}`,
    open: (page) => page.getByRole('tab', { name: /^Team/ }).click(),
    label: /^Neue Notiz/,
    words: 'Kennt die Strecke.',
    send: 'Notiz speichern',
    isOnPage: true,
    alsoBack: (page) => page.getByLabel(/^Neue Notiz/).waitFor(),
  },
  'a note on a saved job': {
    who: demo.newApplicant,
    async path() {
      const { id: jobPostingId } = await publishPosting(`Zugbegleiter ${run} (m/w/d)`)
      await asHolderOf(cookieOf(demo.newApplicant)).savedJob.toggle.mutate({ jobPostingId, isSaved: true })
      return '/app/applicant/saved'
    },
    open: (page) => press(page, new RegExp(`^Notiz schreiben zu Zugbegleiter ${run}`)),
    label: /^Notiz, nur für dich/,
    words: 'Nach den Schichten fragen.',
    send: 'Notiz speichern',
    isOnPage: true,
  },
  'the reason for blocking all accounts that were selected': {
    who: demo.platformAdmin,
    path: `/super/applicants?q=${encodeURIComponent(demo.newApplicant)}`,
    async open(page) {
      await page
        .getByRole('checkbox', { name: /auswählen$/ })
        .first()
        .check()
      await press(page, /^Sperren$/)
    },
    label: /^Begründung/,
    words: 'Sie schreiben an viele dasselbe.',
    send: 'Sperren',
    alsoBack: (page) => page.getByRole('heading', { name: '1 Konto sperren' }).waitFor(),
  },
}

test.each(Object.entries(WORDS))('%s is there again after signing in', (_name, each) => comesBack(each))
