import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import type { OwnInterview } from '../../views'
import { WordsDialog } from '../words-dialog'

type Props = { interview: Pick<OwnInterview, 'id' | 'startsAt'>; onClose: () => void }

/** None of the times suits: says in words which would. */
export function DeclineDialog({ interview, onClose }: Props) {
  const trpc = useTRPC()
  const decline = useMutation(
    trpc.application.declineTimes.mutationOptions({ meta: { done: 'Nachricht gesendet' }, onSuccess: onClose }),
  )
  return (
    <WordsDialog
      about={interview.id}
      title="Um andere Termine bitten"
      label="Wann passt es dir?"
      maxLength={1000}
      missing="Bitte schreib kurz, wann es dir passt."
      acceptLabel="Um andere Termine bitten"
      isPending={decline.isPending}
      onSend={(reply) => decline.mutate({ interviewId: interview.id, startsAt: interview.startsAt, reply })}
      onClose={onClose}
    />
  )
}
