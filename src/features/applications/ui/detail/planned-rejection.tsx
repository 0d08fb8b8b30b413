import { useMutation } from '@tanstack/react-query'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'

type Props = { applicationId: string; planned: { sendAt: Date; message: string } | null }

export function PlannedRejection({ applicationId, planned }: Props) {
  const trpc = useTRPC()
  const cancel = useMutation(
    trpc.application.cancelRejection.mutationOptions({ meta: { done: 'Absage zurückgenommen' } }),
  )
  if (!planned) return null
  return (
    <Note
      tone="warn"
      title={`Absage geplant für ${formatMoment(planned.sendAt)}`}
      actions={
        <Button
          size="sm"
          variant="outline"
          isPending={cancel.isPending}
          onClick={() => cancel.mutate({ id: applicationId })}
        >
          Absage zurücknehmen
        </Button>
      }
    >
      <p className="line-clamp-3 whitespace-pre-line">{planned.message}</p>
    </Note>
  )
}
