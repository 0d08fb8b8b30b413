import { BankFileFault, type BankFormat, type BankStatement } from '../bank-event.ts'
import { centsOf, exactAmount } from '../exact-amount.ts'
import { isoDayOf } from '../iso-day.ts'
import { refuseWithoutBalance, requireSum } from './balance.ts'
import { readEntry } from './camt-entry.ts'
import { withTellings } from './tellings.ts'
import { at, type Branch, countOf, dayOf, leaf, list } from './xml-tree.ts'

const MESSAGES = [
  { format: 'camt.053', message: 'BkToCstmrStmt', name: 'Stmt', word: 'Auszug' },
  { format: 'camt.052', message: 'BkToCstmrAcctRpt', name: 'Rpt', word: 'Bericht' },
  { format: 'camt.054', message: 'BkToCstmrDbtCdtNtfctn', name: 'Ntfctn', word: 'Anzeige' },
] as const satisfies readonly { format: BankFormat; message: string; name: string; word: string }[]

/**
 * Reads the statements of a camt.052, 053 or 054 of any version.
 * @returns null when the document is none of them
 * @throws BankFileFault when a statement does not add up to its balances, an entry cannot be read, or is outside of the
 * statements
 */
export function readCamt(document: Branch): { format: BankFormat; statements: BankStatement[] } | null {
  for (const { format, message, name, word } of MESSAGES) {
    const parts = list(at(document, message), name)
    if (parts.length === 0) continue
    requireAll(document, parts)
    const statements = withTellings(
      parts.map((part) => readStatement(part, format, word)),
      format,
    )
    return { format, statements }
  }
  return null
}

/** Every entry of a file must be in one of the statements read, or none counts. */
function requireAll(document: Branch, parts: readonly Branch[]): void {
  const read = parts.reduce((sum, part) => sum + list(part, 'Ntry').length, 0)
  const told = countOf(document, 'Ntry')
  if (told === read) return
  throw new BankFileFault(
    `Nicht alle Buchungen dieser Datei stehen in Auszügen, die wir lesen (${read} von ${told}). Es wurde nichts gebucht. Bitte laden Sie die Nachrichten der Bank einzeln herunter.`,
  )
}

function readStatement(part: Branch, format: BankFormat, word: string): BankStatement {
  const account = at(part, 'Acct', 'Id')
  const sequence = numberOf(leaf(part, 'ElctrncSeqNb')) ?? numberOf(leaf(part, 'LglSeqNb'))
  const name = `${word} ${sequence ?? leaf(part, 'Id')}`.trim()
  const told = list(part, 'Ntry')
  const [opening, closing] = balancesOf(part)
  const day = closing?.day || isoDayOf(leaf(part, 'CreDtTm').slice(0, 10))
  const entries = told.map((entry, index) => readEntry(entry, `${name}: Buchung ${index + 1}`, day))
  const booked = entries.flatMap((entry) => entry ?? [])
  const year = numberOf(day.slice(0, 4))
  if (format === 'camt.053' && list(part, 'Bal').length > 0) {
    if (!opening || !closing) return refuseWithoutBalance(name, opening ? 'Endsaldo' : 'Anfangssaldo')
    const moved = booked.filter(({ currency }) => currency === closing.currency)
    const sum = moved.reduce((total, { signedUnits }) => total + signedUnits, 0n)
    requireSum({ name, opening: opening.units, closing: closing.units, sum, currency: closing.currency })
  }
  return {
    account: leaf(account, 'IBAN') || leaf(at(account, 'Othr'), 'Id') || null,
    sequence,
    year,
    edition: editionOf(part, format, `${year}/${sequence || ''}`),
    openingCents: opening ? centsOf(opening.units) : null,
    openingOn: opening?.day || null,
    closingCents: closing ? centsOf(closing.units) : null,
    closingOn: closing?.day || null,
    pendingCount: told.length - booked.length,
    events: booked.flatMap(({ events }, entryNo) => events.map((event) => ({ ...event, entryNo }))),
  }
}

/** Numbered statements, and pages of one, do not overlap; nor do notices. Reports of a day start over each time. */
function editionOf(part: Branch, format: BankFormat, number: string): string | null {
  if (format === 'camt.054') return leaf(part, 'Id').slice(0, 70) || null
  return format === 'camt.053' && !number.endsWith('/') ? `${number}/${leaf(at(part, 'StmtPgntn'), 'PgNb') || 1}` : null
}

type Balance = { units: bigint; currency: string; day: string }

/** Opening and closing balance. A page of a statement begins and ends with interim ones. */
function balancesOf(part: Branch): [Balance | undefined, Balance | undefined] {
  const all = list(part, 'Bal').flatMap((balance) => {
    const amount = exactAmount(leaf(balance, 'Amt'), leaf(at(balance, 'Amt'), '@Ccy') || 'EUR')
    if (amount === null) return []
    const units = leaf(balance, 'CdtDbtInd') === 'DBIT' ? -amount.units : amount.units
    const type = leaf(at(balance, 'Tp', 'CdOrPrtry'), 'Cd')
    return [{ type, units, currency: amount.currency, day: dayOf(at(balance, 'Dt')) }]
  })
  const interim = all.filter(({ type }) => type === 'ITBD')
  const opening = all.find(({ type }) => type === 'OPBD') ?? all.find(({ type }) => type === 'PRCD') ?? interim.at(0)
  const closing = all.find(({ type }) => type === 'CLBD') ?? interim.findLast((balance) => balance !== opening)
  return [opening, closing]
}

function numberOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
