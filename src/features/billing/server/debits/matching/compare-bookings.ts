/** The data by which two reports are compared. */
export type Comparable = {
  isCredit: boolean
  amountCents: number
  oddAmount: string | null
  bookedOn: string
  valueOn: string
  endToEndId: string | null
  mandateId: string | null
  bankReferences: readonly string[]
  purpose: string
  payerIban: string | null
  /** The format that reported it: a bank may date a notice differently from its statement. */
  format: string
  /** The debit of ours that it names by its own id. */
  debitId: string | null
}

/** `same` is one booking reported twice, `other` two, and with `maybe` a person decides. */
export type Likeness = 'same' | 'maybe' | 'other'

/** Maximum difference in days between a notice and a statement about the same booking. */
const SLIP_DAYS = 4
const DAY_MS = 86_400_000

/**
 * Whether two reports in different files are about one booking. Data from the payer must not contradict; the bank's own
 * references may differ between its formats, so alone they never make two bookings of one.
 */
export function compare(one: Comparable, other: Comparable): Likeness {
  if (one.isCredit !== other.isCredit || one.amountCents !== other.amountCents) return 'other'
  if (one.oddAmount !== other.oddAmount) return 'other'
  const isSameDay = one.bookedOn === other.bookedOn
  if (!isSameDay && !maySlip(one, other)) return 'other'
  // A debit is credited once and returned once.
  if (one.debitId !== null && one.debitId === other.debitId) return isSameDay ? 'same' : 'maybe'
  if (isStranger(one, other) || isStranger(other, one)) return 'other'
  if (differ(one.endToEndId, other.endToEndId) || differ(one.mandateId, other.mandateId)) return 'other'
  if (differ(one.payerIban, other.payerIban)) return 'other'
  // Within one format a bank always uses the same reference for a booking.
  if (one.format === other.format && haveOtherReferences(one, other)) return 'other'
  const isSameEnd = one.endToEndId !== null && other.endToEndId !== null
  // A matching end-to-end id outweighs a text that one format garbled.
  if (!isSameEnd && !mayBeSameText(one.purpose, other.purpose)) return 'other'
  const isClear = isSameDay && (one.valueOn === other.valueOn || one.valueOn === '' || other.valueOn === '')
  return isClear && mayBeSameText(one.purpose, other.purpose) && shareReference(one, other) ? 'same' : 'maybe'
}

/** One is about a debit of ours, the other says something else. */
function isStranger(one: Comparable, { debitId, endToEndId, purpose }: Comparable): boolean {
  return one.debitId !== null && debitId === null && (endToEndId !== null || purpose !== '')
}

function maySlip(one: Comparable, other: Comparable): boolean {
  return one.format !== other.format && !(daysBetween(one.bookedOn, other.bookedOn) > SLIP_DAYS)
}

/** Days between two calendar days. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS
}

/** Both have a name, and they differ. */
function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && bare(one) !== bare(other)
}

/** Letters and digits of an id, which banks break and space differently. */
export function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * Formats truncate texts, break them, and spell umlauts differently: so only consonants and digits count, and one may
 * be a part of the other. An empty text contradicts nothing.
 */
function mayBeSameText(one: string, other: string): boolean {
  const [first, second] = [skeleton(one), skeleton(other)]
  return first.includes(second) || second.includes(first)
}

function skeleton(text: string): string {
  // Umlauts become vowels (ä, ae, a, ?), and ß becomes s.
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^B-DF-HJ-NP-RT-Z0-9]/g, '')
}

/** A reference of the bank itself; entry numbers start over with each statement. */
export function shareReference(one: Comparable, other: Comparable): boolean {
  if (differAs('detail:', one, other)) return false
  return one.bankReferences.some(
    (reference) => !reference.startsWith('number:') && other.bankReferences.includes(reference),
  )
}

function haveOtherReferences(one: Comparable, other: Comparable): boolean {
  return differAs('entry:', one, other) || differAs('detail:', one, other)
}

/** Both have references of a kind, but none in common. */
function differAs(kind: string, one: Comparable, other: Comparable): boolean {
  const [own, others] = [one, other].map((each) => each.bankReferences.filter((text) => text.startsWith(kind)))
  return Boolean(own?.length && others?.length && !own.some((reference) => others.includes(reference)))
}
