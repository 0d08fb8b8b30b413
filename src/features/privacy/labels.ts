import type { FeatureLabels } from '~/features/accounts/feature-labels'

const erasers = { person: 'die Person selbst', retention: 'die Aufbewahrungsfrist' }

const retentionRules = {
  'applications announced': 'Löschung von Bewerbungen angekündigt',
  'applications deleted': 'Bewerbungen gelöscht',
  'unverified accounts deleted': 'Unbestätigte Konten gelöscht',
  'inactive accounts reminded': 'Inaktive Konten erinnert',
  'inactive accounts deleted': 'Inaktive Konten gelöscht',
  'expired sessions deleted': 'Abgelaufene Sitzungen gelöscht',
  'attempts deleted': 'Zähler von Versuchen gelöscht',
  'mails deleted': 'E-Mails gelöscht',
  'links in mails masked': 'Links in E-Mails unkenntlich gemacht',
  'resume views deleted': 'Einsichten in Lebensläufe gelöscht',
  'privacy requests deleted': 'Alte Anfragen zum Datenschutz gelöscht',
  'invoices erased': 'Inhalte von Rechnungen gelöscht',
  'debit files erased': 'Lastschriftdateien gelöscht',
  'bank texts erased': 'Verwendungszwecke gelöscht',
  'mandates erased': 'Beendete Mandate geleert',
  'unused files deleted': 'Unbenutzte Dateien gelöscht',
  'file store adopted': 'Dateiablage übernommen',
  'stray bytes deleted': 'Verwaiste Dateiinhalte gelöscht',
}

export const privacyLabels = {
  actions: {
    'account.deleted': 'Konto gelöscht',
    'data-incident.changed': 'Datenpanne geändert',
    'data-incident.closed': 'Datenpanne abgeschlossen',
    'data-incident.letter-sent': 'Betroffene einer Datenpanne benachrichtigt',
    'data-incident.opened': 'Datenpanne eingetragen',
    'data-incident.reopened': 'Datenpanne wieder geöffnet',
    'data-incident.reported': 'Datenpanne der Aufsichtsbehörde gemeldet',
    'account.exported': 'Daten heruntergeladen',
    'privacy-request.answered': 'Anfrage zum Datenschutz beantwortet',
    'privacy-request.extended': 'Frist einer Anfrage zum Datenschutz verlängert',
    'retention.applied': 'Aufbewahrungsfrist angewandt',
  },
  subjects: {
    'data-incident': 'Datenpanne',
    'privacy-request': 'Anfrage zum Datenschutz',
    retention: 'Aufbewahrung',
  },
  mails: {
    'account-deleted': 'Konto gelöscht',
    'data-incident': 'Datenpanne: Brief an Betroffene',
    'account-inactive': 'Unbenutztes Konto',
    'application-deletion': 'Löschung einer Bewerbung angekündigt',
    'application-deletion-company': 'Löschung von Bewerbungen angekündigt',
    'privacy-request-answered': 'Antwort auf eine Anfrage zum Datenschutz',
    'privacy-request-extended': 'Anfrage zum Datenschutz dauert länger',
    'privacy-request-received': 'Anfrage zum Datenschutz eingegangen',
    'application-gone': 'Bewerbung mit dem Konto gelöscht',
  },
  details: {
    by: { label: 'Durch', values: erasers },
    // A decision on a report may name a rule, too: as free text.
    rule: { label: 'Regel', values: retentionRules },
  },
  holds: {
    'applications announced': { act: 'Löschung von Bewerbungen ankündigen', of: 'Bewerbungen' },
    'applications deleted': { act: 'Bewerbungen löschen', of: 'Bewerbungen' },
    'unverified accounts deleted': { act: 'Unbestätigte Konten löschen', of: 'Konten' },
    'inactive accounts reminded': { act: 'Löschung ungenutzter Konten ankündigen', of: 'Konten' },
    'inactive accounts deleted': { act: 'Ungenutzte Konten löschen', of: 'Konten' },
    'expired sessions deleted': { act: 'Abgelaufene Sitzungen löschen', of: 'Sitzungen' },
    'mails deleted': { act: 'Alte E-Mails löschen', of: 'E-Mails' },
    'links in mails masked': { act: 'Abgelaufene Links in E-Mails ausblenden', of: 'E-Mails' },
    'resume views deleted': { act: 'Alte Einsichten in Lebensläufe löschen', of: 'Einsichten' },
    'privacy requests deleted': { act: 'Alte Anfragen zum Datenschutz löschen', of: 'Anfragen' },
    'invoices erased': { act: 'Inhalte alter Rechnungen löschen', of: 'Rechnungen' },
    'debit files erased': { act: 'Alte Lastschriftdateien löschen', of: 'Lastschriftdateien' },
    'bank texts erased': { act: 'Alte Verwendungszwecke löschen', of: 'Buchungen' },
    'mandates erased': { act: 'Beendete Mandate leeren', of: 'Mandaten' },
    'unused files deleted': { act: 'Unbenutzte Dateien löschen', of: 'Dateien' },
    'file store adopted': {
      act: 'Dateiablage übernehmen, die zu einer anderen oder neueren Datenbank gehört',
      of: 'Dateien in der Ablage',
    },
    'stray bytes deleted': { act: 'Verwaiste Dateiinhalte löschen', of: 'Dateien in der Ablage' },
  },
} as const satisfies FeatureLabels
