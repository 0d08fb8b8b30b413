import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { WordsDialog } from '../words-dialog'

type Props = { application: { id: string; companyName: string; jobTitle: string } }

/** Withdraws an application, with an optional reason. */
export function WithdrawButton({ application }: Props) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useKeptOpen(`zurueckziehen-${application.id}`)
  const withdraw = useMutation(
    trpc.application.withdraw.mutationOptions({
      meta: { done: 'Bewerbung zurückgezogen' },
      onSuccess: () => setOpen(false),
    }),
  )
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Zurückziehen
      </Button>
      {isOpen && (
        <WordsDialog
          about={application.id}
          title="Bewerbung zurückziehen?"
          label="Grund"
          description="Das Unternehmen liest ihn."
          maxLength={1000}
          acceptLabel="Zurückziehen"
          rejectLabel="Behalten"
          tone="danger"
          isPending={withdraw.isPending}
          onSend={(reason) => withdraw.mutate({ applicationId: application.id, message: reason || null })}
          onClose={() => setOpen(false)}
        >
          <p className="text-sm">
            {application.companyName} bearbeitet deine Bewerbung als „{application.jobTitle}“ dann nicht weiter und
            erfährt es sofort. Du kannst dich später neu bewerben.
          </p>
          <p className="text-sm">
            Was du mit der Bewerbung geschickt hast, kann das Unternehmen noch lesen, bis es gelöscht wird. Was du
            später an deinem Lebenslauf änderst, sieht es durch diese Bewerbung nicht mehr.
          </p>
        </WordsDialog>
      )}
    </>
  )
}
