import fc from 'fast-check'

/** A movement of money on one of our accounts: what really happened, whatever banks report. */
export type TrueBooking = {
  id: number
  /** Index in {@link ACCOUNTS}. */
  account: number
  /** Days after {@link FIRST_DAY}. */
  day: number
  kind: 'transfer' | 'debit' | 'return' | 'outgoing' | 'returned-transfer' | 'reversal'
  isCredit: boolean
  /** Moved amount including fees; positive. */
  cents: number
  feeCents: number
  /** Index in {@link PAYERS}. */
  payer: number
  purpose: string
  endToEndId: string | null
  mandateId: string | null
  /** Bookings with the same letter, day and direction may be booked as one sum. */
  batch: string | null
}

/** How one bank reports bookings in one of its formats. */
export type Style = {
  /** The bank's own reference: missing, the same in all formats, or different in each. */
  entryReference: 'none' | 'shared' | 'own'
  detailReference: 'none' | 'shared' | 'own'
  batches: 'sum' | 'details'
  text: 'whole' | 'broken' | 'cut' | 'ascii' | 'none'
  hasValueDay: boolean
  hasIban: boolean
  hasEndToEndId: boolean
  /** Days by which it dates a booking earlier. */
  slip: 0 | 1
}

export type Format = 'camt.052' | 'camt.053' | 'camt.054' | 'MT940'
export type Bank = Readonly<Record<Format, Style>> & { statementsADay: 1 | 2 }
/** A download: format, days, and where a report of the day ended. */
export type Download = {
  format: Format
  version: '02' | '08'
  account: number
  from: number
  days: number
  /** Reports of the day: how many of the last bookings were not made yet. */
  pending: number
  /** Notices: one for each booking, or all in one. */
  isOneByOne: boolean
  isOneStatementADay: boolean
  isNewestFirst: boolean
  /** Somebody joined two overlapping files. */
  isToldTwice: boolean
  /** Statements and notices that come one by one: which of them this file has; null is all. */
  only: number | null
  /** Shared by downloads that come in one archive. */
  archive: number | null
}
export type History = { banks: readonly Bank[]; bookings: readonly TrueBooking[]; downloads: readonly Download[] }

export const FIRST_DAY = '2026-11-09'
const DAYS = 3
export const PAYERS = [
  { name: 'Müller & Söhne GmbH', iban: 'DE02120300000000202051' },
  { name: 'Weber KG', iban: 'DE75512108001245126199' },
]

/** `2026-11-12` for 3. */
export function isoDayOf(day: number): string {
  return new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10)
}

const style: fc.Arbitrary<Style> = fc.record({
  entryReference: fc.constantFrom('none', 'none', 'shared', 'own'),
  detailReference: fc.constantFrom('none', 'none', 'shared', 'own'),
  batches: fc.constantFrom('sum', 'details'),
  text: fc.constantFrom('whole', 'broken', 'cut', 'ascii', 'none'),
  hasValueDay: fc.boolean(),
  hasIban: fc.boolean(),
  hasEndToEndId: fc.boolean(),
  slip: fc.constant<0>(0),
})

const bank: fc.Arbitrary<Bank> = fc.record({
  'camt.052': style,
  'camt.053': style,
  'camt.054': fc.tuple(style, fc.constantFrom<0 | 1>(0, 0, 1)).map(([each, slip]) => ({ ...each, slip })),
  // SWIFT always has a value day.
  MT940: style.map((each) => ({ ...each, hasValueDay: true })),
  statementsADay: fc.constantFrom<1 | 2>(1, 1, 2),
})

/** Payers' texts: few, repeated, and parts of others. */
export type Words = {
  purposes: readonly string[]
  cents: readonly number[]
  /** Ids of our debits, and their amounts in cents. */
  debits: readonly string[]
  debitCents: number
}

function booking(
  { purposes, cents, debits, debitCents }: Words,
  accounts: number,
): fc.Arbitrary<Omit<TrueBooking, 'id'>[]> {
  const other = {
    nothing: {},
    purpose: { purpose: purposes.at(-1) ?? '' },
    payer: { payer: 1 },
    endToEndId: { endToEndId: 'E2E-2' },
    batch: { batch: null },
  }
  const own = debits.length > 0 ? (['debit', 'return'] as const) : []
  return fc
    .record({
      account: fc.nat(accounts * 3 - 1).map((each) => Math.max(0, each - 2 * accounts)),
      day: fc.nat(DAYS - 1),
      kind: fc.constantFrom(
        ...(['transfer', 'transfer', 'transfer', 'outgoing', 'returned-transfer', 'reversal'] as const),
        ...own,
      ),
      cents: fc.constantFrom(...cents),
      feeCents: fc.constantFrom(0, 0, 300),
      payer: fc.nat(PAYERS.length - 1),
      purpose: fc.constantFrom(...purposes),
      endToEndId: fc.constantFrom(null, null, 'E2E-1', 'E2E-12'),
      debit: fc.constantFrom(...(debits.length > 0 ? debits : [''])),
      batch: fc.constantFrom(null, null, 'A', 'B'),
      copies: fc.constantFrom(1, 1, 2, 3),
      differsIn: fc.constantFrom(null, null, 'purpose', 'payer', 'endToEndId', 'batch'),
    })
    .map(({ debit, copies, differsIn, ...told }) => {
      const isOwn = isDebit(told.kind)
      const first = {
        ...told,
        // Only returned debits cost a fee.
        feeCents: told.kind === 'return' ? told.feeCents : 0,
        cents: isOwn ? debitCents + (told.kind === 'return' ? told.feeCents : 0) : told.cents,
        isCredit: ['transfer', 'debit', 'returned-transfer'].includes(told.kind),
        batch: told.kind === 'transfer' ? told.batch : null,
        endToEndId: isOwn ? debit : told.endToEndId,
        mandateId: isOwn ? `M-${debit}` : null,
        purpose: isOwn ? `Rechnung ${debit}` : told.purpose,
      }
      // Paying the same twice is two payments; and some are nearly equal.
      return Array.from({ length: isOwn ? 1 : copies }, (_, at) =>
        at === 0 ? first : { ...first, ...other[differsIn ?? 'nothing'] },
      )
    })
}

const FORMATS = ['camt.053', 'camt.052', 'camt.054', 'MT940'] as const satisfies readonly Format[]

const download = (accounts: number) =>
  fc.record({
    format: fc.nat(1),
    version: fc.constantFrom('02', '08'),
    // Mostly the same one.
    account: fc.nat(accounts * 3 - 1).map((each) => Math.max(0, each - 2 * accounts)),
    from: fc.nat(DAYS - 1),
    days: fc.integer({ min: 1, max: DAYS }),
    pending: fc.nat(2),
    isOneByOne: fc.boolean(),
    isOneStatementADay: fc.boolean(),
    isNewestFirst: fc.boolean(),
    isToldTwice: fc.constantFrom(false, false, false, true),
    only: fc.constantFrom(null, null, 0, 1, 2),
    archive: fc.constantFrom(null, null, 0),
  })

/**
 * Histories of accounts and their downloads, in any order and overlap. They shrink to the fewest bookings and files
 * that show an error.
 */
export function histories(words: Words, { accounts = 1, most = 8 } = {}): fc.Arbitrary<History> {
  return fc
    .record({
      banks: fc.array(bank, { minLength: accounts, maxLength: accounts }),
      bookings: fc.array(booking(words, accounts), { minLength: 1, maxLength: most }).map((each) => each.flat()),
      downloads: fc.array(download(accounts), { minLength: 1, maxLength: 6 }),
      // Most operators upload one or two kinds.
      formats: fc.tuple(fc.constantFrom(...FORMATS), fc.constantFrom(...FORMATS)),
    })
    .map(({ bookings, downloads, formats, ...rest }) => {
      const seen = new Set<string>()
      const happened = bookings.filter(({ kind, endToEndId }) => {
        // A debit is credited once and returned once.
        if (!isDebit(kind)) return true
        const name = `${kind}:${endToEndId}`
        return seen.has(name) ? false : seen.add(name)
      })
      return {
        ...rest,
        downloads: downloads.map((each) => ({ ...each, format: formats[each.format] ?? 'camt.053' })),
        bookings: happened.toSorted((one, other) => one.day - other.day).map((each, id) => ({ ...each, id })),
      }
    })
}

/** Whether it is about a debit of ours: banks always pass on its id. */
export function isDebit(kind: TrueBooking['kind']): boolean {
  return kind === 'debit' || kind === 'return'
}
