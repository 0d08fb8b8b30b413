/** Automatic actions that end, delete or anonymise something: their German name, and what their share is counted of. */
export const holdLabels = {
  'postings expired': { act: 'Anzeigen beenden, deren Laufzeit vorbei ist', of: 'Anzeigen' },
  'postings paused without licence': { act: 'Anzeigen ohne gültige Lizenz pausieren', of: 'Anzeigen' },
  'postings paused unconfirmed': { act: 'Unbestätigte Anzeigen pausieren', of: 'Anzeigen' },
  'verifications withdrawn': { act: 'Verifizierungen zurücknehmen', of: 'verifizierten Unternehmen' },
  'search alerts deleted': { act: 'Unbestätigte Suchaufträge löschen', of: 'Suchaufträgen' },
  'graces started': { act: 'Nachfristen für unbezahlte Rechnungen beginnen', of: 'offenen Rechnungen' },
  'licences advanced': { act: 'Tarife verlängern oder beenden', of: 'laufenden Tarifen' },
  'licences expired': { act: 'Lizenzen ohne Tarif ablaufen lassen', of: 'gültigen Lizenzen' },
  'mandates expired': { act: 'SEPA-Mandate verfallen lassen', of: 'Mandaten' },
  'rejections sent': { act: 'Geplante Absagen zustellen', of: 'laufenden Bewerbungen' },
  'guest applications deleted': { act: 'Unbestätigte Bewerbungen ohne Konto löschen', of: 'Bewerbungen ohne Konto' },
  'guest files deleted': { act: 'Verlassene Dateien von Bewerbungen ohne Konto löschen', of: 'Dateien' },
  'applications announced': { act: 'Löschung von Bewerbungen ankündigen', of: 'Bewerbungen' },
  'applications deleted': { act: 'Bewerbungen löschen', of: 'Bewerbungen' },
  'unverified accounts deleted': { act: 'Unbestätigte Konten löschen', of: 'Konten' },
  'inactive accounts reminded': { act: 'Löschung ungenutzter Konten ankündigen', of: 'Konten' },
  'inactive accounts deleted': { act: 'Ungenutzte Konten löschen', of: 'Konten' },
  'expired sessions deleted': { act: 'Abgelaufene Sitzungen löschen', of: 'Sitzungen' },
  'mails deleted': { act: 'Alte E-Mails löschen', of: 'E-Mails' },
  'links in mails masked': { act: 'Abgelaufene Links in E-Mails ausblenden', of: 'E-Mails' },
  'resume views deleted': { act: 'Alte Einsichten in Lebensläufe löschen', of: 'Einsichten' },
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
} as const satisfies Record<string, { act: string; of: string }>

export type HoldName = keyof typeof holdLabels

const known: ReadonlyMap<string, { act: string; of: string }> = new Map(Object.entries(holdLabels))

/** The label of an action; an unknown one (of another program version) keeps its name. */
export function holdLabel(name: string): { act: string; of: string } {
  return known.get(name) ?? { act: name, of: 'Zeilen' }
}
