import { useMutation } from '@tanstack/react-query'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { isOnePlace } from '~/features/applications/workflow/slot-days'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { toast } from '~/ui/toast/toast-store'
import type { OwnInterview } from '../../views'
import { SlotGrid } from './slot-grid'

type SlotChoiceProps = { interview: OwnInterview; onPicked?: () => void }

/**
 * The free slots of an invitation, or those an agreed appointment can move to. A slot that somebody else has just taken
 * says so, and the list is read again.
 */
export function SlotChoice({ interview, onPicked }: SlotChoiceProps) {
  const trpc = useTRPC()
  const isMoving = interview.status === 'agreed'
  const pick = useMutation(
    trpc.application.pickSlot.mutationOptions({
      onSuccess: ({ startsAt }) => {
        const title = isMoving ? 'Termin verschoben' : 'Termin zugesagt'
        toast.success(title, formatAppointment(startsAt))
        onPicked?.()
      },
    }),
  )
  const { slots } = interview
  const [first] = slots
  return (
    <div>
      {first && isOnePlace(slots) && !(isMoving && first.location === interview.location) && (
        <p className="mb-3 wrap-anywhere">
          {interviewModeLabels[first.mode]}: {first.location}, {first.durationMinutes}&nbsp;Minuten
        </p>
      )}
      <SlotGrid
        slots={slots}
        chosenId={isMoving ? interview.slotId : null}
        pendingId={pick.isPending ? pick.variables.slotId : null}
        onPick={({ id }) => pick.mutate({ interviewId: interview.id, slotId: id })}
      />
    </div>
  )
}

/** How many other slots there are to pick. */
export function freeSlots({ slots, slotId }: OwnInterview): number {
  return slots.filter(({ id, isTaken }) => !isTaken && id !== slotId).length
}
