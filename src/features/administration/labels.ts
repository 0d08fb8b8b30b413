import type { FeatureLabels } from '~/features/accounts/feature-labels'
import type { MailClass } from '~/platform/mail-kinds'

const lists = {
  companies: 'Unternehmen',
  applicants: 'Bewerber',
  'job-postings': 'Stellen',
  invoices: 'Rechnungen',
  mails: 'Postausgang',
  audit: 'Protokoll',
  reports: 'Meldungen',
  'message-reports': 'Gemeldete Nachrichten',
  feedback: 'Rückmeldungen',
  'ad-rules': 'Anzeigenregeln',
  agreements: 'Verträge zur Auftragsverarbeitung',
  consents: 'Zustimmungen',
  orders: 'Anordnungen von Behörden',
}

/** Classes of mails, by how soon they leave. */
export const mailClassLabels = {
  now: 'Sofort: Links und Warnungen',
  soon: 'Bald: Nachrichten und Bewerbungen',
  bulk: 'In Ruhe: Suchaufträge und Rechnungen',
} as const satisfies Record<MailClass, string>

export const administrationLabels = {
  actions: {
    'audit.accepted': 'Protokoll als vollständig anerkannt',
    'account.restored': 'Konto freigeschaltet',
    'account.suspended': 'Konto gesperrt',
    'company.restored': 'Unternehmen freigeschaltet',
    'company.suspended': 'Unternehmen gesperrt',
    'demo.time-passed': 'Abrechnung vorgespult (Demo)',
    'job.requested': 'Hintergrunddienst angefordert',
    'list.exported': 'Liste heruntergeladen',
    'mail.shown': 'E-Mail auf dem Server gelesen',
    'mail.retried': 'E-Mail erneut gesendet',
    'mails.requested': 'Versand wartender E-Mails angefordert',
    'platform-admin.created': 'Plattform-Admin angelegt',
    'setting.changed': 'Einstellung geändert',
    'subscription-plan.changed': 'Tarif geändert',
    'subscription-plan.created': 'Tarif angelegt',
  },
  subjects: {
    list: 'Liste',
    'outbox-mail': 'E-Mail',
    'platform-setting': 'Einstellung',
    'subscription-plan': 'Tarif',
    'worker-job': 'Hintergrunddienst',
  },
  mails: {
    'account-restored': 'Konto freigeschaltet',
    'account-suspended': 'Konto gesperrt',
    'company-restored': 'Unternehmen freigeschaltet',
    'company-suspended': 'Unternehmen gesperrt',
  },
  details: {
    mails: 'E-Mails',
    count: 'Anzahl',
    days: 'Tage',
    job: 'Dienst',
    list: { label: 'Liste', values: lists },
  },
} as const satisfies FeatureLabels
