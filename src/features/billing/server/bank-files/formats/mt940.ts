import { type BankEvent, BankFileFault, type BankStatement, BLANK_EVENT, referenceOf } from '../bank-event.ts'
import { bookable, centsOf, exactAmount } from '../exact-amount.ts'
import { isoDayOf } from '../iso-day.ts'
import { refuseWithoutBalance, requireSum } from './balance.ts'
import { factsOfPurpose, structured } from './mt940-purpose.ts'
import { withTellings } from './tellings.ts'
import { judge, returnReasonOf } from './transaction-code.ts'

type Field = { tag: string; lines: string[] }
type Balance = { units: bigint; currency: string; day: string }

/**
 * Reads an MT940 file: statements from `:60F:` (or the `:60M:` of a page) to `:62F:` or `:62M:`.
 * @returns null when it is none
 * @throws BankFileFault when a line cannot be read or a statement does not add up
 */
export function readMt940(text: string): BankStatement[] | null {
  const fields = fieldsOf(text)
  if (fields[0]?.tag !== '20') return null
  const groups: Field[][] = []
  let isEnded = true
  for (const field of fields) {
    // A statement begins with its reference; a bank that writes it only once continues with the account.
    if (field.tag === '20' || (field.tag === '25' && isEnded)) {
      groups.push([])
      isEnded = false
    }
    groups.at(-1)?.push(field)
    if (field.tag.startsWith('62')) isEnded = true
  }
  return withTellings(groups.map(readStatement), 'MT940')
}

/** Fields with their continuation lines, without the SWIFT envelope. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, rest] = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined && rest !== undefined) fields.push({ tag, lines: [clean(rest)] })
    // A line with only `-` ends a message.
    else if (!/^-?\}?\s*$|^\{1:/.test(line)) fields.at(-1)?.lines.push(clean(line))
  }
  return fields
}

function clean(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ').toWellFormed()
}

function readStatement(fields: Field[]): BankStatement {
  const first = (tag: RegExp) => fields.find((field) => tag.test(field.tag))?.lines[0] ?? ''
  const [, number, page = '1'] = /^(\d{1,9})(?:\/(\d{1,5}))?/.exec(first(/^28/)) ?? []
  const sequence = number === undefined ? null : Number(number)
  const name = `Auszug ${sequence ?? ''}`.trim()
  const [opening, closing] = [balanceOf(first(/^60/)), balanceOf(first(/^62/))]
  const lines = fields.flatMap((field, index) => (field.tag === '61' ? [{ field, below: fields[index + 1] }] : []))
  const booked = lines.map(({ field, below }, index) =>
    readLine(field, below?.tag === '86' ? below.lines.join('') : '', {
      ...{ name: `${name}: Buchung ${index + 1}`, currency: opening?.currency ?? 'EUR' },
    }),
  )
  // Announced bookings (MT942) have no balances, and neither do truncated files.
  if (!opening || !closing) return refuseWithoutBalance(name, opening ? 'Endsaldo' : 'Anfangssaldo')
  const sum = booked.reduce((total, { signedUnits }) => total + signedUnits, 0n)
  requireSum({ name, opening: opening.units, closing: closing.units, sum, currency: closing.currency })
  return {
    ...{ account: first(/^25/).trim() || null, sequence, year: Number(closing.day.slice(0, 4)) },
    // Downloads of arbitrary days get no number.
    edition: sequence ? `${closing.day.slice(0, 4)}/${sequence}/${Number(page)}` : null,
    ...{ openingCents: centsOf(opening.units), openingOn: opening.day },
    ...{ closingCents: centsOf(closing.units), closingOn: closing.day },
    pendingCount: 0,
    events: booked.map(({ event }, entryNo) => ({ ...event, entryNo })),
  }
}

/** `C261119EUR1234,56` */
function balanceOf(text: string): Balance | undefined {
  const [, mark, day = '', currency = '', written = ''] = /^([CD])(\d{6})([A-Z]{3})([\d,]{1,16})/.exec(text) ?? []
  const amount = exactAmount(written, currency)
  const on = isoDay(day)
  if (!amount || on === '') return undefined
  return { units: mark === 'D' ? -amount.units : amount.units, currency, day: on }
}

type Place = { name: string; currency: string }

/** `:61:2611201120CR177,31NTRFNONREF//BANKREF`: value day, booking day, mark, amount, SWIFT code, references. */
function readLine({ lines }: Field, purpose: string, { name, currency }: Place) {
  const [line = ''] = lines
  const [, value = '', entry = '', mark = '', written = '', rest = ''] =
    /^(\d{6})(\d{4})?(R[CD]|E?[CD])[A-Z]?(\d{1,12},\d{0,2})(.*)$/.exec(line) ?? []
  const amount = exactAmount(written, currency)
  const valueOn = isoDay(value)
  const bookedOn = entry === '' ? valueOn : bookingDay(valueOn, entry)
  if (!amount || valueOn === '' || bookedOn === '')
    throw new BankFileFault(`${name} (:61:) ist nicht lesbar. Es wurde nichts gebucht.`)
  // RC reverses a credit, RD a debit.
  const isCredit = mark === 'C' || mark === 'EC' || mark === 'RD'
  const parts = structured(purpose)
  const facts = parts && factsOfPurpose(parts)
  const judged = judge({
    ...{ isCredit, isReversal: mark.startsWith('R'), hasReturnReason: facts?.extension.startsWith('9') ?? false },
    code: { family: '', subfamily: '', gvc: parts?.gvc ?? '' },
  })
  const { extension = '', ...told } = facts ?? { text: purpose.slice(0, 500) }
  const event: BankEvent = {
    ...{ ...BLANK_EVENT, ...told, ...judged, ...bookable(amount), isCredit, valueOn },
    bookedOn,
    bankReferences: referencesOf(rest),
    reasonCode: judged.kind === 'return' ? returnReasonOf(extension) : null,
  }
  return { signedUnits: isCredit ? amount.units : -amount.units, event }
}

/** `NTRFNONREF//BANKREF`: the customer's and the bank's reference. */
function referencesOf(rest: string): string[] {
  const [own = '', bank = ''] = rest.slice(4).split('//')
  return [
    ['own', own],
    ['entry', bank],
  ]
    .flatMap(([kind, text = '']) => {
      const reference = referenceOf(text)
      return reference === null ? [] : [`${kind}:${reference}`]
    })
    .sort()
}

function isoDay(day: string): string {
  return isoDayOf(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`)
}

/** The booking day has no year: the one closest to the value day is used. */
function bookingDay(valueOn: string, entry: string): string {
  const year = Number(valueOn.slice(0, 4))
  const near = [year - 1, year, year + 1].map((each) => `${each}-${entry.slice(0, 2)}-${entry.slice(2)}`)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueOn))
  const days = near.filter((day) => isoDayOf(day) !== '')
  return days.reduce((best, day) => (best === '' || distance(day) < distance(best) ? day : best), '')
}
