import { parse as parseCsv } from 'csv-parse/sync'
import { foldGerman } from '../../../../../lib/german/fold.ts'

/** Names of files and columns in LinkedIn's English and German exports. */
const FILES = [
  ['profile', ['profile', 'profil']],
  ['emails', ['email addresses', 'e-mail-adressen', 'e-mail adressen']],
  ['phones', ['phonenumbers', 'phone numbers', 'telefonnummern']],
  ['positions', ['positions', 'positionen', 'berufserfahrung']],
  ['volunteering', ['volunteering', 'volunteer experience', 'ehrenamt', 'freiwilligenarbeit']],
  ['education', ['education', 'ausbildung', 'bildung']],
  ['skills', ['skills', 'kenntnisse', 'fähigkeiten']],
  ['languages', ['languages', 'sprachen', 'sprachkenntnisse']],
  [
    'certifications',
    ['certifications', 'licenses & certifications', 'zertifikate', 'zertifizierungen', 'bescheinigungen'],
  ],
  ['honors', ['honors', 'honors & awards', 'auszeichnungen']],
  ['projects', ['projects', 'projekte']],
] as const satisfies [kind: string, names: string[]][]
const COLUMNS = {
  firstName: ['First Name', 'Vorname'],
  lastName: ['Last Name', 'Nachname'],
  headline: ['Headline', 'Profil-Slogan', 'Slogan', 'Überschrift'],
  summary: ['Summary', 'Zusammenfassung', 'Info'],
  place: [
    'Geo Location',
    'Location',
    'Geografischer Standort',
    'Standort',
    'Ort',
    'Zip Code',
    'Postleitzahl',
    'Address',
    'Adresse',
  ],
  websites: ['Websites', 'Webseiten'],
  isPrimary: ['Primary', 'Primär', 'Hauptadresse'],
  email: ['Email Address', 'E-Mail-Adresse', 'E-Mail'],
  number: ['Number', 'Nummer', 'Telefonnummer'],
  title: ['Title', 'Position', 'Titel', 'Jobtitel', 'Berufsbezeichnung'],
  role: ['Role', 'Rolle', 'Funktion', 'Title', 'Position'],
  company: [
    'Company Name',
    'Organization',
    'Unternehmen',
    'Unternehmensname',
    'Name des Unternehmens',
    'Firmenname',
    'Organisation',
  ],
  from: ['Started On', 'Start Date', 'Begonnen am', 'Beginn', 'Startdatum', 'Anfangsdatum', 'Von'],
  to: ['Finished On', 'End Date', 'Beendet am', 'Ende', 'Enddatum', 'Bis'],
  description: ['Description', 'Beschreibung'],
  school: ['School Name', 'Name der Schule', 'Name der Hochschule', 'Hochschule', 'Schule', 'Bildungseinrichtung'],
  degree: ['Degree Name', 'Abschluss', 'Name des Abschlusses'],
  notes: ['Notes', 'Notizen', 'Anmerkungen'],
  activities: ['Activities', 'Aktivitäten'],
  name: ['Name'],
  proficiency: ['Proficiency', 'Kenntnisstufe', 'Sprachniveau', 'Niveau', 'Kenntnisse'],
  authority: ['Authority', 'Aussteller', 'Ausstellende Organisation', 'Zertifizierungsstelle'],
  url: ['Url', 'Link'],
  licence: ['License Number', 'Lizenznummer', 'Nummer der Bescheinigung'],
  issued: ['Issued On', 'Ausgestellt am', 'Started On', 'Begonnen am', 'Datum'],
} as const
export type LinkedInFile = (typeof FILES)[number][0]
export type LinkedInColumn = keyof typeof COLUMNS
export type Row = Record<string, string>

/** Which of the files this is by its name, anywhere in the archive; null for others. */
export function fileKind(name: string): LinkedInFile | null {
  const base = foldGerman(baseName(name))
  return FILES.find(([, names]) => names.some((one) => foldGerman(one) === base))?.[0] ?? null
}

/** The value of a column, by any of its names; empty when it is missing. */
export function cellOf(row: Row | undefined, column: LinkedInColumn): string {
  const cells = new Map(Object.entries(row ?? {}).map(([name, cell]) => [foldGerman(name), cell]))
  return COLUMNS[column].map((name) => cells.get(foldGerman(name))).find(Boolean) ?? ''
}

/** Some files begin with notes and an empty line before the column names; German Excel uses semicolons. */
export function rowsOf(text: string): Row[] {
  const table = /^\uFEFF?Notes:/.test(text) ? text.slice(text.search(/\r?\n\r?\n/)).trimStart() : text
  const [names = ''] = table.split(/\r?\n/, 1)
  return parseCsv<Row>(table, {
    bom: true,
    columns: (header) => header.map((name) => name.trim()),
    delimiter: names.split(';').length > names.split(',').length ? ';' : ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  })
}

/** `Positions` of `Basic_LinkedInDataExport/Positions.csv`. */
export function baseName(name: string): string {
  return (name.split('/').at(-1) ?? '').replace(/\.csv$/i, '').toLowerCase()
}
