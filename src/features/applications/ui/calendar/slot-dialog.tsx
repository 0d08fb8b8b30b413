import { useMutation } from '@tanstack/react-query'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import type { CalendarSlot } from '../../views'
import { audienceOf } from './calendar-entry'

/** A free slot with everything about it; it can be taken back. */
export function SlotDialog({ slot, onClose }: { slot: CalendarSlot; onClose: () => void }) {
  const trpc = useTRPC()
  const remove = useMutation(
    trpc.application.removeSlots.mutationOptions({ meta: { done: 'Freier Termin gelöscht' }, onSuccess: onClose }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Frei: ${formatAppointment(slot.startsAt)}`}
      footer={
        <>
          <Button variant="ghost" isPending={remove.isPending} onClick={() => remove.mutate({ ids: [slot.id] })}>
            Termin löschen
          </Button>
          <Button onClick={onClose}>Behalten</Button>
        </>
      }
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2 wrap-anywhere">
        <dt className="text-muted">Für</dt>
        <dd>{audienceOf(slot)}</dd>
        <dt className="text-muted">Mit</dt>
        <dd>{slot.interviewers.join(', ') || 'niemandem mehr, daher nicht wählbar'}</dd>
        <dt className="text-muted">{interviewModeLabels[slot.mode]}</dt>
        <dd>{slot.location}</dd>
        <dt className="text-muted">Dauer</dt>
        <dd>{slot.durationMinutes}&nbsp;Minuten</dd>
      </dl>
    </Dialog>
  )
}
