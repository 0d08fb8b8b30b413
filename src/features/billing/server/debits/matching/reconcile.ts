import { type Comparable, compare, daysBetween, shareReference } from './compare-bookings'

/** A booking as a file tells it. `entry` names the bank's entry that it is one of several in. */
export type Telling = Comparable & {
  bookingKey: string
  /** The numbered statement or the notice that it stands in; another one of the same format tells of other bookings. */
  edition: string | null
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
  /** It may be another booking, which a person has to say. */
  isExplained: boolean
}

/**
 * `new`; `repeated`: told before as `of`; `doubtful`: it may be `of`, which a person has to say; `details`: a payment that
 * counts, told one by one here, while the waiting sum `of` consists of such payments: certainly, or for a person to say.
 */
export type Verdict =
  | { is: 'new' }
  | { is: 'repeated' | 'doubtful'; of: string }
  | { is: 'details'; of: string; isCertain: boolean }

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
  const editions = Map.groupBy(known, ({ originalId }) => originalId)
  const stoodElsewhere = (telling: Telling, { originalId }: KnownBooking) =>
    stoodInOther(telling, editions.get(originalId) ?? [])
  const isFree = ({ originalId }: KnownBooking) => !used.has(originalId)
  // First what agrees in everything, then what a reference of the bank proves: the surer takes before the less sure.
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

/** A booking stands in one numbered statement and in one notice; only a reference of the bank says that it stands in two. */
function stoodInOther(telling: Telling, told: readonly KnownBooking[]): boolean {
  const numbered = told.filter(({ format, edition }) => format === telling.format && edition !== null)
  if (telling.edition === null || numbered.some(({ edition }) => edition === telling.edition)) return false
  return numbered.some((each) => !shareReference(telling, each))
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

/** The one that is proven, else one that nothing has explained yet, of the nearest day. */
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

/** Another sum of the same size, even of the same day, is not unusual: only a reference of the bank proves it. */
function isSurelySumOf(sum: Comparable, part: Comparable, cents: number): boolean {
  return compareSum(sum, part, cents) === 'same'
}

/** Compares by day, direction and the bank's references: a sum says nothing of whom it comes from. */
function compareSum(sum: Comparable, part: Comparable, cents: number) {
  const bare = { oddAmount: null, endToEndId: null, mandateId: null, purpose: '', payerIban: null, debitId: null }
  return compare({ ...sum, ...bare }, { ...part, ...bare, amountCents: cents })
}
