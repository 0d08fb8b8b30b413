import { formatIsoDay } from '~/lib/dates/dates'
import { CSV_START, withoutFormula } from '~/lib/formats/csv'
import { writeZip } from '~/platform/server/files/zip'
import { entryKindLabels } from '../../vocabulary'
import { xml } from '../../xml'
import grammar from './gdpdu.dtd?raw'
import type { BookedEntry, BookedInvoice } from './rows'

/** Describes index.xml; the name that auditors' programs know. */
const GRAMMAR = 'gdpdu-01-09-2004.dtd'

type Kind = 'text' | 'money' | 'date' | 'whole'
type Column<Row> = { name: string; kind: Kind; value: (row: Row) => string | number }
type Table<Row> = { file: string; title: string; key: string; columns: Column<Row>[]; rows: readonly Row[] }

/**
 * The books of a year for the tax auditor: CSV files and the index.xml that describes them (GoBD,
 * "Beschreibungsstandard für die Datenträgerüberlassung"), so that the auditor's program can read them. For
 * spreadsheets each file begins with a byte order mark and column names, which the description tells the program to
 * skip.
 */
export function auditArchive(
  year: number,
  supplier: { name: string; city: string },
  invoices: readonly BookedInvoice[],
  entries: readonly BookedEntry[],
): Uint8Array<ArrayBuffer> {
  const lines = invoices.flatMap(({ document }) =>
    document.lines.map((line, at) => ({ number: document.number, position: at + 1, ...line })),
  )
  const tables = [
    describe({ file: 'rechnungen.csv', title: 'Rechnungen', key: 'Nummer', columns: invoiceColumns, rows: invoices }),
    describe({ file: 'positionen.csv', title: 'Positionen', key: 'Rechnung', columns: lineColumns, rows: lines }),
    describe({ file: 'buchungen.csv', title: 'Buchungen', key: 'Rechnung', columns: entryColumns, rows: entries }),
  ]
  const index = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "${GRAMMAR}">
<DataSet><Version>1.0</Version><DataSupplier><Name>${xml(supplier.name)}</Name><Location>${xml(supplier.city)}</Location><Comment>Rechnungen ${year} aus Stellwerk</Comment></DataSupplier><Media><Name>Stellwerk ${year}</Name>
${tables.map(({ description }) => description).join('\n')}
</Media></DataSet>
`
  const encoder = new TextEncoder()
  return writeZip([
    { name: 'index.xml', content: encoder.encode(index) },
    { name: GRAMMAR, content: encoder.encode(grammar) },
    ...tables.map(({ file, csv }) => ({ name: file, content: encoder.encode(csv) })),
  ])
}

function describe<Row>({ file, title, columns, rows }: Table<Row>) {
  const head = `${CSV_START}${columns.map(({ name }) => `"${name}"`).join(';')}\r\n`
  const body = rows.map((row) => `${columns.map(({ kind, value }) => cell(kind, value(row))).join(';')}\r\n`).join('')
  const fields = columns.map(({ name, kind }) => `<VariableColumn><Name>${name}</Name>${TYPES[kind]}</VariableColumn>`)
  const description = `<Table><URL>${file}</URL><Name>${title}</Name><Description>${title}</Description><UTF8/><DecimalSymbol>,</DecimalSymbol><DigitGroupingSymbol>.</DigitGroupingSymbol><SkipNumBytes>3</SkipNumBytes><Range><From>2</From></Range><VariableLength><ColumnDelimiter>;</ColumnDelimiter><RecordDelimiter>&#13;&#10;</RecordDelimiter><TextEncapsulator>"</TextEncapsulator>${fields.join('')}</VariableLength></Table>`
  return { file, csv: head + body, description }
}

const TYPES = {
  text: '<AlphaNumeric/>',
  money: '<Numeric><Accuracy>2</Accuracy></Numeric>',
  whole: '<Numeric/>',
  date: '<Date><Format>DD.MM.YYYY</Format></Date>',
} satisfies Record<Kind, string>

const invoiceColumns: Column<BookedInvoice>[] = [
  { name: 'Nummer', kind: 'text', value: ({ number }) => number },
  { name: 'Art', kind: 'text', value: ({ kind }) => (kind === 'storno' ? 'Stornorechnung' : 'Rechnung') },
  { name: 'Hebt_auf', kind: 'text', value: ({ document }) => document.cancels?.number ?? '' },
  { name: 'Rechnungstag', kind: 'date', value: ({ document }) => formatIsoDay(document.issuedOn) },
  { name: 'Faellig', kind: 'date', value: ({ document }) => formatIsoDay(document.dueOn) },
  { name: 'Leistung_von', kind: 'date', value: ({ document }) => formatIsoDay(document.serviceFrom) },
  { name: 'Leistung_bis', kind: 'date', value: ({ document }) => formatIsoDay(document.serviceUntil) },
  { name: 'Kundennummer', kind: 'text', value: ({ document }) => document.buyer.customerNumber },
  { name: 'Kunde', kind: 'text', value: ({ document }) => document.buyer.name },
  { name: 'Land', kind: 'text', value: ({ document }) => document.buyer.country },
  { name: 'USt_IdNr', kind: 'text', value: ({ document }) => document.buyer.vatId ?? '' },
  { name: 'Steuerkategorie', kind: 'text', value: ({ document }) => document.tax.category },
  { name: 'Steuersatz', kind: 'whole', value: ({ document }) => document.tax.percent },
  { name: 'Netto', kind: 'money', value: ({ document }) => money(document.netCents) },
  { name: 'Umsatzsteuer', kind: 'money', value: ({ document }) => money(document.taxCents) },
  { name: 'Brutto', kind: 'money', value: ({ document }) => money(document.grossCents) },
  { name: 'Pruefsumme_davor', kind: 'text', value: ({ previousHash }) => previousHash },
  { name: 'Pruefsumme', kind: 'text', value: ({ hash }) => hash },
]

type Line = { number: string; position: number } & BookedInvoice['document']['lines'][number]
const lineColumns: Column<Line>[] = [
  { name: 'Rechnung', kind: 'text', value: ({ number }) => number },
  { name: 'Position', kind: 'whole', value: ({ position }) => position },
  { name: 'Leistung', kind: 'text', value: ({ name }) => name },
  { name: 'Beschreibung', kind: 'text', value: ({ description }) => description },
  { name: 'Menge', kind: 'whole', value: ({ quantity }) => quantity },
  { name: 'Einzelpreis', kind: 'money', value: ({ unitNetCents }) => money(unitNetCents) },
  { name: 'Netto', kind: 'money', value: ({ netCents }) => money(netCents) },
]

const entryColumns: Column<BookedEntry>[] = [
  { name: 'Rechnung', kind: 'text', value: ({ number }) => number },
  { name: 'Buchungstag', kind: 'date', value: ({ bookedOn }) => formatIsoDay(bookedOn) },
  { name: 'Art', kind: 'text', value: ({ kind }) => entryKindLabels[kind] },
  { name: 'Betrag', kind: 'money', value: ({ amountCents }) => money(amountCents) },
  { name: 'Beleg', kind: 'text', value: ({ reference }) => reference ?? '' },
]

function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** What people have typed, especially company names, must not become a formula in a spreadsheet. */
function cell(kind: Kind, value: string | number): string {
  if (kind !== 'text') return String(value)
  return `"${withoutFormula(String(value))
    .replaceAll('"', '""')
    .replace(/[\r\n]+/g, ' ')}"`
}
