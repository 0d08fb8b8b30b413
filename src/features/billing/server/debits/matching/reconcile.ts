import { type Comparable, compare, daysBetween, shareReference } from './compare-bookings'

/** A booking as a file reports it. `entry` names the bank's entry when it is one of several in it. */
export type Telling = Comparable & {
  bookingKey: string
  /** The numbered statement or the notice that contains it; another one of the same format has other bookings. */
  edition: string | null
  isSum: boolean
  entry: { name: string; cents: number } | null
}
/** A booking that another file reported before. */
export type KnownBooking = Telling & {
  id: string
  /** The booking itself, which several files may report. */
  originalId: string
  /** Nobody has decided anything about it yet. */
  isWaiting: boolean
  /** It may be another booking; a person decides. */
  isExplained: boolean
}

/**
 * `new`; `repeated`: reported before as `of`; `doubtful`: it may be `of`, a person decides; `details`: a valid payment,
 * reported singly here, while the waiting sum `of` consists of such payments: certainly, or a person decides.
 */
export type Verdict =
  | { is: 'new' }
  | { is: 'repeated' | 'doubtful'; of: string }
  | { is: 'details'; of: string; isCertain: boolean }

/**
 * Compares a part of a file with what others reported. Each known booking explains at most one of the part: so two
 * equal payments are two when one file has both, and one when each of two files has one.
 * @param told bookings of one part, all different ones
 * @param known what other files have reported
 * @param taken originals that earlier parts of the same file have repeated
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
  const editions = Map.groupBy(known, ({ originalId }) => originalId)
  const stoodElsewhere = (telling: Telling, { originalId }: KnownBooking) =>
    stoodInOther(telling, editions.get(originalId) ?? [])
  const isFree = ({ originalId }: KnownBooking) => !used.has(originalId)
  // First those that agree in everything, then those proved by a reference of the bank: certain ones first.
  repeat((telling) => byKey.get(telling.bookingKey)?.find((each) => isFree(each) && !stoodElsewhere(telling, each)))
  repeat((telling) =>
    candidates(telling).find(
      (each) => isFree(each) && compare(telling, each) === 'same' && !stoodElsewhere(telling, each),
    ),
  )
  const sums = new SumFinder(known, used)
  return told.map((telling, index): Verdict => {
    const like = candidates(telling).find((each) => isFree(each) && compare(telling, each) !== 'other')
    return verdicts[index] ?? (like ? { is: 'doubtful', of: like.originalId } : sums.find(telling))
  })
}

/** A booking is in one numbered statement and in one notice; only a reference of the bank proves that it is in two. */
function stoodInOther(telling: Telling, told: readonly KnownBooking[]): boolean {
  const numbered = told.filter(({ format, edition }) => format === telling.format && edition !== null)
  if (telling.edition === null || numbered.some(({ edition }) => edition === telling.edition)) return false
  return numbered.some((each) => !shareReference(telling, each))
}

/** One file has the sum of several payments, another the payments: each entry of one is at most one of the other. */
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
    const free = this.sums.filter((each) => !this.used.has(each.originalId) && isSumOf(each, telling, entry.cents))
    const sum = likeliest(free, telling, entry.cents)
    const verdict = sum ? verdictOf(sum, telling, entry.cents) : ({ is: 'new' } as const)
    if (sum) this.used.add(sum.originalId)
    this.chosen.set(entry.name, verdict)
    return verdict
  }

  private partsOf(sum: Telling): Verdict {
    for (const [name, parts] of this.entries) {
      const [first] = parts
      if (!first?.entry || this.chosen.has(name) || !isSumOf(sum, first, first.entry.cents)) continue
      const isCertain = isSurelySumOf(sum, first, first.entry.cents)
      const verdict: Verdict = { is: isCertain ? 'repeated' : 'doubtful', of: first.originalId }
      this.chosen.set(name, verdict)
      return verdict
    }
    return { is: 'new' }
  }
}

/** A proven one, else an unexplained one, of the nearest day. */
function likeliest(sums: readonly KnownBooking[], part: Telling, cents: number): KnownBooking | undefined {
  const days = ({ bookedOn }: KnownBooking) => daysBetween(bookedOn, part.bookedOn)
  const proof = (sum: KnownBooking) => (isSurelySumOf(sum, part, cents) ? 0 : sum.isExplained ? 2 : 1)
  return sums.toSorted((one, other) => proof(one) - proof(other) || days(one) - days(other))[0]
}

function verdictOf(sum: KnownBooking, part: Telling, cents: number): Verdict {
  if (!sum.isWaiting) return { is: 'doubtful', of: sum.id }
  return { is: 'details', of: sum.id, isCertain: isSurelySumOf(sum, part, cents) }
}

function isSumOf(sum: Comparable, part: Comparable, cents: number): boolean {
  return compareSum(sum, part, cents) !== 'other'
}

/** Another sum of the same size, even on the same day, is not unusual: only a reference of the bank proves it. */
function isSurelySumOf(sum: Comparable, part: Comparable, cents: number): boolean {
  return compareSum(sum, part, cents) === 'same'
}

/** Compares by day, direction and the bank's references: a sum does not name its payers. */
function compareSum(sum: Comparable, part: Comparable, cents: number) {
  const bare = { oddAmount: null, endToEndId: null, mandateId: null, purpose: '', payerIban: null, debitId: null }
  return compare({ ...sum, ...bare }, { ...part, ...bare, amountCents: cents })
}
