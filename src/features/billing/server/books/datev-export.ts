import type { Operator } from '../operator/operator'
import { DATEV_COLUMNS } from './datev-columns'
import { datevText, windows1252 } from './datev-text'
import type { BookedEntry, BookedInvoice } from './rows'

/**
 * Invoices, payments and return fees of a year as a posting batch for DATEV, in Windows-1252 with CRLF. The revenue
 * accounts are automatic ones, so no tax key is given; the batch is not locked, so that the adviser can correct it.
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
    ...[operator.datevConsultant, operator.datevClient, `${year}0101`, String(accountLength(operator))],
    ...[`${year}0101`, `${year}1231`, `"Stellwerk ${year}"`, '"SW"', '1', '0', '0', '"EUR"'],
    // Reserved or not ours (chart of accounts, industry): the line has 31 fields.
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ]
  const rows = [
    ...invoices.filter(({ document }) => document.grossCents !== 0).map((row) => revenue(row, operator)),
    ...entries.flatMap((row) => receipt(row, operator)),
  ]
  const text = [head.join(';'), DATEV_COLUMNS.join(';'), ...rows].map((line) => `${line}\r\n`).join('')
  return windows1252(text)
}

/** Digits of the non-debtor accounts; those of debtors have one more. */
function accountLength({ datevRevenueAccount }: Operator): number {
  return Math.min(datevRevenueAccount.length, 8)
}

function revenue({ document }: BookedInvoice, operator: Operator): string {
  const { grossCents, tax, number, issuedOn, dueOn, buyer, payment, cancels } = document
  const accounts = {
    S: operator.datevRevenueAccount,
    AE: operator.datevReverseChargeAccount,
    E: operator.datevTaxFreeAccount,
  }
  const mandate = payment.means === 'direct_debit' ? payment.mandateReference : ''
  return line(operator, {
    cents: grossCents,
    counter: accounts[tax.category],
    day: issuedOn,
    // An open item is settled by entries with its own number.
    number: cancels?.number ?? number,
    text: `${cancels ? `Storno ${number}` : 'Rechnung'} ${buyer.name}`,
    more: {
      // For the recapitulative statement (§ 18a UStG).
      ...(tax.category === 'AE' && buyer.vatId ? { 'EU-Land u. UStID (Bestimmung)': quoted(buyer.vatId, 15) } : {}),
      ...(mandate ? { 'SEPA-Mandatsreferenz': quoted(mandate, 35) } : {}),
      ...(cancels ? {} : { Fälligkeit: `${dueOn.slice(8, 10)}${dueOn.slice(5, 7)}${dueOn.slice(0, 4)}` }),
    },
  })
}

/** Where money moved. An offset moves none: both sides are on the debtors' account. */
const MOVED: Partial<Record<BookedEntry['kind'], string>> = {
  payment: 'Zahlungseingang',
  return: 'Rücklastschrift',
  payout: 'Auszahlung eines Guthabens',
  correction: 'Berichtigung Zahlungseingang',
}

function receipt({ amountCents, bookedOn, number, kind, grossCents }: BookedEntry, operator: Operator): string[] {
  const facts = { day: bookedOn, number, more: {} }
  const fees = { ...facts, counter: operator.datevFeeAccount }
  if (kind === 'fee') return [line(operator, { ...fees, cents: amountCents, text: 'Rücklastschriftkosten' })]
  if (kind === 'storno') {
    // The cancellation's document reverses what was invoiced; its cancelled fees are in no document.
    const cents = amountCents + grossCents
    return cents === 0 ? [] : [line(operator, { ...fees, cents, text: 'Erlass der Rücklastschriftkosten' })]
  }
  const text = MOVED[kind]
  const counter = operator.datevTransitAccount
  return text ? [line(operator, { ...facts, counter, cents: amountCents, text })] : []
}

type Posting = {
  /** Positive: the debtor owes more. */
  cents: number
  counter: string
  day: string
  number: string
  text: string
  more: Readonly<Record<string, string>>
}

function line(operator: Operator, { cents, counter, day, number, text, more }: Posting): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const fields: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': `${digits.slice(0, -2)},${digits.slice(-2)}`,
    'Soll/Haben-Kennzeichen': cents < 0 ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: operator.datevDebtorAccount,
    // Accounts are made longer with zeros at their end.
    'Gegenkonto (ohne BU-Schlüssel)': counter.padEnd(accountLength(operator), '0'),
    Belegdatum: `${day.slice(8, 10)}${day.slice(5, 7)}`,
    'Belegfeld 1': quoted(number, 36),
    Buchungstext: quoted(text, 60),
    Festschreibung: '0',
    ...more,
  }
  return DATEV_COLUMNS.map((name) => fields[name] ?? '').join(';')
}

function quoted(value: string, max: number): string {
  // Wide quotation marks become plain ones first.
  const plain = datevText(value)
    .replaceAll('"', '')
    .replace(/[;\p{Cc}]+/gu, ' ')
  return `"${plain.slice(0, max)}"`
}
