import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/choices/checkbox'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { CreateSlotsDialog } from './create-slots-dialog'

type OfferSlotsProps = { applicationId: string; value: boolean; onChange: (value: boolean) => void }

/** In an invitation: whether the free slots are offered, with how many there are; without any, they can be made here. */
export function OfferSlots({ applicationId, value, onChange }: OfferSlotsProps) {
  const { slots, last } = useFreeSlots(applicationId)
  const [isCreating, setCreating] = useKeptOpen(`termine-anlegen ${applicationId}`)
  const group = useRef<HTMLDivElement>(null)
  // The button that made the first ones is gone; the choice in its place goes on.
  useFocusRescue(group, slots.length === 0)
  if (slots.length === 0 || !last) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <p>Mit freien Terminen wählen Eingeladene selbst, ohne Hin und Her.</p>
        <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
          Freie Termine anlegen
        </Button>
        {isCreating && (
          <CreateSlotsDialog
            applicationId={applicationId}
            onClose={() => setCreating(false)}
            onCreated={() => setCreating(false)}
          />
        )}
      </div>
    )
  }
  return (
    <div ref={group} tabIndex={-1}>
      <Checkbox
        label="Freie Termine anbieten"
        description={`${slots.length === 1 ? 'Einer' : slots.length} frei, bis ${formatAppointment(last.startsAt)}. Wer eingeladen ist, wählt selbst; später angelegte kommen dazu.`}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** What an invitation of this application would offer. */
export function useFreeSlots(applicationId: string) {
  const trpc = useTRPC()
  const { data = [], isLoading } = useQuery(trpc.application.freeSlots.queryOptions({ applicationId }))
  return { slots: data, last: data.at(-1), isLoading }
}
