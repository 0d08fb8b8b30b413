import { groupIban } from '../mandate'

type Told = {
  text: string
  doubt?: string | null
  endToEndId: string | null
  payerName: string | null
  payerIban: string | null
}

/** What the bank wrote of a booking: who paid, and what for. */
export function BankEntryText({ entry }: { entry: Told }) {
  const { text, doubt, endToEndId, payerName, payerIban } = entry
  const payer = [payerName, payerIban && groupIban(payerIban)].filter(Boolean).join(', ')
  return (
    <span className="block text-left break-words">
      {text || endToEndId || '–'}
      {payer && <span className="block text-sm text-muted">{payer}</span>}
      {doubt && <span className="block text-sm">{doubt}</span>}
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
