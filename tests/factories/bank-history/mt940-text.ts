import { linesOf, referenceIn, type ToldEntry, type ToldStatement } from './tell'
import { isDebit, PAYERS, type Style } from './truth'

/** Statements as an MT940 file with structured purposes. */
export function mt940Text(statements: readonly ToldStatement[], style: Style): string {
  return statements.map((statement) => statementText(statement, style)).join('')
}

function statementText(statement: ToldStatement, style: Style): string {
  const { iban, sequence, openingOn, openingCents, closingCents, day, entries } = statement
  const lines = [
    ':20:STARTUMS',
    `:25:${iban.slice(4, 12)}/${iban.slice(12).replace(/^0+/, '')}EUR`,
    `:28C:${String(sequence ?? 0).padStart(5, '0')}/001`,
    `:60F:${balance(openingCents, openingOn)}`,
    ...entries.flatMap((entry) => entryLines(entry, style)),
    `:62F:${balance(closingCents, day)}`,
    '-',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function balance(cents: number, day: string): string {
  return `${cents < 0 ? 'D' : 'C'}${short(day)}EUR${amount(Math.abs(cents))}`
}

/** `177,31` */
function amount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** `261119` */
function short(day: string): string {
  return day.slice(2).replaceAll('-', '')
}

const GVC = {
  transfer: '166',
  debit: '171',
  return: '109',
  outgoing: '116',
  'returned-transfer': '159',
  reversal: '166',
}

function entryLines({ bookings, isCredit, cents, bookedOn }: ToldEntry, style: Style): string[] {
  const [first] = bookings
  if (!first) throw new Error('an empty entry')
  const { id, kind, endToEndId, mandateId, purpose, payer } = first
  const mark = kind === 'reversal' ? 'RC' : isCredit ? 'C' : 'D'
  const own = referenceIn('MT940', style.detailReference, id) ?? 'NONREF'
  const bank = referenceIn('MT940', style.entryReference, id)
  const line = `:61:${short(bookedOn)}${short(bookedOn).slice(2)}${mark}${amount(cents)}NTRF${own}${bank === null ? '' : `//${bank}`}`
  if (bookings.length > 1) return [line, `:86:191?00SAMMELUEBERWEISUNG?20ANZAHL ${bookings.length}`]
  const told = [
    ...((style.hasEndToEndId || isDebit(kind)) && endToEndId !== null ? [`EREF+${endToEndId}`] : []),
    ...(mandateId === null ? [] : [`MREF+${mandateId}`]),
    ...linesOf(purpose, style.text).map((part, at) => (at === 0 ? `SVWZ+${part}` : part)),
  ]
  const pieces = told.flatMap((part) => part.match(/.{1,27}/g) ?? [])
  const { name, iban } = PAYERS[payer] ?? { name: '', iban: '' }
  const fields = [
    '?00BUCHUNG?100599',
    ...pieces.map((piece, at) => `?${PLACES[at]}${piece}`),
    ...(style.hasIban ? [`?30MARKDEF1100?31${iban}`] : []),
    `?32${name}`,
    ...(kind === 'return' ? ['?34906'] : []),
  ].join('')
  const wrapped = `${GVC[kind]}${fields}`.match(/.{1,65}/g) ?? []
  return [line, `:86:${wrapped.join('\r\n')}`]
}

const PLACES = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63']
