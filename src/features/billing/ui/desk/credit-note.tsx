import { formatCents } from '~/lib/money/money'
import { Note } from '~/ui/note'

type CreditNoteProps = { credits: readonly { id: string; number: string; creditCents: number }[] }

/** Overpayments, by invoice. */
export function CreditNote({ credits }: CreditNoteProps) {
  const total = credits.reduce((sum, { creditCents }) => sum + creditCents, 0)
  return (
    <Note className="mb-5" title={`Guthaben: ${formatCents(total)}`}>
      <p>
        Hier ist mehr eingegangen, als zu zahlen war. Wir verrechnen das Guthaben von selbst mit Ihrer nächsten
        Rechnung. Kommt keine mehr, zahlen wir es Ihnen zurück.
      </p>
      <ul className="mt-2">
        {credits.map(({ id, number, creditCents }) => (
          <li key={id} className="num">
            Rechnung {number}: {formatCents(creditCents)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
