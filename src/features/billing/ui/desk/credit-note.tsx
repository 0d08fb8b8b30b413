import { formatCents } from '~/lib/money/money'
import { Note } from '~/ui/note'

type Credit = { id: string; number: string; creditCents: number; stornoNumber: string | null }
type CreditNoteProps = { credits: readonly Credit[] }

/** Overpayments and what was credited after payment, by invoice. */
export function CreditNote({ credits }: CreditNoteProps) {
  const total = credits.reduce((sum, { creditCents }) => sum + creditCents, 0)
  return (
    <Note className="mb-5" title={`Guthaben: ${formatCents(total)}`}>
      <p>
        {credits.some(({ stornoNumber }) => stornoNumber !== null)
          ? 'Hier haben Sie mehr bezahlt, als nach der Stornorechnung zu zahlen bleibt.'
          : 'Hier ist mehr eingegangen, als zu zahlen war.'}{' '}
        Wir verrechnen das Guthaben von selbst mit Ihrer nächsten Rechnung. Kommt keine mehr, zahlen wir es Ihnen
        zurück.
      </p>
      <ul className="mt-2">
        {credits.map(({ id, number, creditCents, stornoNumber }) => (
          <li key={id} className="num">
            Rechnung {number}: {formatCents(creditCents)}
            {stornoNumber && ` (Stornorechnung ${stornoNumber})`}
          </li>
        ))}
      </ul>
    </Note>
  )
}
