import { useQuery } from '@tanstack/react-query'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/text-link'
import { Checkbox } from '~/ui/choices/checkbox'

type OfferSlotsProps = { applicationId: string; value: boolean; onChange: (value: boolean) => void }

/** In an invitation: whether the free slots are offered, with how many there are. */
export function OfferSlots({ applicationId, value, onChange }: OfferSlotsProps) {
  const { slots, last } = useFreeSlots(applicationId)
  if (slots.length === 0 || !last) {
    return (
      <p className="text-sm text-muted">
        Mit{' '}
        <TextLink to="/app/company/interviews" search={{ neu: true }}>
          freien Terminen
        </TextLink>{' '}
        wählen Eingeladene selbst, ohne Hin und Her.
      </p>
    )
  }
  return (
    <Checkbox
      label="Freie Termine anbieten"
      description={`${slots.length === 1 ? 'Einer' : slots.length} frei, bis ${formatAppointment(last.startsAt)}. Wer eingeladen ist, wählt selbst; später angelegte kommen dazu.`}
      value={value}
      onChange={onChange}
    />
  )
}

/** What an invitation of this application would offer. */
export function useFreeSlots(applicationId: string) {
  const trpc = useTRPC()
  const { data = [], isLoading } = useQuery(trpc.application.freeSlots.queryOptions({ applicationId }))
  return { slots: data, last: data.at(-1), isLoading }
}
