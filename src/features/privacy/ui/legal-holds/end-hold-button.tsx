import { useMutation } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { WordsDialog } from '~/features/applications/ui/words-dialog'
import { daysText } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { HOLD_REASON } from '../../legal-hold'
import type { LegalHoldRow } from '../../views'

/** A platform admin lifts a company's legal hold; the company reads the reason. */
export function EndHoldButton({
  hold: { id, title, companyName },
  noticeDays,
}: {
  hold: LegalHoldRow
  noticeDays: number
}) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useKeptOpen(`aufheben ${id}`)
  const end = useMutation(
    trpc.legalHold.end.mutationOptions({ meta: { done: 'Aufgehoben' }, onSuccess: () => setOpen(false) }),
  )
  async function send(reason: string) {
    if (await ensureFresh()) end.mutate({ id, reason })
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Aufheben<span className="sr-only">: {title}</span>
      </Button>
      {isOpen && (
        <WordsDialog
          about={id}
          title="Angehaltene Löschung aufheben?"
          label="Grund"
          description="Das Unternehmen liest ihn."
          maxLength={1000}
          {...HOLD_REASON}
          acceptLabel="Aufheben"
          tone="danger"
          isPending={end.isPending}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <p className="text-sm">
            {companyName ?? 'Das Unternehmen'} verliert damit Unterlagen, die es als Beweise behalten wollte. Wir
            löschen frühestens {daysText(noticeDays)} später.
          </p>
        </WordsDialog>
      )}
    </>
  )
}
