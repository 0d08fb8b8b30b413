import type { FeatureLabels } from './feature-labels'

const readings = {
  'resume-views': 'Lebensläufe geöffnet',
  'resume-searches': 'Nach Lebensläufen gesucht',
  downloads: 'Heruntergeladen',
}

const signInWays = {
  password: 'Passwort',
  code: 'Passwort und Code',
  'recovery-code': 'Passwort und Wiederherstellungscode',
  passkey: 'Passkey',
  mail: 'Link einer E-Mail',
}

export const accountsLabels = {
  actions: {
    'platform-admin.signed-in': 'Plattform-Admin angemeldet',
    'reading.limited': 'Sehr viel abgerufen und gebremst',
    'system-hold.opened': 'Hintergrunddienst angehalten',
    'system-hold.postponed': 'Angehaltenes zurückgestellt',
    'system-hold.released': 'Angehaltenes freigegeben',
  },
  subjects: {
    'system-hold': 'Angehaltener Dienst',
    user: 'Konto',
  },
  mails: {
    'system-hold': 'Hintergrunddienst wartet auf Freigabe',
    'admin-report': 'Neue Meldung (an Admins)',
    'admin-message-report': 'Gemeldete Nachricht (an Admins)',
    'admin-appeal': 'Neue Beschwerde (an Admins)',
    'admin-message-appeal': 'Beschwerde zu einer Nachricht (an Admins)',
    'admin-agreement-objection': 'Widerspruch gegen neuen Vertrag zur Auftragsverarbeitung (an Admins)',
    'admin-incident-due': 'Frist einer Datenpanne endet bald (an Admins)',
    'admin-incident-overdue': 'Frist einer Datenpanne ist vorbei (an Admins)',
    'admin-privacy-request': 'Anfrage zum Datenschutz (an Admins)',
    'admin-account-change': 'Konto des Betreibers wartet auf Freigabe (an Admins)',
    'admin-authority-order': 'Anordnung einer Behörde wartet auf zweite Person (an Admins)',
    'admin-debit-run': 'Lastschriftlauf wartet auf Freigabe (an Admins)',
    'admin-job-failed': 'Hintergrunddienst fehlgeschlagen (an Admins)',
    'new-device': 'Neues Gerät',
    'password-changed': 'Passwort geändert',
    'email-changed': 'E-Mail-Adresse geändert',
    'passkey-added': 'Passkey eingerichtet',
    'passkey-removed': 'Passkey entfernt',
    'second-factor-on': 'Zweiter Faktor eingerichtet',
    'second-factor-off': 'Zweiter Faktor entfernt',
    'recovery-codes-new': 'Neue Wiederherstellungscodes',
    'account-exists': 'Konto besteht schon',
    'change-email': 'Neue E-Mail-Adresse',
    'confirm-new-email': 'Neue E-Mail-Adresse bestätigen',
    'delete-account': 'Konto löschen',
    'reset-password': 'Neues Passwort',
    'verify-email': 'E-Mail-Adresse bestätigen',
  },
  details: {
    allowed: 'Erlaubt',
    hours: 'In Stunden',
    total: 'Von',
    way: { label: 'Womit', values: signInWays },
    what: { label: 'Was', values: readings },
  },
} as const satisfies FeatureLabels
