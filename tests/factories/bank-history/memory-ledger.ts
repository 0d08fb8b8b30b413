import type { BankStatement } from '~/features/billing/server/bank-files/bank-event'
import type { NamedDocument } from '~/features/billing/server/bank-files/read-bank-file'
import { bookingKey } from '~/features/billing/server/debits/matching/booking-key'
import { isAccount } from '~/features/billing/server/debits/matching/own-statements'
import {
  type KnownBooking,
  reconcile,
  type Telling,
  type Verdict,
} from '~/features/billing/server/debits/matching/reconcile'
import { endOfPart } from '~/features/billing/server/debits/parts'
import type { TrueBooking } from './truth'

/** An imported booking, its verdict, and the real bookings behind it. */
export type Row = KnownBooking & {
  verdict: Verdict['is']
  repeatsId: string | null
  account: string
  place: string
  truth: readonly TrueBooking[]
}

/**
 * The books of bank files without a database: for thousands of histories. No invoices: new bookings count as applied.
 */
export class MemoryLedger {
  readonly rows: Row[] = []
  private files = 0
  private readonly partSize: number
  private readonly debits: ReadonlySet<string>

  private readonly ibans: readonly string[]

  constructor({ ibans, debits }: { ibans: readonly string[]; debits: readonly string[] }, partSize: number) {
    this.ibans = ibans
    this.debits = new Set(debits)
    this.partSize = partSize
  }

  read(document: NamedDocument, told: readonly (readonly TrueBooking[])[]): void {
    const file = this.files++
    let at = 0
    const placed = document.statements.flatMap((statement, statementNo) =>
      statement.events.map((event) => ({
        ...{ telling: event.telling, account: this.accountOf(statement), truth: told[at++] ?? [] },
        booking: this.tellingOf(document, statement, `${file}.${statementNo}`, event),
      })),
    )
    if (at !== told.length) throw new Error(`${document.format}: ${at} bookings read, ${told.length} told`)
    const tellings = placed.map(({ telling }) => telling)
    for (let start = 0, end = 0; start < placed.length; start = end) {
      end = endOfPart(tellings, start, this.partSize)
      const part = placed.slice(start, end)
      const rows: Row[] = []
      for (const group of Map.groupBy(part, ({ telling, account }) => `${telling}|${account}`).values()) {
        const [first] = group
        if (!first) continue
        const place = `${file}|${first.telling}`
        const ofAccount = this.rows.filter(({ account }) => account === first.account)
        const taken = ofAccount.flatMap((row) => (row.place === place && row.repeatsId !== null ? row.repeatsId : []))
        const verdicts = reconcile(
          group.map(({ booking }) => booking),
          ofAccount.filter((row) => row.place !== place),
          new Set(taken),
        )
        group.forEach(({ booking, truth }, index) => {
          rows.push(this.rowOf(booking, verdicts[index] ?? { is: 'new' }, { account: first.account, place, truth }))
        })
      }
      this.rows.push(...rows)
    }
  }

  private accountOf({ account }: BankStatement): string {
    const iban = this.ibans.find((each) => isAccount(account ?? '', each))
    if (!iban) throw new Error(`no account ${account}`)
    return iban
  }

  private tellingOf(
    { format }: NamedDocument,
    statement: BankStatement,
    place: string,
    event: BankStatement['events'][number],
  ): Telling {
    const { entryCents, entryNo, endToEndId } = event
    return {
      ...{ ...event, format, edition: statement.edition, bookingKey: bookingKey(this.accountOf(statement), event) },
      debitId: endToEndId !== null && this.debits.has(endToEndId) ? endToEndId : null,
      entry: entryCents === null ? null : { name: `${place}:${entryNo}`, cents: entryCents },
    }
  }

  private rowOf(booking: Telling, verdict: Verdict, rest: Pick<Row, 'account' | 'place' | 'truth'>): Row {
    const id = `${this.rows.length}-${Math.random()}`
    const repeatsId = verdict.is === 'repeated' ? verdict.of : null
    const row: Row = {
      ...{ ...booking, ...rest, id, verdict: verdict.is, repeatsId, originalId: repeatsId ?? id },
      isWaiting: verdict.is === 'doubtful' || booking.isSum,
      isExplained: verdict.is === 'doubtful',
    }
    if (verdict.is === 'details') {
      const sum = this.rows.find((each) => each.id === verdict.of)
      if (sum && !verdict.isCertain) Object.assign(sum, { verdict: 'doubtful', isExplained: true })
      else if (sum && sum.verdict !== 'repeated') {
        sum.verdict = 'repeated'
        sum.repeatsId = id
        sum.originalId = id
        sum.isSum = false
        sum.isWaiting = false
      }
    }
    return row
  }
}
