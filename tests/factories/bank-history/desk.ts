import { asc, eq, inArray } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { readBankFile } from '~/features/billing/server/bank-files/read-bank-file'
import { bankEntry, bankImport, bankStatement } from '~/features/billing/server/bank-table'
import { assignEntry, settleEntries } from '~/features/billing/server/debits/bank-entries'
import { keepAsRepeated } from '~/features/billing/server/debits/repeated-entries'
import type { Database } from '~/platform/server/database/db'
import { likes, type ToldFile } from './tell'
import type { History, TrueBooking } from './truth'

type Row = typeof bankEntry.$inferSelect

/** A person who knows what really happened and answers the import's questions. */
export class Desk {
  /** The real bookings behind each imported one. */
  private readonly truth = new Map<string, readonly TrueBooking[]>()
  private readonly settled = new Set<string>()
  private readonly groups: ReadonlyMap<number, number>
  private readonly admin: SignedInContext
  private readonly invoices: Readonly<Record<string, string>>

  constructor(
    db: Database,
    actor: SignedInActor,
    now: Date,
    history: History,
    invoices: Readonly<Record<string, string>>,
  ) {
    this.admin = { db, actor, now }
    this.groups = likes(history)
    this.invoices = invoices
  }

  /** Bookings reported singly by some file; nobody knows the parts of sums. */
  get told(): TrueBooking[] {
    const single = [...this.truth.values()].flatMap((truth) => (truth.length === 1 ? truth : []))
    return [...new Map(single.map((booking) => [booking.id, booking])).values()]
  }

  /** Records which row reports which booking. */
  async note({ name, bytes, told }: ToldFile): Promise<void> {
    const { db } = this.admin
    const reading = readBankFile(name, bytes)
    if ('fault' in reading) throw new Error(reading.fault)
    for (const [index, document] of reading.documents.entries()) {
      const [file] = await db.select().from(bankImport).where(eq(bankImport.sha256, document.sha256))
      const rows = await db
        .select({ entry: bankEntry, position: bankStatement.position })
        .from(bankEntry)
        .innerJoin(bankStatement, eq(bankStatement.id, bankEntry.statementId))
        .where(eq(bankEntry.importId, file?.id ?? ''))
      const events = document.statements.flatMap(({ events: own }, position) =>
        own.map((event) => ({ event, position })),
      )
      const left = new Set(rows)
      events.forEach(({ event, position }, at) => {
        const row = [...left].find(
          (each) =>
            each.position === position &&
            each.entry.entryNo === event.entryNo &&
            each.entry.amountCents === event.amountCents &&
            each.entry.purpose === event.purpose &&
            each.entry.endToEndId === event.endToEndId &&
            `${each.entry.bankReferences}` === `${event.bankReferences}`,
        )
        if (!row) throw new Error(`no row for booking ${at} of ${name}`)
        left.delete(row)
        this.truth.set(row.entry.id, told[index]?.[at] ?? [])
      })
      if (left.size > 0) throw new Error(`${left.size} rows of ${name} that nobody told`)
    }
  }

  /** Answers everything that waits. */
  async answer(): Promise<void> {
    for (;;) {
      const rows = await this.rows()
      const [row] = rows.filter(({ outcome }) => outcome === 'unmatched')
      if (!row) return
      await this.answerOne(row, rows)
    }
  }

  private async rows(): Promise<Row[]> {
    const ids = [...this.truth.keys()]
    return this.admin.db
      .select()
      .from(bankEntry)
      .where(inArray(bankEntry.id, ids))
      .orderBy(asc(bankEntry.createdAt), asc(bankEntry.id))
  }

  private groupOf(truth: readonly TrueBooking[] | undefined): string {
    return (truth ?? [])
      .map(({ id }) => this.groups.get(id) ?? id)
      .sort()
      .join(',')
  }

  private async answerOne(row: Row, rows: readonly Row[]): Promise<void> {
    const truth = this.truth.get(row.id) ?? []
    const group = this.groupOf(truth)
    const like = rows.filter(({ id }) => this.groupOf(this.truth.get(id)) === group)
    const told = new Set(like.flatMap(({ id }) => this.truth.get(id)?.[0]?.id ?? []))
    const counted = like.filter(
      ({ id, outcome }) => outcome === 'applied' || outcome === 'assigned' || this.settled.has(id),
    )
    const resembled = row.resemblesId === null ? undefined : this.truth.get(row.resemblesId)
    const isSame = this.groupOf(resembled) === group || (resembled && truth.length > 1)
    const isKnown = counted.length >= told.size
    if (row.resemblesId !== null && isKnown && isSame) return keepAsRepeated(this.admin, row.id)
    const [first] = truth
    const invoiceId = Object.entries(this.invoices).find(([number]) => first?.purpose.includes(number))?.[1]
    const isOurs = first?.kind === 'transfer' || first?.kind === 'debit'
    const isPayment = truth.length === 1 && isOurs && invoiceId !== undefined
    if (!isKnown && isPayment) return void (await assignEntry(this.admin, { id: row.id, invoiceId }))
    if (!isKnown) this.settled.add(row.id)
    await settleEntries(this.admin, { ids: [row.id], reason: 'Keine unserer Rechnungen' })
  }
}
