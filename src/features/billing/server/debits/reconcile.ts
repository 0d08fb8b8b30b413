import { type Comparable, compare } from './compare-bookings'

/** A booking as a file tells it. `entry` names the bank's entry that it is one of several in. */
export type Telling = Comparable & {
  bookingKey: string
  isSum: boolean
  entry: { name: string; cents: number } | null
}
/** A booking that another file told of before. */
export type KnownBooking = Telling & {
  id: string
  /** The booking itself, of which this may be one telling of several. */
  originalId: string
  /** Nobody has decided anything about it yet. */
  isWaiting: boolean
}

/**
 * `new`; `repeated`: told before as `of`; `doubtful`: it may be `of`, which a person has to say; `details`: one of the payments
 * that the waiting sum `of` consists of, which this file tells one by one.
 */
export type Verdict = { is: 'new' } | { is: 'repeated' | 'doubtful' | 'details'; of: string }

/**
 * What of a telling is known from others. Each known booking explains at most one of the telling: so two equal payments are
 * two wherever both stand, and one wherever each file has one.
 *
 * @param told bookings of one telling, all different ones
 * @param known what other tellings have told
 * @param taken originals that earlier parts of the same telling have repeated
 */
export function reconcile(
  told: readonly Telling[],
  known: readonly KnownBooking[],
  taken: ReadonlySet<string>,
): Verdict[] {
  const used = new Set(taken)
  const verdicts = told.map((): Verdict | null => null)
  const byKey = Map.groupBy(known, ({ bookingKey }) => bookingKey)
  const byAmount = Map.groupBy(known, ({ amountCents }) => amountCents)
  const candidates = ({ amountCents }: Telling) => byAmount.get(amountCents) ?? []
  const repeat = (find: (telling: Telling) => KnownBooking | undefined) => {
    told.forEach((telling, index) => {
      if (verdicts[index]) return
      const found = find(telling)
      if (!found) return
      used.add(found.originalId)
      verdicts[index] = { is: 'repeated', of: found.originalId }
    })
  }
  const isFree = ({ originalId }: KnownBooking) => !used.has(originalId)
  // First what agrees in everything, then what a reference of the bank proves: the surer takes before the less sure.
  repeat((telling) => byKey.get(telling.bookingKey)?.find(isFree))
  repeat((telling) => candidates(telling).find((each) => isFree(each) && compare(telling, each) === 'same'))
  const sums = new SumFinder(known, used)
  return told.map((telling, index): Verdict => {
    const like = candidates(telling).find((each) => isFree(each) && compare(telling, each) !== 'other')
    return verdicts[index] ?? (like ? { is: 'doubtful', of: like.originalId } : sums.find(telling))
  })
}

/** One file has the sum of several payments, another the payments: each entry of the one is at most one of the other. */
class SumFinder {
  private readonly sums: readonly KnownBooking[]
  private readonly entries: ReadonlyMap<string, KnownBooking[]>
  private readonly chosen = new Map<string, Verdict>()
  private readonly used: Set<string>

  constructor(known: readonly KnownBooking[], used: Set<string>) {
    this.used = used
    this.sums = known.filter(({ isSum }) => isSum)
    this.entries = Map.groupBy(
      known.filter(({ entry }) => entry !== null),
      ({ entry }) => entry?.name ?? '',
    )
  }

  find(telling: Telling): Verdict {
    if (telling.entry) return this.sumOf(telling, telling.entry)
    return telling.isSum ? this.partsOf(telling) : { is: 'new' }
  }

  private sumOf(telling: Telling, entry: { name: string; cents: number }): Verdict {
    const before = this.chosen.get(entry.name)
    if (before) return before
    const sum = this.sums.find((each) => !this.used.has(each.originalId) && isSumOf(each, telling, entry.cents))
    const verdict: Verdict = sum ? { is: sum.isWaiting ? 'details' : 'doubtful', of: sum.id } : { is: 'new' }
    if (sum) this.used.add(sum.originalId)
    this.chosen.set(entry.name, verdict)
    return verdict
  }

  private partsOf(sum: Telling): Verdict {
    for (const [name, parts] of this.entries) {
      const [first] = parts
      if (!first?.entry || this.chosen.has(name) || !isSumOf(sum, first, first.entry.cents)) continue
      const verdict: Verdict = { is: 'doubtful', of: first.originalId }
      this.chosen.set(name, verdict)
      return verdict
    }
    return { is: 'new' }
  }
}

/** Compares by day and direction alone: a sum says nothing of whom it comes from. */
function isSumOf(sum: Comparable, part: Comparable, cents: number): boolean {
  const bare = { oddAmount: null, endToEndId: null, mandateId: null, purpose: '', payerIban: null, debitId: null }
  return compare({ ...sum, ...bare }, { ...part, ...bare, amountCents: cents }) !== 'other'
}
