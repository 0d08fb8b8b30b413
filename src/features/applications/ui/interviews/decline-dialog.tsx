import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { WordsDialog } from '../words-dialog'

/** None of the times suits: says in words which would. */
export function DeclineDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const decline = useMutation(
    trpc.application.declineTimes.mutationOptions({ meta: { done: 'Nachricht gesendet' }, onSuccess: onClose }),
  )
  return (
    <WordsDialog
      about={interviewId}
      title="Andere Termine erbitten"
      label="Wann passt es dir?"
      maxLength={1000}
      missing="Bitte schreib kurz, wann es dir passt."
      acceptLabel="Um andere Termine bitten"
      isPending={decline.isPending}
      onSend={(reply) => decline.mutate({ interviewId, reply })}
      onClose={onClose}
    />
  )
}
