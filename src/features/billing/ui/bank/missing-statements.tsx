import { useMutation } from '@tanstack/react-query'
import { groupIban } from '~/features/billing/debit/mandate'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { MissingStatement } from '../../views'

/** Statements that were never imported. Nothing when the balances are continuous. */
export function MissingStatements({ missing }: { missing: readonly MissingStatement[] }) {
  const trpc = useTRPC()
  const settle = useMutation(trpc.directDebit.settleMissing.mutationOptions({ meta: { done: 'Als geprüft vermerkt' } }))
  return missing.map((each) => (
    <Note
      key={each.id}
      tone="warn"
      className="mb-4"
      title={sentenceOf(each)}
      actions={
        <Button
          variant="outline"
          size="sm"
          aria-label={`Geprüft: ${sentenceOf(each)}`}
          isPending={settle.isPending && settle.variables.id === each.id}
          onClick={() => settle.mutate({ id: each.id })}
        >
          Geprüft, nicht mehr zeigen
        </Button>
      }
    >
      Konto {groupIban(each.account)}. Bitte laden Sie die Auszüge dazwischen bei der Bank herunter und lesen Sie sie
      ein.
    </Note>
  ))
}

function sentenceOf({ from, to, fromNumber, toNumber, cents }: MissingStatement): string {
  const name = (day: string, number: number | null) =>
    number === null ? `dem vom ${formatIsoDay(day)}` : `Nr. ${number} vom ${formatIsoDay(day)}`
  const first = fromNumber === null ? `dem Auszug vom ${formatIsoDay(from)}` : `Auszug ${name(from, fromNumber)}`
  const what =
    cents === 0 ? 'ein Auszug; die Salden stimmen überein' : `mindestens ein Auszug über ${formatCents(cents)}`
  return `Zwischen ${first} und ${name(to, toNumber)} fehlt ${what}.`
}
