import { type BankEvent, BankFileFault, BLANK_EVENT } from '../bank-event.ts'
import { bookable, type ExactAmount, exactAmount, formatUnits } from '../exact-amount.ts'
import { codeOf, factsOf } from './camt-parties.ts'
import { judge, returnReasonOf } from './transaction-code.ts'
import { at, type Branch, dayOf, has, leaf, list, texts } from './xml-tree.ts'

/** One entry of a camt file, and the amount by which it changed the balance. */
export type ReadEntry = { signedUnits: bigint; currency: string; events: BankEvent[] }

type Part = { details: Branch; detail: Branch; isCredit: boolean; amount: ExactAmount }

/**
 * The bookings of an entry: one, or one for each of its details when they add up to it. Otherwise the entry stays whole
 * and waits for a person.
 * @param name how people call the entry
 * @param statementDay latest possible booking day, for entries without a day
 * @returns null for announced ones
 * @throws BankFileFault without a readable amount, direction or day
 */
export function readEntry(entry: Branch, name: string, statementDay: string): ReadEntry | null {
  // BOOK is either plain or in <Cd>.
  const status = leaf(entry, 'Sts') || leaf(at(entry, 'Sts'), 'Cd')
  if (status && status !== 'BOOK') return null
  const whole = amountOf(entry)
  if (whole === null) throw new BankFileFault(`${name} hat keinen lesbaren Betrag. Es wurde nichts gebucht.`)
  const isCredit = isCreditOf(entry)
  if (isCredit === null) {
    throw new BankFileFault(`${name} sagt nicht, ob Geld kam oder ging. Es wurde nichts gebucht.`)
  }
  const bookedOn = dayOf(at(entry, 'BookgDt')) || dayOf(at(entry, 'ValDt')) || statementDay
  if (bookedOn === '') throw new BankFileFault(`${name} hat keinen lesbaren Buchungstag. Es wurde nichts gebucht.`)
  const signedUnits = isCredit ? whole.units : -whole.units
  const all = list(entry, 'NtryDtls').flatMap((details) =>
    list(details, 'TxDtls').map((detail) => ({ details, detail })),
  )
  const parts = all.length > 0 ? partsOf(all, whole, isCredit) : null
  const events = parts
    ? parts.map((part) => eventOf(entry, part, parts.length > 1 ? whole : null))
    : [doubted(eventOf(entry, wholeOf(entry, all, whole, isCredit), null), all, whole)]
  return { signedUnits, currency: whole.currency, events: events.map((event) => ({ ...event, bookedOn })) }
}

/** The details whose amounts add up to the entry, including fees; null when they do not. */
function partsOf(all: readonly Pick<Part, 'details' | 'detail'>[], whole: ExactAmount, isCredit: boolean) {
  const told = all.map(({ details, detail }) => ({
    ...{ details, detail, isCredit: isCreditOf(detail) ?? isCredit },
    ...{ amount: amountOfDetail(detail, whole.currency), charges: chargesOf(detail, whole.currency) },
  }))
  const [only] = told
  // A single detail without an amount is the entry; an instructed amount may be in another currency, or without fees.
  if (only && told.length === 1 && only.amount === null) return [{ ...only, amount: whole }]
  const net = readAmounts(told, (amount) => amount)
  if (net && sumsUp(net, whole, isCredit)) return net
  const gross = readAmounts(told, (amount, charges, isIn) => amount + (isIn ? -charges : charges))
  return gross && sumsUp(gross, whole, isCredit) ? gross : null
}

type Told = Omit<Part, 'amount'> & { amount: ExactAmount | null; charges: bigint }

function readAmounts(told: readonly Told[], read: (units: bigint, charges: bigint, isCredit: boolean) => bigint) {
  const parts: Part[] = []
  for (const { amount, charges, ...rest } of told) {
    const instructed = amount ?? amountOf(at(rest.detail, 'AmtDtls', 'InstdAmt'))
    if (instructed === null) return null
    const units = read(instructed.units, charges, rest.isCredit)
    if (units < 0n) return null
    parts.push({ ...rest, amount: { ...instructed, units } })
  }
  return parts
}

function sumsUp(parts: readonly Part[], whole: ExactAmount, isCredit: boolean): boolean {
  if (parts.some(({ amount }) => amount.currency !== whole.currency)) return false
  const sum = parts.reduce((total, part) => total + (part.isCredit ? part.amount.units : -part.amount.units), 0n)
  return sum === (isCredit ? whole.units : -whole.units)
}

function wholeOf(
  entry: Branch,
  all: readonly Pick<Part, 'details' | 'detail'>[],
  amount: ExactAmount,
  isCredit: boolean,
): Part {
  const [only] = all
  const details = list(entry, 'NtryDtls')[0] ?? {}
  return { ...(only && all.length === 1 ? only : { details, detail: {} }), isCredit, amount }
}

/** Explains on a whole entry why its details do not count. */
function doubted(event: BankEvent, all: readonly Pick<Part, 'detail'>[], whole: ExactAmount): BankEvent {
  if (all.length === 0) return event
  const named = all.flatMap(({ detail }) => amountOfDetail(detail, whole.currency)?.units ?? [])
  const sum = named.reduce((total, units) => total + units, 0n)
  const told =
    named.length < all.length ? 'nennen nicht alle einen Betrag' : `ergeben ${formatUnits(sum, whole.currency)}`
  const doubt = `Die Einzelheiten dieser Buchung (${all.length}) ${told}, gebucht sind ${formatUnits(whole.units, whole.currency)}.`
  return { ...event, isSum: true, doubt }
}

function eventOf(entry: Branch, { details, detail, isCredit, amount }: Part, whole: ExactAmount | null): BankEvent {
  const returned = at(detail, 'RtrInf')
  const code = codeOf(entry, detail)
  const hasReturnReason = has(detail, 'RtrInf')
  const judged = judge({ code, isCredit, isReversal: leaf(entry, 'RvslInd') === 'true', hasReturnReason })
  const reason = at(returned, 'Rsn')
  const extension =
    leaf(at(entry, 'BkTxCd', 'Prtry'), 'Cd')
      .split('+')
      .at(-1) ?? ''
  return {
    ...BLANK_EVENT,
    ...factsOf({ entry, details, detail, isCredit, isBack: hasReturnReason || judged.kind === 'return' }),
    ...judged,
    ...bookable(amount),
    isCredit,
    bookedOn: '',
    valueOn: dayOf(at(entry, 'ValDt')),
    reasonCode:
      judged.kind === 'return'
        ? leaf(reason, 'Cd') || returnReasonOf(texts(reason, 'Prtry')[0] ?? '') || returnReasonOf(extension)
        : null,
    isSum: has(details, 'Btch') && !has(details, 'TxDtls'),
    entryCents: whole ? bookable(whole).amountCents : null,
  }
}

function isCreditOf(tree: Branch): boolean | null {
  const direction = leaf(tree, 'CdtDbtInd')
  return direction === 'CRDT' ? true : direction === 'DBIT' ? false : null
}

/** The amount a detail moved, in the currency of its entry; the instructed amount is something else. */
function amountOfDetail(detail: Branch, currency: string): ExactAmount | null {
  const own = amountOf(detail) ?? amountOf(at(detail, 'AmtDtls', 'TxAmt'))
  return own?.currency === currency ? own : null
}

/** The fees of a detail, in hundred-thousandths of its currency. */
function chargesOf(detail: Branch, currency: string): bigint {
  const records = list(detail, 'Chrgs').flatMap((charges) => {
    // Version 2 has the amount itself, later versions have records.
    const each = list(charges, 'Rcrd')
    return each.length > 0 ? each : [charges]
  })
  return records.reduce((sum, record) => {
    const amount = amountOf(record)
    return amount?.currency === currency ? sum + amount.units : sum
  }, 0n)
}

/** An amount with its currency, null when it is missing or unreadable. */
function amountOf(tree: Branch): ExactAmount | null {
  const written = leaf(tree, 'Amt')
  return written === '' ? null : exactAmount(written, leaf(at(tree, 'Amt'), '@Ccy') || 'EUR')
}
