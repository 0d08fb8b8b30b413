import { useMutation } from '@tanstack/react-query'
import { WordsDialog } from '~/features/applications/ui/words-dialog'
import { daysText } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { HOLD_REASON } from '../../legal-hold'
import type { DeletionRow } from '../../views'

/** Stops the deletion of a posting's applications, or lets it go on; both with a reason. */
export function HoldButton({ row, noticeDays }: { row: DeletionRow; noticeDays: number }) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useKeptOpen(`anhalten ${row.jobPostingId}`)
  const done = (title: string) => ({
    meta: { done: title },
    onSuccess: () => setOpen(false),
  })
  const place = useMutation(trpc.legalHold.place.mutationOptions(done('Löschung angehalten')))
  const lift = useMutation(trpc.legalHold.lift.mutationOptions(done('Die Löschung geht weiter')))
  const { holdId, jobPostingId, title } = row
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {holdId ? 'Aufheben' : 'Anhalten'}
        <span className="sr-only">: {title}</span>
      </Button>
      {isOpen && holdId === null && (
        <WordsDialog
          about={jobPostingId}
          title="Löschung anhalten?"
          label="Grund"
          description="Zum Beispiel das Aktenzeichen. Lesen können ihn nur Sie und die Betreiber von Stellwerk."
          maxLength={1000}
          {...HOLD_REASON}
          acceptLabel="Anhalten"
          isPending={place.isPending}
          onSend={(reason) => place.mutate({ jobPostingId, reason })}
          onClose={() => setOpen(false)}
        >
          <p className="text-sm">
            Alle Bewerbungen auf „{title}“ bleiben, bis Sie das aufheben, auch wenn jemand sein Konto löschen möchte.
            Das ist nur erlaubt, solange Sie sie brauchen, um Ansprüche abzuwehren oder geltend zu machen (Art.&nbsp;17
            Abs.&nbsp;3&nbsp;e DSGVO). Wer sich beworben hat, sieht, dass die Löschung angehalten ist.
          </p>
        </WordsDialog>
      )}
      {isOpen && holdId !== null && (
        <WordsDialog
          about={jobPostingId}
          title="Löschung weiterlaufen lassen?"
          label="Grund"
          description="Zum Beispiel: Verfahren beendet."
          maxLength={1000}
          {...HOLD_REASON}
          acceptLabel="Aufheben"
          isPending={lift.isPending}
          onSend={(reason) => lift.mutate({ id: holdId, reason })}
          onClose={() => setOpen(false)}
        >
          <p className="text-sm">
            Die Bewerbungen auf „{title}“ löschen wir dann wieder nach ihrer Frist. Sie und alle, die sich beworben
            haben, erfahren das {daysText(noticeDays)} vorher.
          </p>
        </WordsDialog>
      )}
    </>
  )
}
