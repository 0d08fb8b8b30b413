import type { BankEvent } from '../bank-event.ts'

/**
 * The bank's codes of a booking: ISO family and subfamily (`IDDT`, `UPDD`), and the DK's Geschäftsvorfallcode (`109`).
 */
export type TransactionCode = { family: string; subfamily: string; gvc: string }

type Told = { code: TransactionCode; isCredit: boolean; isReversal: boolean; hasReturnReason: boolean }

/** Returned debits of ours: unpaid, refunded, cancelled. */
const UNPAID_DEBITS = new Set(['UPDD', 'PRDD', 'RCDD'])
const UNPAID_GVCS = new Set(['108', '109'])
const RETURNED_CREDIT_GVCS = new Set(['159', '181', '182', '184'])
/** Families of transfers and of other people's debits: their returns are not ours. */
const FOREIGN_FAMILIES = new Set(['RCDT', 'RRCT', 'ICDT', 'IRCT', 'RDDT'])
const TRANSFER_FAMILIES = new Set(['RCDT', 'RRCT'])

/** The kind of a booking, by its direction and the bank's codes (DFÜ-Abkommen Anlage 3, GVC and ISO BTC). */
export function judge({
  code,
  isCredit,
  isReversal,
  hasReturnReason,
}: Told): Pick<BankEvent, 'kind' | 'isTransfer' | 'doubt'> {
  const { family, subfamily, gvc } = code
  if (isCredit) {
    const isTransfer = TRANSFER_FAMILIES.has(family) || /^1(?:5[2-7]|6[1-9]|94)$/.test(gvc)
    const isBack = hasReturnReason || subfamily === 'RRTN' || RETURNED_CREDIT_GVCS.has(gvc)
    const doubt = isBack
      ? 'Hier kam eigenes Geld zurück, etwa eine Überweisung, die nicht ankam.'
      : isReversal
        ? 'Die Bank hat eine Belastung zurückgenommen (Storno).'
        : null
    return { kind: 'payment', isTransfer, doubt }
  }
  const isUnpaid =
    (family === 'IDDT' && UNPAID_DEBITS.has(subfamily)) ||
    UNPAID_GVCS.has(gvc) ||
    (hasReturnReason && !FOREIGN_FAMILIES.has(family))
  if (isUnpaid) return { kind: 'return', isTransfer: false, doubt: null }
  const doubt = isReversal ? 'Die Bank hat eine Gutschrift zurückgenommen (Storno).' : null
  return { kind: 'outgoing', isTransfer: false, doubt }
}

/** The DK's code in a bank's own notation: `NTRF+166+9310`, `166`. */
export function gvcIn(text: string): string {
  return text.split('+').find((part) => /^\d{3}$/.test(part)) ?? ''
}

/**
 * Return reasons in MT940 and the DK's own codes (Textschlüsselergänzung, `?34`). Only those on which all banks agree:
 * a wrong one would end a mandate.
 */
const RETURN_REASONS: Readonly<Record<string, string>> = {
  '901': 'AC01',
  '902': 'AC04',
  '903': 'AC06',
  '904': 'AG01',
  '906': 'AM04',
  '907': 'AM05',
  '909': 'MD01',
  '912': 'MD06',
  '913': 'MD07',
}

/** The EPC reason of a return (`AC04`); null when the code is unknown. */
export function returnReasonOf(extension: string): string | null {
  return RETURN_REASONS[extension] ?? null
}
