import type { Operator } from '../operator'
import type { BookedEntry, BookedInvoice } from './rows'

/** Columns of DATEV's posting batch (EXTF 700, category 21) up to the last one we fill; the format ignores missing ones. */
const COLUMNS = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  'Buchungstext',
] as const
/** Bank in transit (SKR03 1360), against which payments are booked until the adviser matches the bank. */
const TRANSIT_ACCOUNT = '1360'

/**
 * Invoices and payments of a year as a posting batch for DATEV, in Windows-1252 with CRLF. The revenue accounts are automatic
 * ones, so no tax key is given.
 */
export function datevBatch(
  year: number,
  operator: Operator,
  invoices: readonly BookedInvoice[],
  entries: readonly BookedEntry[],
  now: Date,
): Uint8Array {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17)
  const head = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp, '', '"SW"', '""', '""'],
    ...[operator.datevConsultant, operator.datevClient, `${year}0101`, '4', `${year}0101`, `${year}1231`],
    ...[`"Stellwerk ${year}"`, '"SW"', '1', '0', '0', '"EUR"'],
    // Reserved or not ours (chart of accounts, industry): the line has 31 fields.
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ]
  const rows = [
    ...invoices.filter(({ document }) => document.grossCents !== 0).map((row) => revenue(row, operator)),
    ...entries.flatMap((row) => receipt(row, operator)),
  ]
  const text = [head.join(';'), COLUMNS.join(';'), ...rows].map((line) => `${line}\r\n`).join('')
  return windows1252(text)
}

function revenue({ document }: BookedInvoice, operator: Operator): string {
  const { grossCents, tax, number, issuedOn, buyer } = document
  const accounts = {
    S: operator.datevRevenueAccount,
    AE: operator.datevReverseChargeAccount,
    E: operator.datevTaxFreeAccount,
  }
  return line(Math.abs(grossCents), grossCents > 0 ? 'S' : 'H', operator.datevDebtorAccount, accounts[tax.category], {
    ...{ day: issuedOn, number, text: `${document.kind === 'storno' ? 'Storno' : 'Rechnung'} ${buyer.name}` },
  })
}

/** Where money moved. An offset moves none: both of its sides lie on the account of the debtors. */
const MOVED: Partial<Record<BookedEntry['kind'], string>> = {
  payment: 'Zahlungseingang',
  return: 'Rücklastschrift',
  payout: 'Auszahlung eines Guthabens',
}

function receipt({ amountCents, bookedOn, number, kind }: BookedEntry, operator: Operator): string[] {
  const text = MOVED[kind]
  if (!text) return []
  const side = amountCents < 0 ? 'H' : 'S'
  const facts = { day: bookedOn, number, text }
  return [line(Math.abs(amountCents), side, operator.datevDebtorAccount, TRANSIT_ACCOUNT, facts)]
}

function line(
  cents: number,
  side: 'S' | 'H',
  account: string,
  counter: string,
  { day, number, text }: { day: string; number: string; text: string },
): string {
  const digits = String(cents).padStart(3, '0')
  const amount = `${digits.slice(0, -2)},${digits.slice(-2)}`
  const quoted = (value: string, max: number) =>
    `"${value
      .replaceAll('"', '')
      .replace(/[\r\n;]+/g, ' ')
      .slice(0, max)}"`
  const date = `${day.slice(8, 10)}${day.slice(5, 7)}`
  return [
    ...[amount, `"${side}"`, '"EUR"', '', '', '""', account, counter, '""', date, quoted(number, 36), '""', ''],
    quoted(text, 60),
  ].join(';')
}

/** DATEV reads no UTF-8 here; what Windows-1252 does not have becomes a question mark. */
function windows1252(text: string): Uint8Array {
  const EXTRA: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97 }
  return Uint8Array.from([...text], (sign) => {
    const code = sign.codePointAt(0) ?? 0x3f
    return EXTRA[sign] ?? (code < 0x80 || (code > 0x9f && code < 0x100) ? code : 0x3f)
  })
}
