import type { FeatureLabels } from '~/features/accounts/feature-labels'

const lists = {
  companies: 'Unternehmen',
  applicants: 'Bewerber',
  'job-postings': 'Stellenanzeigen',
  invoices: 'Rechnungen',
  mails: 'Postausgang',
  audit: 'Protokoll',
  reports: 'Meldungen',
  'message-reports': 'Gemeldete Nachrichten',
  feedback: 'Rückmeldungen',
  'ad-rules': 'Anzeigenregeln',
}

export const administrationLabels = {
  actions: {
    'audit.accepted': 'Protokoll als vollständig anerkannt',
    'account.restored': 'Konto freigeschaltet',
    'account.suspended': 'Konto gesperrt',
    'company.restored': 'Unternehmen freigeschaltet',
    'company.suspended': 'Unternehmen gesperrt',
    'demo.time-passed': 'Abrechnung vorgespult (Demo)',
    'job.requested': 'Hintergrunddienst angefordert',
    'list.exported': 'Liste ausgeführt',
    'mail.shown': 'E-Mail auf dem Server gelesen',
    'mail.retried': 'E-Mail erneut gesendet',
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
    count: 'Anzahl',
    days: 'Tage',
    job: 'Dienst',
    list: { label: 'Liste', values: lists },
  },
} as const satisfies FeatureLabels
