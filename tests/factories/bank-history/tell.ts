import { writeZip } from '~/platform/server/files/zip'
import { camtText } from './camt-text'
import { mt940Text } from './mt940-text'
import { type Bank, type Download, type Format, type History, isoDayOf, type Style, type TrueBooking } from './truth'

/** One entry of the bank in a file: a booking, or several in one sum. */
export type ToldEntry = { bookings: readonly TrueBooking[]; isCredit: boolean; cents: number; bookedOn: string }
/** A statement, report or notice. */
export type ToldStatement = {
  iban: string
  id: string
  sequence: number | null
  openingOn: string
  openingCents: number
  closingCents: number
  day: string
  entries: readonly ToldEntry[]
  pending: readonly ToldEntry[]
}
/** A file, and the real bookings of each of its documents, in order: several when it only has their sum. */
export type ToldFile = { name: string; bytes: Uint8Array<ArrayBuffer>; told: readonly (readonly TrueBooking[])[][] }

const START_CENTS = 100_000

/** Writes a history into the downloaded files. */
export function tell({ banks, bookings, downloads }: History, ibans: readonly string[]): ToldFile[] {
  const told = downloads.flatMap((download, index) => {
    const bank = banks[download.account]
    const iban = ibans[download.account]
    if (!bank || !iban) throw new Error('no such account')
    const own = bookings.filter(({ account }) => account === download.account)
    const all = statementsOf(own, download, bank, iban)
    const { only } = download
    const chosen = only === null || all.length < 2 ? all : all.slice(only, only + 1)
    const ordered = download.isNewestFirst
      ? chosen.map((each) => ({ ...each, entries: each.entries.toReversed() }))
      : chosen
    const statements = download.isToldTwice ? [...ordered, ...ordered] : ordered
    if (statements.length === 0) return []
    return [{ ...render(statements, download, bank, index), archive: download.archive }]
  })
  const apart = told.filter(({ archive }) => archive === null).map(({ archive: _, ...file }) => file)
  const together = told.filter(({ archive }) => archive !== null)
  if (together.length === 0) return apart
  const entries = together.map(({ name, bytes }) => ({ name, content: bytes }))
  return [...apart, { name: 'archive.zip', bytes: writeZip(entries), told: together.flatMap((file) => file.told) }]
}

function render(statements: readonly ToldStatement[], download: Download, bank: Bank, index: number): ToldFile {
  const { format, version } = download
  const style = bank[format]
  const text =
    format === 'MT940' ? mt940Text(statements, style) : camtText(statements, { format, version, style, file: index })
  const told = statements.flatMap(({ entries }) =>
    entries.flatMap(({ bookings }) =>
      style.batches === 'sum' || format === 'MT940' ? [bookings] : bookings.map((each) => [each]),
    ),
  )
  const name = `${index}-${format}.${format === 'MT940' ? 'sta' : 'xml'}`
  return { name, bytes: new Uint8Array(Buffer.from(text)), told: [told] }
}

function statementsOf(own: readonly TrueBooking[], download: Download, bank: Bank, iban: string): ToldStatement[] {
  const { format, from, days, pending, isOneByOne, isOneStatementADay } = download
  const inTime = own.filter(({ day }) => day >= from && day < from + days)
  const style = bank[format]
  const entries = entriesOf(inTime, style)
  const blank = { iban, pending: [], openingOn: isoDayOf(from) }
  if (format === 'camt.054') {
    const groups = isOneByOne ? entries.map((entry) => [entry]) : [entries]
    return groups
      .filter((group) => group.length > 0)
      .map((group) => ({
        ...{ ...blank, id: `N-${idOf(group)}`, sequence: null, openingCents: 0, closingCents: 0 },
        ...{ day: group.at(-1)?.bookedOn ?? '', entries: group },
      }))
  }
  const before = own.filter(({ day }) => day < from)
  if (format === 'camt.052') {
    const made = entries.slice(0, Math.max(0, entries.length - pending))
    return [
      {
        ...{ ...blank, id: `R-${from}-${days}`, sequence: null, entries: made, pending: entries.slice(made.length) },
        ...{ day: isoDayOf(from + days - 1), ...balances(before, made) },
      },
    ]
  }
  if (!isOneStatementADay) {
    return [
      {
        ...{ ...blank, id: `S-${from}-${days}`, sequence: null, entries, day: isoDayOf(from + days - 1) },
        ...balances(before, entries),
      },
    ]
  }
  return Array.from({ length: days }, (_, more) => from + more).flatMap((day) => {
    const ofDay = entriesOf(
      own.filter((each) => each.day === day),
      style,
    )
    const half = bank.statementsADay === 2 ? Math.ceil(ofDay.length / 2) : ofDay.length
    const parts = [ofDay.slice(0, half), ofDay.slice(half)].slice(0, bank.statementsADay)
    return parts.map((part, place) => {
      const earlier = [
        ...own.filter((each) => each.day < day),
        ...(place === 1 ? (parts[0] ?? []).flatMap(({ bookings }) => bookings) : []),
      ]
      const sequence = 1 + day * bank.statementsADay + place
      return {
        ...{ ...blank, id: `S-${sequence}`, sequence, entries: part, day: isoDayOf(day), openingOn: isoDayOf(day) },
        ...balances(earlier, part),
      }
    })
  })
}

function idOf(entries: readonly ToldEntry[]): string {
  return entries.flatMap(({ bookings }) => bookings.map(({ id }) => id)).join('-')
}

function balances(before: readonly TrueBooking[], entries: readonly ToldEntry[]) {
  const openingCents = START_CENTS + sum(before)
  return { openingCents, closingCents: openingCents + sum(entries) }
}

function sum(moved: readonly { isCredit: boolean; cents: number }[]): number {
  return moved.reduce((total, { isCredit, cents }) => total + (isCredit ? cents : -cents), 0)
}

/** Bookings in the bank's order; those of one batch form one entry at the place of the first. */
function entriesOf(bookings: readonly TrueBooking[], { slip }: Style): ToldEntry[] {
  const groups = Map.groupBy(bookings, ({ id, day, batch }) => (batch === null ? `${id}` : `${day}${batch}`))
  return [...groups.values()].map((group) => {
    const [first] = group
    if (!first) throw new Error('an empty entry')
    return {
      ...{ bookings: group, isCredit: first.isCredit, bookedOn: isoDayOf(first.day - slip) },
      cents: group.reduce((total, { cents }) => total + cents, 0),
    }
  })
}

/** The bank's reference of a booking in a format. */
export function referenceIn(format: Format, kind: Style['entryReference'], id: number): string | null {
  if (kind === 'none') return null
  return kind === 'shared' ? `BANK-${id}` : `${format.replace('.', '')}-${id}`
}

/** A purpose in a format: its lines. */
export function linesOf(purpose: string, text: Style['text']): string[] {
  if (text === 'none' || purpose === '') return []
  if (text === 'cut') return [purpose.slice(0, 18)]
  if (text === 'ascii') return [purpose.replace(/[äöüß]/g, (letter) => ASCII[letter] ?? letter)]
  return text === 'broken' ? (purpose.match(/.{1,11}/g) ?? []) : [purpose]
}

const ASCII: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * For each booking the first one that cannot be distinguished from it in any downloaded file: where a bank omits the
 * difference, one file may mean either.
 */
export function likes({ banks, bookings, downloads }: History): Map<number, number> {
  const groups = new Map(bookings.map(({ id }) => [id, id]))
  const rename = (from: number, to: number) => {
    for (const [id, group] of groups) if (group === from) groups.set(id, to)
  }
  for (const { format, account } of downloads) {
    const style = banks[account]?.[format]
    if (!style) continue
    const firsts = new Map<string, number>()
    for (const booking of bookings.filter((each) => each.account === account)) {
      const told = JSON.stringify([
        ...[booking.day, booking.isCredit, booking.cents, booking.mandateId],
        ...[linesOf(booking.purpose, style.text), style.hasIban ? booking.payer : null],
        style.hasEndToEndId ? booking.endToEndId : null,
      ])
      const first = firsts.get(told)
      if (first === undefined) firsts.set(told, booking.id)
      else rename(groups.get(booking.id) ?? booking.id, groups.get(first) ?? first)
    }
  }
  return groups
}
