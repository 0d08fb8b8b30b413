import { groupIban } from '~/features/billing/debit/mandate'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'

type Told = {
  text: string
  doubt?: string | null
  endToEndId: string | null
  payerName: string | null
  payerIban: string | null
  amountCents: number
  /** The booking of another file that this one is, or may be. */
  like?: { fileName: string | null; bookedOn: string | null; amountCents: number | null } | null
}

/** The bank's data of a booking: who paid, and what for. */
export function BankEntryText({ entry }: { entry: Told }) {
  const { text, doubt, endToEndId, payerName, payerIban, amountCents, like } = entry
  const payer = [payerName, payerIban && groupIban(payerIban)].filter(Boolean).join(', ')
  return (
    <span className="block text-left">
      {text || endToEndId || '–'}
      {payer && <span className="block text-sm text-muted">{payer}</span>}
      {doubt && <span className="block text-sm">{doubt}</span>}
      {like?.fileName && (
        <span className="block text-sm break-all text-muted">
          Steht auch in {like.fileName}
          {like.bookedOn && `, gebucht am ${formatIsoDay(like.bookedOn)}`}
          {like.amountCents !== null && like.amountCents !== amountCents && `, ${formatCents(like.amountCents)}`}
        </span>
      )}
    </span>
  )
}

export const entryKinds = {
  payment: 'Zahlung',
  return: 'Rückgabe',
  outgoing: 'Geldausgang',
  rejection: 'Ablehnung',
  refusal: 'Datei abgelehnt',
} as const
